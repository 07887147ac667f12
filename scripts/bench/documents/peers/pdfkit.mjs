import { createRequire } from 'node:module';

/** The usual way, without tags for screen readers. */
export const prepare = (input) => prepareWith(input, false);

/** With `tagged`, wraps headings, paragraphs, rows and figures in pdfkit's structure elements. */
export function prepareWith({ packages, fonts }, tagged) {
  const PDFDocument = createRequire(packages)('pdfkit');
  const draw = (pages) =>
    new Promise((resolve) => {
      const doc = new PDFDocument({
        size: 'A4',
        margin: 54,
        autoFirstPage: false,
        ...(tagged ? { pdfVersion: '1.7', tagged: true, lang: 'en-AU', displayTitle: true } : {}),
        info: { Title: 'Fifteen pages' },
      });
      const chunks = [];
      doc.on('data', (chunk) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.registerFont('sans', fonts.sans);
      doc.registerFont('strong', fonts.strong);
      const root = tagged ? doc.struct('Document') : undefined;
      if (root) doc.addStructure(root);
      for (const page of pages) {
        doc.addPage();
        drawPage(doc, page, root);
      }
      root?.end();
      doc.end();
    });
  return { draw };
}

function drawPage(doc, { title, paragraphs, head, rows, bars }, root) {
  const into = (parent, type, options, drawing) => {
    if (!parent) return drawing();
    parent.add(doc.struct(type, options, [drawing]));
  };
  doc.font('strong').fontSize(20);
  into(root, 'H1', {}, () => doc.text(title));
  doc.moveDown(0.5).font('sans').fontSize(9.7);
  for (const text of paragraphs) {
    into(root, 'P', {}, () => doc.text(text, { lineGap: 3 }));
    doc.moveDown(0.5);
  }
  const table = root && doc.struct('Table');
  root?.add(table);
  let y = doc.y + 10;
  for (const [index, cells] of [head, ...rows].entries()) {
    doc.font(index === 0 ? 'strong' : 'sans').fontSize(8.6);
    const row = table && doc.struct('TR');
    table?.add(row);
    for (const [column, cell] of cells.entries())
      into(row, index === 0 || column === 0 ? 'TH' : 'TD', {}, () =>
        doc.text(cell, 54 + column * 97, y, {
          width: 92,
          align: column === 0 ? 'left' : 'right',
          lineBreak: false,
        }),
      );
    row?.end();
    y += 17;
    doc
      .moveTo(54, y - 4)
      .lineTo(541, y - 4)
      .lineWidth(0.5)
      .stroke('#ddd5c5');
  }
  table?.end();
  into(root, 'Figure', { alt: 'Five bars.' }, () => {
    for (const { label, value } of bars) {
      doc.fillColor('#1c211d').text(label, 54, y + 3, { lineBreak: false });
      doc.rect(150, y, value * 3, 11).fill('#1f4836');
      doc.fillColor('#1c211d').text(String(value), 156 + value * 3, y + 3, { lineBreak: false });
      y += 19;
    }
  });
}
