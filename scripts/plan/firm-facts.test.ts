import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractWords, loanWords, staffWords } from '#shared/plan/write/say/firm-lines.ts';
import { root } from '../build/ensure-built.ts';
import { preparePlanner } from './plan-person.ts';

interface Case {
  says: string;
  contracts?: string[];
  staff?: string[];
  loan?: string;
  asks?: string;
  includes?: string;
  buyers?: number;
}

const plan = preparePlanner();
const now = new Date('2026-11-28T02:00:00Z');
const cases = parse(readFileSync(join(root, 'shared/plan/testing/firm-facts.yaml'), 'utf8')) as Case[];
const readingOf = (content: string) =>
  plan(
    {
      id: 'firm',
      plan: 'ENTERPRISE',
      profile: { state: 'New South Wales', country: 'Australia' },
      form: { budget: '<1000', timePerWeek: '10h+', skills: '', interests: '', incomeGoal: '', content },
    },
    now,
  ).reading;

describe('contracts, people and loans', () => {
  it.each(cases)(
    'are read from: $says',
    ({ says, contracts = [], staff = [], loan, asks, includes, buyers }) => {
      const reading = readingOf(says);
      expect(reading.contracts.map(({ value }) => contractWords(value))).toEqual(contracts);
      expect(reading.staff.map(({ value }) => staffWords(value))).toEqual(staff);
      expect(reading.loanAsked && loanWords(reading.loanAsked.value)).toBe(loan);
      if (asks) expect(reading.loanAsked?.value.asks).toBe(asks);
      if (includes) expect(reading.purchases?.[0]?.value.includes).toBe(includes);
      if (contracts.length > 0) expect(reading.buyers.length + reading.prices.length).toBe(0);
      if (buyers !== undefined) expect(reading.buyers).toHaveLength(buyers);
    },
  );
});
