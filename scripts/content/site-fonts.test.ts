import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readFont, siteFonts } from './site-fonts.ts';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

/** Fetched only where a name has such letters. */
const nameLetters = ['vietnamese', 'latin-ext'];

it('has both kinds of figures in its fonts, in 60 KB with the letters of a name', () => {
  const { serif, sans } = siteFonts();
  expect(serif.availableFeatures).toEqual(expect.arrayContaining(['pnum', 'tnum']));
  expect(sans.availableFeatures).toContain('tnum');
  const sizeOf = (...names: string[]): number =>
    names.reduce((sum, name) => sum + statSync(`${web}/styles/fonts/waymint-${name}.woff2`).size, 0);
  const all = globSync('styles/fonts/*.woff2', { cwd: web });
  expect(all).toHaveLength(2 + 2 * nameLetters.length);
  for (const letters of nameLetters)
    expect(sizeOf('serif', 'sans', `serif-${letters}`, `sans-${letters}`), letters).toBeLessThan(60_000);
});

it.each(['serif', 'sans'])(
  'requests exactly the name letters that exist, and has whole names, in %s',
  (face) => {
    const css = readFileSync(`${web}/styles/fonts.css`, 'utf8');
    const asked = nameLetters.flatMap((letters) => {
      const [, range = ''] =
        css.match(new RegExp(`${face}-${letters}\\.woff2[^}]*unicode-range:\\s*([^;]+);`)) ?? [];
      const points = range.split(/,\s*/).flatMap((part) => {
        const [from = 0, to = from] = part
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_none, index) => from + index);
      });
      expect(points.length, letters).toBeGreaterThan(50);
      const font = readFont(`${face}-${letters}`);
      expect(points.filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
      return points;
    });
    const { serif, sans } = siteFonts();
    const base = face === 'serif' ? serif : sans;
    const names = 'Nguyễn Thị Ánh Đặng Ưng Łukasz Şule Żółć Jiří Dvořák Gyűrű Ștefan Māia Ģ';
    const lacking = [...names].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return !base.hasGlyphForCodePoint(point) && !asked.includes(point);
    });
    // Baltic names have letters that our font lacks.
    expect(lacking).toEqual(['Ģ']);
  },
);
