import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { readLinks } from './page-links.ts';

const annotation = (corners: string, rest: string): string =>
  `<</Type/Annot/Subtype/Link/Rect[${corners}]/Border[0 0 0]${rest}>>`;
const annotations = [
  annotation('10 180 60 190', '/Contents(The tax office)/A<</S/URI/URI(https://www.ato.gov.au/abn)>>'),
  annotation('10 100 60 110', '/A<</S/URI/URI(https://example.com/)>>'),
  annotation('10 80 60 90', '/Dest[5 0 R/Fit]'),
  annotation('10 60 60 70', '/A<</S/URI/URI(javascript:alert(1))>>'),
  '<</Type/Annot/Subtype/Square/Rect[0 0 5 5]>>',
];
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2/MediaBox[0 0 100 200]>>',
  `<</Type/Page/Parent 2 0 R/Annots[${annotations.join(' ')}]>>`,
  '<<>>',
  '<</Type/Page/Parent 2 0 R>>',
];
const file = `%PDF-1.7\n${objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')}trailer<</Root 1 0 R/Size 6>>`;

it('the links of a page lead out of the document or to its other pages, and only to valid addresses', async () => {
  const data = new TextEncoder().encode(file);
  const pdf = await getDocument({ data, verbosity: 0, useSystemFonts: false }).promise;
  expect(await readLinks(pdf, 1)).toEqual([
    {
      id: 'annot_p0_1',
      left: 10,
      top: 10,
      width: 50,
      height: 10,
      to: { url: 'https://www.ato.gov.au/abn' },
      name: 'The tax office',
    },
    {
      id: 'annot_p0_2',
      left: 10,
      top: 90,
      width: 50,
      height: 10,
      to: { url: 'https://example.com/' },
      name: 'https://example.com/',
    },
    { id: 'annot_p0_3', left: 10, top: 110, width: 50, height: 10, to: { page: 2 }, name: 'Page 2' },
  ]);
  expect(await readLinks(pdf, 2)).toEqual([]);
});
