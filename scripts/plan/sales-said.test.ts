/** What people sell today, as they say it: `shared/plan/testing/sales-today.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isSelling } from '#shared/plan/reading/reading.ts';
import { root } from '../build/ensure-built.ts';
import { mostOf } from './most-of.ts';
import { planContent } from './plan-content.ts';

interface Said {
  says: string;
  sold?: number;
  takes?: number;
  keeps?: number;
  asks?: true;
  none?: true;
}

const read = (content: string) => planContent(content, { timePerWeek: '10h+' }).reading;
const all = parse(readFileSync(join(root, 'shared/plan/testing/sales-today.yaml'), 'utf8')) as Said[];
const near = (value: number | undefined, wanted: number | undefined): boolean =>
  wanted === undefined || (value !== undefined && Math.abs(value - wanted) <= wanted * 0.12 + 0.05);

it('what they sell today is read, else asked', () => {
  mostOf(
    all,
    ({ says, sold, takes, keeps, asks, none }) => {
      const { salesNow = [], running, open, ...reading } = read(says);
      const count = salesNow.reduce((sum, { value }) => sum + value.perMonth, 0);
      const { monthlyCents, profitCents } = running?.value ?? {};
      const isAsked = open.some(({ id }) => id === 'sales-now');
      expect(isSelling({ ...reading, salesNow, ...(running && { running }) })).toBe(none !== true);
      if (asks) expect(isAsked).toBe(true);
      expect(near(count, sold) || (takes !== undefined && near((monthlyCents ?? 0) / 100, takes))).toBe(true);
      expect(near((monthlyCents ?? 0) / 100, takes) && near((profitCents ?? 0) / 100, keeps)).toBe(true);
    },
    mostMissed,
  );
});

/** Falls as more ways of saying it are read. */
const mostMissed = 20;
