/** The workbook of a kit, calculated by an engine that had no part in writing it. */
import { describe, expect, it } from 'vitest';
import { openInEngine, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { kitFigures } from '#shared/contract/kit-figures.ts';
import { tryNumbers } from '#shared/handbook/try-numbers.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { numbersOf } from '../../figures/numbers-of.ts';
import { allPaths } from '../../figures/path-figures.ts';
import { writeKitWorkbook } from './write-kit-workbook.ts';

interface Change {
  what: string;
  typed: readonly [name: string, value: number][];
  numbers: Partial<KitNumbers>;
}

const changes: readonly Change[] = [
  { what: 'nothing', typed: [], numbers: {} },
  { what: 'another price', typed: [['price', 333]], numbers: { priceCents: 333_00 } },
  { what: 'a price that loses money', typed: [['price', 0.5]], numbers: { priceCents: 50 } },
  { what: 'other hours', typed: [['hours_a_week', 14]], numbers: { weeklyHours: 14 } },
  {
    what: 'dear tools, insurance, start and handbook',
    typed: [
      ['tools_a_month', 99],
      ['insurance_a_year', 1200],
      ['startup_cost', 640],
      ['handbook_price', 199],
    ],
    numbers: {
      toolsMonthCents: 99_00,
      insuranceYearCents: 1200_00,
      startupCents: 640_00,
      handbookCents: 199_00,
    },
  },
  {
    what: 'a platform that takes a fifth',
    typed: [
      ['platform_share', 0.2],
      ['platform_fixed', 1],
    ],
    numbers: { platformShare: 0.2, platformFixedCents: 100 },
  },
];

const workbookOf = (path: (typeof allPaths)[number]) => {
  const numbers = numbersOf(path, 49_00);
  const bytes = writeKitWorkbook({ path, numbers, title: 'A path', checked: '2026-11-20' });
  return { numbers, bytes };
};

describe.each(sampleOf(allPaths, 3))('the workbook of $slug', (path) => {
  it.each(changes)('gives the same results as the page with $what typed', ({ typed, numbers: changed }) => {
    const { numbers, bytes } = workbookOf(path);
    const engine = openInEngine(readWorkbook(bytes));
    for (const [name, value] of typed) engine.type(name, value);
    const { sale, cash, breakEvenUnits, quarters } = tryNumbers({ ...numbers, ...changed });
    const money = (name: string) => Number(engine.valueOf(name));
    expect(money('left_by_one_sale')).toBeCloseTo(sale.contributionCents / 100, 6);
    expect(money('base_closing')).toBeCloseTo(cash.closingCents / 100, 6);
    expect(money('base_lowest')).toBeCloseTo(cash.lowest.cents / 100, 6);
    expect(engine.valueOf('sales_to_break_even')).toBe(breakEvenUnits ?? 'no number does');
    expect(money('hour_at_year_end')).toBeCloseTo((quarters[3]?.hourCents ?? 0) / 100, 6);
    expect(money('left_at_year_end')).toBeCloseTo((quarters[3]?.netCents ?? 0) / 100, 6);
    engine.close();
  });
});

describe('a kit’s workbook', () => {
  const [first] = allPaths;
  if (first === undefined) throw new Error('There is no path');

  it('is the same bytes every time', () => {
    expect(workbookOf(first).bytes).toEqual(workbookOf(first).bytes);
  });

  it('has its path’s figures on the first sheet', () => {
    const [sheet] = readWorkbook(workbookOf(first).bytes).sheets;
    for (const label of Object.values(kitFigures)) expect(sheet?.xml).toContain(`${label}, A$`);
  });

  it('protects its formulas, and says what may be typed', () => {
    const { sheets } = readWorkbook(workbookOf(first).bytes);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Your numbers',
      'Inputs',
      'One sale',
      'Average month',
      'Base',
      'Cautious',
      'Strong',
    ]);
    for (const { xml, name } of sheets) {
      expect(xml).toContain('<sheetProtection');
      if (name !== 'Inputs') expect(xml).not.toContain('<dataValidation ');
    }
    expect(sheets[1]?.xml).toContain('Please type hours from 0.5 to 100.');
  });
});
