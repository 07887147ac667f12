import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageSize } from '../layout/page-size.ts';
import { drawPage } from './draw-page.ts';

/** Opens a document with an independent reader. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, disableFontFace: true })
    .promise;

export interface PlacedText {
  text: string;
  x: number;
  /** It is the baseline, measured from the bottom of the page. */
  y: number;
  width: number;
  height: number;
}

export async function textsOf(pdf: PDFDocumentProxy, page: number): Promise<PlacedText[]> {
  const content = await (await pdf.getPage(page)).getTextContent();
  return content.items.flatMap((item) =>
    'str' in item && item.str !== ''
      ? [
          {
            text: item.str,
            x: item.transform[4],
            y: item.transform[5],
            width: item.width,
            height: item.height,
          },
        ]
      : [],
  );
}

/** Measures the darkness of a drawn page: the sum over its pixels, in whole black pixels. */
export async function inkOf(pdf: PDFDocumentProxy, page: number, scale = 1): Promise<number> {
  const canvas = await drawPage(pdf, page, pageSize.width * scale);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let ink = 0;
  for (let at = 0; at < data.length; at += 4)
    ink += 255 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  return ink / 255;
}
