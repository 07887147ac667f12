import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styles } from '../layout/styles.ts';
import { breakLines, type Line } from './break-lines.ts';
import { divisionsOf } from './hyphenate.ts';
import { wordsOf } from './words.ts';

const set = (text: string, measure: number, hyphenate = true): Line[] =>
  breakLines(wordsOf([{ text, style: styles.body }]), measure, hyphenate);
const textOf = (line: Line): string =>
  line.words
    .map(({ parts, space }) => (space > 0 ? ' ' : '') + parts.map(({ text }) => text).join(''))
    .join('')
    .trim();

const copiedOf = (line: Line): string =>
  line.words
    .flatMap(({ parts }) => parts)
    .filter(({ fragments }) => fragments.every(({ actual }) => actual !== '\u00ad'))
    .map(({ text }) => text)
    .join('');

/**
 * Tries every way to break the words into lines that fit, with the paragraph's own cost: slack, and a short last line.
 */
function cheapest(widths: readonly number[], space: number, measure: number): number {
  const cost = (from: number): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let to = from + 1; to <= widths.length; to++) {
      const width = widths.slice(from, to).reduce((sum, one) => sum + one, 0) + space * (to - from - 1);
      if (width > measure + 0.01) break;
      const filled = width / measure;
      if (to === widths.length)
        return Math.min(best, from === 0 ? 0 : 9000 * Math.max(0, 1 - filled / 0.35) ** 2);
      best = Math.min(best, (10 + 100 * ((1 - filled) / 0.16) ** 3) ** 2 + cost(to));
    }
    return best;
  };
  return cost(0);
}

describe('lines of a paragraph', () => {
  it('are broken for the best look of the whole paragraph', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'm', 'i', 'w'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 13 }),
        fc.integer({ min: 60, max: 140 }),
        (texts, measure) => {
          const words = wordsOf([{ text: texts.join(' '), style: styles.body }]);
          const space = words[1]?.space ?? 0;
          const lines = breakLines(words, measure, false);
          const chosen = lines.reduce((sum, { width }, index) => {
            const filled = width / measure;
            const last = index === lines.length - 1;
            if (last) return sum + (index === 0 ? 0 : 9000 * Math.max(0, 1 - filled / 0.35) ** 2);
            return sum + (10 + 100 * ((1 - filled) / 0.16) ** 3) ** 2;
          }, 0);
          expect(chosen).toBeCloseTo(
            cheapest(
              words.map(({ width }) => width),
              space,
              measure,
            ),
            3,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keep every character in order, whatever the text and however narrow the line', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme-composite', maxLength: 200 }),
          fc.string({ unit: fc.constantFrom(...'ahmiw-/ '), maxLength: 60 }),
        ),
        fc.integer({ min: 30, max: 300 }),
        (text, measure) => {
          const lines = set(text, measure, false);
          expect(lines.map(copiedOf).join('')).toBe(text.replace(/[ \u2002\u3000]+/g, ''));
          for (const { width } of lines) expect(width).toBeLessThan(Math.max(measure, 24) + 0.02);
        },
      ),
      // A word of six letters, wider than its line, is divided by rule; its hyphen is drawn but is not text.
      { numRuns: 100, examples: [['aaahaa', 30]] },
    );
  });

  it('divide a word by rule, with a hyphen that is not in the text', () => {
    const lines = set('Feasibility and responsibilities of extraordinarily complicated organisations', 70);
    const divided = lines.filter(({ hyphenated }) => hyphenated).map(textOf);
    expect(divided.length).toBeGreaterThan(0);
    for (const line of divided) expect(line).toMatch(/-$/);
    const hyphens = lines.flatMap(({ words }) =>
      words.flatMap(({ parts }) => parts.flatMap(({ fragments }) => fragments)),
    );
    expect(hyphens.filter(({ actual }) => actual === '\u00ad')).toHaveLength(divided.length);
  });

  it('have no hyphen in a heading that fits without one', () => {
    for (let measure = 120; measure < 300; measure += 7)
      expect(
        set('The customer and the problem of responsibilities', measure, false).some(
          (line) => line.hyphenated,
        ),
      ).toBe(false);
  });
});

describe('British hyphenation', () => {
  it.each([
    ['responsibility', 're·spons·ib·il·ity'],
    ['organisation', 'or·gan·isa·tion'],
    ['customers', 'cus·tom·ers'],
    ['through', 'through'],
  ])('divides %s by the patterns, at least three letters from either end', (word, divided) => {
    const parts = divided.split('·');
    const all = parts.map((_, index) => parts.slice(0, index + 1).join('').length);
    const allowed = all.filter((end) => end >= 3 && word.length - end >= 3);
    expect(divisionsOf(word)).toEqual(allowed);
  });
});
