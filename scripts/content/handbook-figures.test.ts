import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { heldAt } from '#shared/handbook/arithmetic.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { decidePrice, type Proof } from './figures/decide-price.ts';
import { priceSale } from './figures/numbers-of.ts';
import {
  allPaths,
  findPath,
  type PathFigures,
  startupIdealCents,
  startupMinCents,
  writtenSlugs,
} from './figures/path-figures.ts';
import { allPaths as everyHandbook } from './library.ts';
import { libraryFolder } from './read-library.ts';
import { expectedVisits } from './sums/names-of-path.ts';
import { wholeLibrary } from './testing/whole-library.ts';

const library = everyHandbook(wholeLibrary);
const handbooks = new Map(
  library.map(({ file, meta, sections }) => {
    const [front = ''] = readFileSync(join(libraryFolder, file), 'utf8').split('\n---\n');
    const text = sections.map(({ title, markdown }) => `## ${title}\n\n${markdown}`).join('\n\n');
    return [meta.slug, `${front}\n---\n\n${text}`];
  }),
);
const handbookOf = ({ slug }: PathFigures): string => handbooks.get(slug) ?? '';
const written = readdirSync(libraryFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md') && !file.endsWith('persona.md'))
  .map((file) => basename(file, '.md'));

const read = (slug: string): { path: PathFigures; text: string } => {
  const path = findPath(slug);
  if (!path) throw new Error(`No path ${slug}`);
  return { path, text: handbookOf(path) };
};
const frontMatter = (text: string, key: string): string =>
  new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(text)?.[1] ?? '';
/** The numbers that stand in a sentence of the handbook; the sentence must be there. */
const figures = (text: string, sentence: RegExp): number[] => {
  const found = sentence.exec(text);
  if (!found) throw new Error(`The handbook no longer says ${sentence}`);
  return found.slice(1).map((figure) => Number(figure.replaceAll(',', '')));
};
const core = (path: PathFigures, proof: Proof): number => decidePrice(path, proof).coreCents / 100;

const keepOf = (path: PathFigures, proof: Proof) => priceSale(path, decidePrice(path, proof).coreCents);

const withKit = library.flatMap(({ meta, yearHtml, workingKit }) =>
  workingKit === null ? [] : [{ slug: meta.slug, paid: effectivePrice(meta), yearHtml, kit: workingKit }],
);

describe('the chart of the planned year and the column of the kit beside it', () => {
  it('are those of the 24 paths that cost something', () => expect(withKit).toHaveLength(24));

  it.each(withKit)(
    'say the same cash of $slug, its handbook paid',
    ({ paid, yearHtml, kit: { numbers } }) => {
      const { closingCents, lowest } = tryNumbers(numbers).cash;
      expect(numbers.handbookCents).toBe(paid);
      expect(yearHtml).toContain(`>After a year: ${wholeDollars(closingCents)}<`);
      const low =
        lowest.month === 0
          ? 'Never below $0'
          : `Lowest: ${wholeDollars(lowest.cents)}, month ${lowest.month}`;
      expect(yearHtml).toContain(`>${low}, this path’s price counted in<`);
    },
  );
});

describe('the numbers of the paths', () => {
  it('are there for every handbook, and for nothing else', () => {
    const slugs = allPaths.map(({ slug }) => slug as string).sort();
    expect(slugs).toEqual(written.sort());
    expect(slugs).toEqual(writtenSlugs().sort());
  });

  it.each(allPaths)('of $slug ask for the hours and the budget of its handbook', (path) => {
    const text = handbookOf(path);
    const [leastHours, mostHours] = figures(frontMatter(text, 'time'), /(\d+)–(\d+)/);
    expect(path.hoursPerWeek.value).toBeGreaterThanOrEqual(leastHours ?? 0);
    expect(path.hoursPerWeek.value).toBeLessThanOrEqual(mostHours ?? 0);
    const budget = frontMatter(text, 'budget').match(/\d+/g)?.map(Number) ?? [];
    const [least = 0, most = least] = budget;
    expect(startupMinCents(path)).toBe(least * 100);
    expect(startupIdealCents(path)).toBeLessThanOrEqual(most * 100);
    expect(startupIdealCents(path)).toBeGreaterThanOrEqual(startupMinCents(path));
  });

  it.each(allPaths)('of $slug are sound', (path) => {
    expect(path.priceHighCents.value).toBeGreaterThan(path.priceLowCents.value);
    expect(path.paidInMonths.value.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(path.ramp.value.every((share, index) => share >= heldAt(path.ramp.value, index - 1))).toBe(true);
    expect(path.ramp.value.at(-1)).toBe(1);
  });
});

describe('a plan and the handbook of its path agree on', () => {
  it.each([
    // slug, the three core prices by proof that the handbook names
    [
      'short-form-editing-studio',
      /Start at \$(\d+) if you have samples only. Quote \$(\d+) with real work to show in the same trade, and \$(\d+)/,
    ],
    [
      'career-and-skills-coach',
      /Start at \$(\d+) with no coaching proof, \$(\d+) with matching skill, \$(\d+) if/,
    ],
    [
      'ai-admin-setup',
      /One workflow, tested and handed over\s*\| \$([\d,]+)[\s\S]*move the single workflow to about \$([\d,]+)[\s\S]*try \$([\d,]+)/,
    ],
    [
      'fractional-project-manager',
      /open the day pack at \$(\d+); with matching work behind you, at \$(\d+); with years of named projects, at \$(\d+)/,
    ],
    [
      'ai-training-workshop',
      /First two rooms\s*\| \$(\d+)[\s\S]*Next rooms\s*\| \$(\d+)[\s\S]*With results\s*\| \$(\d+)/,
    ],
    [
      'brand-kit-in-a-week',
      /Sell the first three Kits at \$(\d+). Go to \$(\d+) once[\s\S]*Aim for \$(\d+) when/,
    ],
  ] as const)('the three prices of %s', (slug, sentence) => {
    const { path, text } = read(slug);
    expect([core(path, 'none'), core(path, 'skill'), core(path, 'proven')]).toEqual(figures(text, sentence));
  });

  it.each([
    ['first-paid-gig', 'skill', /Résumé tidy, two pages \| 3\s*\| \$(\d+)/],
    ['printable-shop', 'none', /Start a single product at \$(\d+)/],
    ['printable-shop', 'skill', /Raise a page to \$(\d+) once/],
    ['ugc-micro-creator', 'none', /8-clip month\s*\| \$(\d+)/],
    ['ugc-micro-creator', 'skill', /quote new brands \$(\d+) for eight/],
    ['neighbourhood-digital-helper', 'none', /Shop or site morning\s*\| up to 2.5 h\s*\| \$(\d+)/],
    ['etsy-made-to-order', 'skill', /At \$(\d+) an order, if you keep/],
    ['template-product-line', 'skill', /put up 12 files over six months, priced at \$(\d+)/],
    ['ai-content-desk', 'none', /Core\s*\| \$(\d+)\s*\| 2 articles/],
    ['prompt-and-workflow-pack', 'none', /Set of three or four[^|]*\| \$(\d+)/],
    ['first-five-local-jobs', 'none', /Job five onwards: \$(\d+)/],
    ['mobile-garden-care', 'skill', /puts 2.5 hours on site at about \$(\d+)/],
    ['home-clean-and-turnover', 'skill', /A 150-minute clean is then \$(\d+)/],
    ['home-clean-and-turnover', 'none', /so say \$(\d+)/],
    ['handy-odd-jobs', 'proven', /seven lots of \$14, which is \$(\d+)/],
    ['handy-odd-jobs', 'none', /or \$(\d+) for the same visit/],
    ['pet-care-rounds', 'none', /Five \$28 visits come to \$(\d+)/],
    ['pet-care-rounds', 'skill', /or \$(\d+) for five/],
    ['niche-review-site', 'none', /Say the average commission is \$(\d+)/],
    ['local-newsletter', 'none', /Example: four issues a month, one \$(\d+) sponsor/],
    ['website-copy-sprints', 'skill', /Sprint\s*\| Five pages\s*\| \$(\d+)/],
    ['short-ebook-series', 'none', /price single guides at \$(\d+)/],
    ['small-group-tutoring', 'none', /^> 1. \[\$(\d+)\] for \[eight lessons\]/m],
    ['cohort-mini-course', 'none', /we use \$(\d+) for the first group/],
    ['cohort-mini-course', 'skill', /eight seats at \$(\d+) is/],
  ] as const)('the price of %s with proof %s', (slug, proof, sentence) => {
    const { path, text } = read(slug);
    expect([core(path, proof)]).toEqual(figures(text, sentence));
  });

  it.each([
    [
      'short-form-editing-studio',
      'none',
      /Starter \|[^|]*\|[^|]*\| \$([\d,]+)/,
      /Plus\s*\|[^|]*\|[^|]*\| \$([\d,]+)/,
    ],
    [
      'website-copy-sprints',
      'skill',
      /One page\s*\|[^|]*\| \$([\d,]+)/,
      /Sprint plus\s*\|[^|]*\| \$([\d,]+)/,
    ],
    [
      'ai-admin-setup',
      'none',
      /Audit plus one small fix\s*\| \$([\d,]+)/,
      /Two linked workflows[^|]*\| \$([\d,]+)/,
    ],
    ['ai-content-desk', 'none', /Starter\s*\| \$([\d,]+)/, /Full\s*\| \$([\d,]+)/],
    [
      'brand-kit-in-a-week',
      'none',
      /Tidy-up\s*\|[^|]*\|[^|]*\| \$([\d,]+)/,
      /Kit plus launch\s*\|[^|]*\|[^|]*\| \$([\d,]+)/,
    ],
    [
      'fractional-project-manager',
      'proven',
      /Diagnostic\s*\|[^|]*\| \$([\d,]+)/,
      /Month\s*\| One project[^|]*\| \$([\d,]+)/,
    ],
    ['prompt-and-workflow-pack', 'none', /One workflow\s*\| \$([\d,]+)/, /All ten[^|]*\| \$([\d,]+)/],
    [
      'template-product-line',
      'skill',
      /Single sheet\s*\|[^|]*\|[^|]*\| \$([\d,]+)/,
      /Whole job\s*\|[^|]*\|[^|]*\| \$([\d,]+)/,
    ],
    ['short-ebook-series', 'none', /At \$(9) the Etsy fee/, /sell the three together at \$([\d,]+)/],
    ['printable-shop', 'none', /\| \$(9)\s*\| \$1.54/, /whole family of ten at \$([\d,]+)/],
  ] as const)('the ladder of %s with proof %s', (slug, proof, starter, premium) => {
    const { path, text } = read(slug);
    const price = decidePrice(path, proof);
    expect([price.starterCents / 100, price.premiumCents / 100]).toEqual([
      ...figures(text, starter),
      ...figures(text, premium),
    ]);
  });

  it.each([
    ['short-form-editing-studio', /That is (\d+) minutes/, 60],
    ['website-copy-sprints', /Sprint\s*\| Five pages\s*\| \$750\s*\| (\d+)/, 1],
    ['brand-kit-in-a-week', /Kit\s*\| Two routes[^|]*\| (\d+)/, 1],
    ['ai-content-desk', /Core\s*\| \$550[^|]*\|[^|]*\| (\d+)/, 1],
    ['ai-admin-setup', /tested and handed over\s*\| \$1,550 \| (\d+)/, 1],
    ['fractional-project-manager', /Day pack\s*\|[^|]*\| \$900\s*\| (\d+)/, 1],
    ['career-and-skills-coach', /make (\d+) minutes: six hours a pack/, 60],
    ['mobile-garden-care', /With travel it uses (\d+) minutes/, 60],
    ['ugc-micro-creator', /The (\d+) hours go like this/, 1],
    ['home-clean-and-turnover', /2.5 hours on site and (\d+.\d+) hours in all/, 1],
    ['neighbourhood-digital-helper', /(\d.\d+) hours in all, at \$140/, 1],
    ['pet-care-rounds', /Walk or home visit, 30 min\s*\| (\d+)/, 60 / 5],
    ['small-group-tutoring', /makes it (\d+), so \$64.41/, 4],
  ] as const)('the hours one sale of %s takes', (slug, sentence, divisor) => {
    const { path, text } = read(slug);
    const [found = 0] = figures(text, sentence);
    expect(path.hoursPerUnit.value).toBeCloseTo(found / divisor, 9);
  });

  it.each([
    ['ai-admin-setup', /Our planning figure is ([\d.]+)% of contacts/],
    ['ai-content-desk', /Plan on ([\d.]+)% of contacts/],
    ['ai-training-workshop', /Our plans assume ([\d.]+)% of contacts/],
    ['short-form-editing-studio', /we plan on ([\d.]+)% of contacts/],
    ['ugc-micro-creator', /We plan on ([\d.]+)% of contacts/],
    ['website-copy-sprints', /planning assumption is ([\d.]+) clients per 100 contacts/],
    ['brand-kit-in-a-week', /we plan on ([\d.]+)% of contacts/],
    ['cohort-mini-course', /We plan on ([\d.]+)% of the people/],
    ['local-newsletter', /Suppose ([\d.]+)% of those you ask take a slot/],
    ['printable-shop', /If ([\d.]+)% of visits buy/],
    ['prompt-and-workflow-pack', /Our planning rate is ([\d.]+)% of product-page/],
    ['template-product-line', /and ([\d.]+)% of visits buying/],
    ['etsy-made-to-order', /with ([\d.]+)% of visits buying/],
  ] as const)('the share of tries that %s turns into sales', (slug, sentence) => {
    const { path, text } = read(slug);
    const [percent = 0] = figures(text, sentence);
    expect(path.demand.conversion.value).toBeCloseTo(percent / 100, 9);
  });

  it('the table of visits, sales and commission of a review site', () => {
    const { path, text } = read('niche-review-site');
    const rows = [...text.matchAll(/^\| (\d+)\s*\| (\d+)\s*\| ([\d,]+)\s*\| \$([\d.]+)\s*\|/gm)];
    expect(rows).toHaveLength(5);
    for (const [, month, articles, visits, commission] of rows) {
      const expected = expectedVisits(path, Number(articles), Number(month));
      expect(Math.round(expected)).toBe(Number(visits?.replaceAll(',', '')));
      const earned = (expected * path.demand.conversion.value * decidePrice(path, 'none').coreCents) / 100;
      expect(earned).toBeCloseTo(Number(commission), 1);
    }
  });

  it('the first year of the made-to-order shop and of the template line', () => {
    const year = (path: PathFigures, itemsAt: (month: number) => number): number =>
      Array.from({ length: 12 }, (_, index) => index + 1).reduce(
        (sum, month) => sum + expectedVisits(path, itemsAt(month), month) * path.demand.conversion.value,
        0,
      );
    const shop = read('etsy-made-to-order');
    const [orders] = figures(shop.text, /The sum comes to about (\d+) orders/);
    expect(Math.round(year(shop.path, (month) => Math.min(30, 10 * month)))).toBe(orders);
    const line = read('template-product-line');
    const [sales] = figures(line.text, /That comes to about (\d+) sales in the first year/);
    expect(Math.round(year(line.path, (month) => Math.min(12, 2 * month)))).toBe(sales);
  });

  it('the days to a first dollar that the starter blog names', () => {
    const { text } = read('starter-blog-plan');
    const rows = [...text.matchAll(/\(\/make-money\/paths\/[a-z-]+\/([a-z-]+)\)\s*\| (\d+) days/g)];
    expect(rows).toHaveLength(4);
    for (const [, slug = '', days] of rows) expect(findPath(slug)?.firstDollarDays.value).toBe(Number(days));
  });

  it.each([
    ['printable-shop', /With ([\d.]+)% and (\d+) cents assumed/],
    ['weekend-reseller', /assume fees of ([\d.]+)% plus (\d+) cents/],
    ['etsy-made-to-order', /fee is assumed at ([\d.]+)% plus (\d+) cents/],
    ['template-product-line', /\| Store at ([\d.]+)% \+ (\d+)c/],
    ['short-ebook-series', /Etsy at about ([\d.]+)% of the sale plus (\d+) cents/],
  ] as const)('the fee of the marketplace of %s', (slug, sentence) => {
    const { path, text } = read(slug);
    const [percent = 0, fixed = 0] = figures(text, sentence);
    expect(path.platformShare.value).toBeCloseTo(percent / 100, 9);
    expect(path.platformFixedCents.value).toBe(fixed);
  });

  it.each([
    // slug, what stands before the cell with what is kept of a price
    ['printable-shop', /^\| \$(\d+)\s*\| \$[\d.]+\s*\| \$([\d.]+)\s*\| \d+%/gm, 4],
    ['short-ebook-series', /^\| \$(\d+)\s*\| \$([\d.]+)\s*\| \$[\d.]+\s*\| \$/gm, 3],
    ['template-product-line', /^\| \$(\d+)\s*\| \$([\d.]+) kept/gm, 3],
  ] as const)('what the marketplace leaves of each price of %s, to the cent', (slug, row, count) => {
    const { path, text } = read(slug);
    const rows = [...text.matchAll(row)];
    expect(rows).toHaveLength(count);
    for (const [, price, kept] of rows) {
      const priceCents = Number(price) * 100;
      const fee = Math.round(priceCents * path.platformShare.value) + path.platformFixedCents.value;
      expect(Number(kept)).toBeCloseTo((priceCents - fee) / 100, 9);
    }
  });

  it('what the card fee leaves of each size of the workflow pack, sold from a page of its own', () => {
    const { path, text } = read('prompt-and-workflow-pack');
    const rows = [...text.matchAll(/^\| [A-Z][^|]*\| \$(\d+)\s*\| \$([\d.]+)\s*\|$/gm)];
    expect(rows).toHaveLength(4);
    for (const [, price, kept] of rows)
      expect(Number(kept)).toBeCloseTo(priceSale(path, Number(price) * 100).contributionCents / 100, 9);
  });

  it('the fee that the first five jobs lose, half of them being booked direct', () => {
    const { path, text } = read('first-five-local-jobs');
    const [percent = 0] = figures(text, /pays the most: (\d+)% of the price/);
    expect(path.platformShare.value).toBeCloseTo((percent / 100) * 0.5, 9);
    const rows = [
      ...text.matchAll(
        /^\| \$(\d+), (marketplace|direct)\s*\| \$([\d.]+)\s*\| \$([\d.]+)\s*\| \$([\d.]+)\s*\|$/gm,
      ),
    ];
    expect(rows).toHaveLength(4);
    for (const [, price, source, ...printed] of rows) {
      const fee = source === 'direct' ? 0 : (Number(price) * percent) / 100;
      const costs = Number(price) * 0.12;
      const hourly = (Number(price) - fee - costs) / path.hoursPerUnit.value;
      for (const [index, amount] of [fee, costs, hourly].entries())
        expect(Number(printed[index])).toBeCloseTo(amount, 2);
    }
  });

  it('what a tutoring term with four at the table leaves', () => {
    const { path, text } = read('small-group-tutoring');
    const [kept = 0] = figures(text, /You keep \$([\d.]+)\. Teaching takes 8 hours/);
    const { contributionCents } = keepOf(path, 'none');
    expect((4 * contributionCents) / 100).toBeCloseTo(kept, 1);
  });

  it.each([
    ['short-form-editing-studio', 'none', /Kept per pack[\s\S]*?\| \$540\s*\| \$(\d+\.\d+)/],
    ['career-and-skills-coach', 'proven', /You keep \$([\d.]+) for six hours/],
    ['printable-shop', 'none', /\$12 product that leaves you \$([\d.]+)/],
    ['template-product-line', 'skill', /about \$([\d.]+) stays from each/],
    ['website-copy-sprints', 'skill', /That leaves \$([\d.]+), or/],
    ['home-clean-and-turnover', 'skill', /less 12% for products, car and wear is \$(\d+\.\d+)/],
    ['handy-odd-jobs', 'proven', /A \$188 visit leaves \$([\d.]+)/],
    ['neighbourhood-digital-helper', 'none', /A \$140 visit leaves \$([\d.]+)/],
    ['ugc-micro-creator', 'none', /for props and you keep \$([\d.]+)/],
  ] as const)('what one sale of %s with proof %s leaves', (slug, proof, sentence) => {
    const { path, text } = read(slug);
    const [kept = 0] = figures(text, sentence);
    expect(keepOf(path, proof).contributionCents / 100).toBeCloseTo(kept, 1);
  });
});
