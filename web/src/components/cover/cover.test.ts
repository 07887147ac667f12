import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';

const sheet = readFileSync(new URL('./covers.svg', import.meta.url), 'utf8');
const tones = readFileSync(new URL('../../styles/tones.css', import.meta.url), 'utf8');
const places = [
  ...sheet.matchAll(
    /<view id="([^"]+)" viewBox="(\d+) (\d+) 72 96"\/><g(?: transform="translate\((\d+) (\d+)\)")?>(.+)<\/g>$/gm,
  ),
];

it('has one cover for each persona and each path, and no other', () => {
  const wanted = priceCatalogue.flatMap(({ personaSlug, pathSlug }) => [personaSlug, pathSlug]);
  expect(places.map(([, id]) => id).toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(sheet.match(/<view /g)).toHaveLength(places.length);
});

it('shows each cover by its position in the file', () => {
  for (const [, id, x, y, movedRight = '0', movedDown = '0'] of places)
    expect([movedRight, movedDown], id).toEqual([x, y]);
});

it('gives the paths of a persona its colour, which no other persona has', () => {
  const groundOf = (slug: string): string | undefined => {
    const drawing = places.find(([, id]) => id === slug)?.[6] ?? '';
    return /^<path fill="(#[0-9a-f]{6})"/.exec(drawing)?.[1];
  };
  const personas = [...new Set(priceCatalogue.map(({ personaSlug }) => personaSlug))];
  expect(new Set(personas.map(groundOf)).size).toBe(personas.length);
  for (const { personaSlug, pathSlug } of priceCatalogue)
    expect(groundOf(pathSlug), pathSlug).toBe(groundOf(personaSlug));
});

it('gives each persona the background of the elements in its tone', () => {
  for (const personaSlug of new Set(priceCatalogue.map((path) => path.personaSlug))) {
    const [, tone, deep] =
      new RegExp(`="${personaSlug}"\\] {\\s+--tone: (#\\w+);\\s+--tone-deep: (#\\w+);`).exec(tones) ?? [];
    const drawing = places.find(([, id]) => id === personaSlug)?.[6];
    expect(drawing, personaSlug).toContain(`<path fill="${tone}"`);
    expect(drawing, personaSlug).toContain(`<path fill="${deep}"`);
  }
});

it('is light: no cover above 1.2 KB, all of them under 6 KB compressed', () => {
  for (const [, id, , , , , drawing = ''] of places) expect(drawing.length, id).toBeLessThan(1200);
  expect(gzipSync(sheet).length).toBeLessThan(6000);
});
