/** Sums, limits, terms and owned things: most lines of money-facts.yaml are read just as they say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { lexiconOf } from '#shared/plan/catalogue.ts';
import { readAnswers } from '#shared/plan/reading/read.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { mostOf } from './most-of.ts';

interface MoneyFacts {
  says: string;
  prices: [dollars: number, what: string][];
  costs?: [dollars: number, per: string][];
  buyers?: [who: string, count: number, per: string][];
  owned?: string[];
  most?: [count: number, per: string];
  off?: number[];
  days?: number;
  share?: number;
  money?: number;
}
const lines = parse(
  readFileSync(join(root, 'shared/plan/testing/money-facts.yaml'), 'utf8'),
) as unknown as MoneyFacts[];

const lexicon = lexiconOf(readCatalogue());
const now = new Date('2026-11-28T02:00:00Z');
const all12 = Array.from({ length: 12 }, (_, index) => index + 1);
const none = { budget: '', timePerWeek: '', skills: '', interests: '', incomeGoal: '' };

const factsOf = (says: string): MoneyFacts => {
  const reading = readAnswers({ ...none, content: says }, { lexicon, now });
  const { prices, unitCosts, costs, buyers, owned, most, selling, paysAfter, share, money } = reading;
  const all: MoneyFacts['costs'] = [
    ...unitCosts.map(({ value }): [number, string] => [value.cents / 100, 'each']),
    ...costs.map(({ value }): [number, string] => [value.cents / 100, value.per]),
  ];
  return {
    says,
    prices: prices.map(({ value: { cents, item, unit, condition } }) => [
      cents / 100,
      item ?? unit ?? condition ?? '',
    ]),
    ...(all.length > 0 && { costs: all }),
    ...(buyers.length > 0 && {
      buyers: buyers.map(({ value: { who, takes } }) => [who, takes?.count ?? 0, takes?.per ?? '']),
    }),
    ...(owned.length > 0 && { owned: owned.map(({ value }) => value.item) }),
    ...(most && { most: [most.value.count, most.value.per] }),
    ...(selling && { off: all12.filter((month) => !selling.value.months.includes(month)) }),
    ...(paysAfter[0] && { days: paysAfter[0].value.days }),
    ...(share && { share: share.value.percent }),
    ...(money && { money: money.value.cents / 100 }),
  };
};

it('is read as the lines say', () => {
  mostOf(lines, (line) => expect(factsOf(line.says)).toEqual(line), 12);
});
