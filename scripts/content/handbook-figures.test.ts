/** Compares the figures of paths with their handbooks where a handbook types them. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { heldAt } from '#shared/handbook/arithmetic.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import {
  allPaths,
  findPath,
  startupIdealCents,
  startupMinCents,
  writtenSlugs,
} from './figures/path-figures.ts';
import { allPaths as everyHandbook } from './library.ts';
import { libraryFolder } from './read-library.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const library = everyHandbook(wholeLibrary);
const handbooks = new Map<string, (typeof library)[number]>(library.map((path) => [path.meta.slug, path]));

/** The numbers of a sentence, which the handbook must contain. */
function figures(slug: string, sentence: RegExp): number[] {
  const found = sentence.exec(handbooks.get(slug)?.written ?? '');
  if (!found) throw new Error(`The handbook no longer says ${sentence}`);
  return found.slice(1).map(Number);
}

const withKit = library.flatMap(({ meta, yearHtml, workingKit }) =>
  workingKit === null ? [] : [{ slug: meta.slug, paid: effectivePrice(meta), yearHtml, kit: workingKit }],
);

it.each(withKit)(
  'shows the same cash of $slug in the chart and in the kit, its handbook paid',
  ({ paid, yearHtml, kit: { numbers } }) => {
    const { closingCents, lowest } = tryNumbers(numbers).cash;
    expect(numbers.handbookCents).toBe(paid);
    expect(yearHtml).toContain(`>After a year: ${wholeDollars(closingCents)}<`);
    const low =
      lowest.month === 0 ? 'Never below $0' : `Lowest: ${wholeDollars(lowest.cents)}, month ${lowest.month}`;
    expect(yearHtml).toContain(`>${low}, including this path’s price<`);
  },
);

describe('the figures of the paths', () => {
  it('exist for every handbook, and for nothing else', () => {
    const written = readdirSync(libraryFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.endsWith('persona.md'))
      .map((file) => basename(file, '.md'))
      .sort();
    expect(allPaths.map(({ slug }) => slug as string).sort()).toEqual(written);
    expect(writtenSlugs().sort()).toEqual(written);
  });

  it.each(allPaths)('of $slug have the hours and the budget of its handbook', (path) => {
    const { time = '', budget = '' } = handbooks.get(path.slug)?.meta ?? {};
    const [leastHours, mostHours] = time.match(/\d+/g)?.map(Number) ?? [];
    expect(path.hoursPerWeek.value).toBeGreaterThanOrEqual(leastHours ?? 0);
    expect(path.hoursPerWeek.value).toBeLessThanOrEqual(mostHours ?? 0);
    const [least = 0, most = least] = budget.match(/\d+/g)?.map(Number) ?? [];
    expect(startupMinCents(path)).toBe(least * 100);
    expect(startupIdealCents(path)).toBeLessThanOrEqual(most * 100);
    expect(startupIdealCents(path)).toBeGreaterThanOrEqual(startupMinCents(path));
  });

  it.each(allPaths)('of $slug are consistent', (path) => {
    expect(path.priceHighCents.value).toBeGreaterThan(path.priceLowCents.value);
    expect(path.paidInMonths.value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(path.ramp.value.every((share, index) => share >= heldAt(path.ramp.value, index - 1))).toBe(true);
    expect(path.ramp.value.at(-1)).toBe(1);
  });

  it.each([
    ['career-and-skills-coach', /make (\d+) minutes: six hours a pack/, 60],
    ['pet-care-rounds', /Walk or home visit, 30 min\s*\| (\d+)/, 60 / 5],
  ] as const)('have the hours for one sale of %s from its handbook', (slug, sentence, divisor) => {
    const [minutes = 0] = figures(slug, sentence);
    expect(findPath(slug)?.hoursPerUnit.value).toBeCloseTo(minutes / divisor, 9);
  });

  it('have the days to a first dollar that the starter blog types', () => {
    const text = handbooks.get('starter-blog-plan')?.written ?? '';
    const rows = [...text.matchAll(/\(\/make-money\/paths\/[a-z-]+\/([a-z-]+)\)\s*\| (\d+) days/g)];
    expect(rows.length).toBeGreaterThan(0);
    for (const [, slug = '', days] of rows) expect(findPath(slug)?.firstDollarDays.value).toBe(Number(days));
  });
});
