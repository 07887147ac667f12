import { createRequire } from 'node:module';

export function prepare({ packages, fonts, pages }) {
  const PDFDocument = createRequire(packages)('pdfkit');
  const draw = () =>
    new Promise((resolve) => {
      const doc = new PDFDocument({ size: 'A4', margin: 54, autoFirstPage: false });
      const chunks = [];
      doc.on('data', (chunk) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.registerFont('sans', fonts.sans);
      doc.registerFont('strong', fonts.strong);
      for (const { title, paragraphs, head, rows, bars } of pages) {
        doc.addPage();
        doc.font('strong').fontSize(20).text(title).moveDown(0.5);
        doc.font('sans').fontSize(9.7);
        for (const text of paragraphs) doc.text(text, { lineGap: 3 }).moveDown(0.5);
        let y = doc.y + 10;
        for (const [index, cells] of [head, ...rows].entries()) {
          doc.font(index === 0 ? 'strong' : 'sans').fontSize(8.6);
          for (const [column, cell] of cells.entries())
            doc.text(cell, 54 + column * 97, y, {
              width: 92,
              align: column === 0 ? 'left' : 'right',
              lineBreak: false,
            });
          y += 17;
          doc
            .moveTo(54, y - 4)
            .lineTo(541, y - 4)
            .lineWidth(0.5)
            .stroke('#ddd5c5');
        }
        for (const { label, value } of bars) {
          doc.fillColor('#1c211d').text(label, 54, y + 3, { lineBreak: false });
          doc.rect(150, y, value * 3, 11).fill('#1f4836');
          doc.fillColor('#1c211d').text(String(value), 156 + value * 3, y + 3, { lineBreak: false });
          y += 19;
        }
      }
      doc.end();
    });
  return { draw };
}
