import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';

const sheet = readFileSync(new URL('./glyphs.svg', import.meta.url), 'utf8');

it('draws one glyph for each persona and each path, and no other', () => {
  const drawn = [...sheet.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = priceCatalogue.flatMap(({ personaSlug, pathSlug }) => [personaSlug, pathSlug]);
  expect(drawn.toSorted()).toEqual([...new Set(wanted)].toSorted());
});

it('shows each glyph by the square it is drawn in', () => {
  const squares = [
    ...sheet.matchAll(/viewBox="(\d+) (\d+) 32 32"\/><g(?: transform="translate\((\d+) (\d+)\)")?>/g),
  ];
  expect(squares).toHaveLength([...sheet.matchAll(/<view /g)].length);
  for (const [, x, y, movedRight = '0', movedDown = '0'] of squares)
    expect([movedRight, movedDown]).toEqual([x, y]);
});

it('is drawn in one weight and one colour', () => {
  expect(sheet.match(/stroke-width=/g)).toHaveLength(1);
  expect(sheet.match(/stroke="/g)).toHaveLength(1);
  expect(sheet).not.toMatch(/fill="(?!none)/);
});
