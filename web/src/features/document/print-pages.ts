import type { PDFDocumentProxy } from 'pdfjs-dist';

const dotsAPoint = 150 / 72;

/** Prints the pages as pictures, because the site's policy lets no frame show the file itself. */
export async function printPages(pdf: PDFDocumentProxy): Promise<void> {
  // Some browsers do not report the end of printing, so an earlier copy may remain.
  document.querySelector('.print-pages')?.remove();
  const sheet = document.createElement('div');
  sheet.className = 'print-pages hidden print:block';
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dotsAPoint });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const picture = new Image();
    picture.src = canvas.toDataURL('image/jpeg', 0.9);
    await picture.decode();
    sheet.append(picture);
  }
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
