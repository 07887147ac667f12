import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font as ParsedFont } from 'fontkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { longTexts, planWith } from '../testing/long-texts.ts';
import { inkOf, openPdf } from '../testing/read-pdf.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { builtInFont } from './built-in-fonts.ts';
import { cutGlyphs } from './cut-glyphs.ts';
import { fontFor, loadFallbackFonts } from './fallback-fonts.ts';
import { faceNames } from './font.ts';
import { readFontFile } from './font-files.ts';
import { readSfnt } from './sfnt.ts';

const parsed = (data: Buffer): ParsedFont => {
  const font = create(data);
  if (!('layout' in font)) throw new Error('A collection is not one font');
  return font;
};

const ascii = Array.from({ length: 94 }, (_, index) => 0x21 + index);

describe.each(faceNames)('the face %s', (face) => {
  const program = parsed(inflateSync(readFontFile(`${face}.ttf.z`)));
  const font = builtInFont(face);

  it('has an outline and its own width for every sign of plain Latin', () => {
    for (const code of ascii) {
      const glyph = program.getGlyph(font.glyphOf(code) ?? 0);
      expect(glyph.path.commands.length, String.fromCharCode(code)).toBeGreaterThan(3);
      expect(font.widthOf(glyph.id)).toBeCloseTo((glyph.advanceWidth * 1000) / program.unitsPerEm, 1);
    }
  });

  it('sets all figures in one width', () => {
    const widths = [...'0123456789'].map((figure) => font.widthOf(font.glyphOf(figure.charCodeAt(0)) ?? 0));
    expect(new Set(widths).size).toBe(1);
  });

  it('returns the text of each of its glyphs', () => {
    for (const code of ascii) expect(font.textOf(font.glyphOf(code) ?? 0)).toBe(String.fromCharCode(code));
  });
});

describe('a number in Arabic figures', () => {
  it.each(['٢٠', '۱۲۳۴', '٣٫٥'])('is drawn from the left, as it is read: %s', async (number) => {
    const codes = [...number].map((figure) => figure.codePointAt(0) ?? 0);
    await loadFallbackFonts(['sans'], codes);
    const font = fontFor('sans', codes[0] ?? 0);
    const drawn = font?.shape?.(number).map(({ glyph }) => glyph);
    expect(drawn).toEqual(codes.map((code) => font?.glyphOf(code)));
  });
});

describe('the faces of the site', () => {
  // The site's files hold all weights, and 400 is the one stored in full.
  it.each(['serif', 'sans'] as const)('are the same in documents: %s has the same outlines', (face) => {
    const site = parsed(
      readFileSync(new URL(`../../../web/src/styles/fonts/waymint-${face}.woff2`, import.meta.url)),
    );
    const program = parsed(inflateSync(readFontFile(`${face}.ttf.z`)));
    const font = builtInFont(face);
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz$&?') {
      const mine = program.getGlyph(font.glyphOf(character.charCodeAt(0)) ?? 0).bbox;
      const theirs = site.glyphForCodePoint(character.charCodeAt(0)).bbox;
      const em = program.unitsPerEm / 100;
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
        expect(Math.abs(mine[side] - theirs[side]), `${character} ${side}`).toBeLessThan(em);
    }
  });
});

describe('a font cut to the used glyphs', () => {
  afterEach(() => {
    vi.doUnmock('./cut-glyphs.ts');
    vi.resetModules();
  });

  it.runIf(isLongRun)('puts as much ink on every page as the whole font', async () => {
    const words = [
      'Greek',
      'Cyrillic',
      'Arabic',
      'Hebrew',
      'Devanagari',
      'Thai',
      'Chinese',
      'Korean',
      'emoji',
    ];
    const text = words
      .map((name) =>
        Array.from(longTexts[name] ?? '')
          .slice(0, 60)
          .join(''),
      )
      .join(' ');
    const draw = async (plan: ReturnType<typeof planWith>): Promise<Uint8Array> =>
      (await import('../render-plan.ts')).renderPlan(plan);
    const plans = [planWith(text), samplePlan('BASIC')];
    const cut = await Promise.all(plans.map(draw));
    vi.resetModules();
    vi.doMock('./cut-glyphs.ts', () => ({ cutGlyphs: ({ data }: { data: Buffer }) => data }));
    const whole = await Promise.all(plans.map(draw));
    for (const [index, bytes] of cut.entries()) {
      const [mine, theirs] = [await openPdf(bytes), await openPdf(whole[index] ?? bytes)];
      expect(whole[index]?.length).toBeGreaterThan(bytes.length);
      for (let page = 1; page <= mine.numPages; page++) {
        const [ink, expected] = [await inkOf(mine, page), await inkOf(theirs, page)];
        expect(expected).toBeGreaterThan(500);
        expect(Math.abs(ink - expected) / expected, `page ${page}`).toBeLessThan(0.01);
      }
    }
  });

  it('keeps the components of composed glyphs, and nothing else', () => {
    const font = readSfnt(inflateSync(readFontFile('sans.ttf.z')));
    const accented = font.codes.get('é'.charCodeAt(0)) ?? 0;
    const program = parsed(cutGlyphs(font, new Set([accented])));
    const drawn = (code: number): number => program.getGlyph(font.codes.get(code) ?? 0).path.commands.length;
    expect(program.getGlyph(accented).path.commands.length).toBe(
      parsed(font.data).getGlyph(accented).path.commands.length,
    );
    expect(drawn('W'.charCodeAt(0))).toBe(0);
  });
});
