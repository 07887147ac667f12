import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function prepare({ packages, fonts }) {
  const entry = join(packages, '../node_modules/@libpdf/core/dist/index.mjs');
  const { PDF } = await import(pathToFileURL(entry).href);
  const [sansFile, strongFile] = [readFileSync(fonts.sans), readFileSync(fonts.strong)];
  const draw = async (pages) => {
    const pdf = PDF.create();
    const [sans, strong] = [pdf.embedFont(sansFile), pdf.embedFont(strongFile)];
    for (const { title, paragraphs, head, rows, bars } of pages) {
      const page = pdf.addPage({ width: 595.28, height: 841.89 });
      page.drawText(title, { x: 54, y: 770, font: strong, size: 20 });
      let y = 740;
      for (const text of paragraphs) {
        for (const line of wrap(text, sans, 9.7, 487)) {
          page.drawText(line, { x: 54, y, font: sans, size: 9.7 });
          y -= 14.4;
        }
        y -= 6;
      }
      for (const [index, cells] of [head, ...rows].entries()) {
        const font = index === 0 ? strong : sans;
        for (const [column, cell] of cells.entries()) {
          const shift = column === 0 ? 0 : 92 - font.getTextWidth(cell, 8.6);
          page.drawText(cell, { x: 54 + column * 97 + shift, y, font, size: 8.6 });
        }
        page.drawRectangle({ x: 54, y: y - 5, width: 487, height: 0.5 });
        y -= 17;
      }
      for (const { label, value } of bars) {
        page.drawText(label, { x: 54, y, font: sans, size: 8.6 });
        page.drawRectangle({ x: 150, y: y - 2, width: value * 3, height: 11 });
        page.drawText(String(value), { x: 156 + value * 3, y, font: sans, size: 8.6 });
        y -= 19;
      }
    }
    return pdf.save();
  };
  return { draw };
}

function wrap(text, font, size, width) {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.getTextWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
