import { createRequire } from 'node:module';

export function prepare({ packages, fonts }) {
  const pdfmake = createRequire(packages)('pdfmake');
  pdfmake.addFonts({ sans: { normal: fonts.sans, bold: fonts.strong } });
  pdfmake.setLocalAccessPolicy?.(() => true);
  pdfmake.setUrlAccessPolicy?.(() => false);
  const content = (pages) =>
    pages.flatMap(({ title, paragraphs, head, rows, bars }, index) => [
      {
        text: title,
        fontSize: 20,
        bold: true,
        margin: [0, 0, 0, 10],
        ...(index > 0 ? { pageBreak: 'before' } : {}),
      },
      ...paragraphs.map((text) => ({ text, lineHeight: 1.25, margin: [0, 0, 0, 6] })),
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: head.map(() => '*'),
          body: [
            head.map((text) => ({ text, bold: true })),
            ...rows.map((cells) =>
              cells.map((text, column) => ({ text, alignment: column === 0 ? 'left' : 'right' })),
            ),
          ],
        },
      },
      ...bars.map(({ label, value }) => ({
        columns: [
          { text: label, width: 96 },
          { canvas: [{ type: 'rect', x: 0, y: 0, w: value * 3, h: 11, color: '#1f4836' }], width: 310 },
          { text: String(value), width: 40 },
        ],
        margin: [0, 6, 0, 0],
      })),
    ]);
  const draw = (pages) =>
    pdfmake
      .createPdf({
        content: content(pages),
        defaultStyle: { font: 'sans', fontSize: 9.7 },
        pageSize: 'A4',
        pageMargins: 54,
      })
      .getBuffer();
  return { draw };
}
