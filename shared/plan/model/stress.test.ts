import { describe, expect, it } from 'vitest';
import { allPaths } from '../paths/all-paths.ts';
import { baseLevers } from './base-levers.ts';
import { runScenarios } from './cash.ts';
import { runDemand } from './demand.ts';
import { lineToHold } from './line-to-hold.ts';
import { priceHelp } from './paid-help.ts';
import { readPerson } from './person.ts';
import { rankAssumptions } from './rank-assumptions.ts';
import { netWith, testSensitivity } from './sensitivity.ts';
import { testStress } from './stress.ts';
import { priceOneUnit } from './unit-economics.ts';

const person = readPerson(
  {
    answers: {
      budget: '<500',
      timePerWeek: '5–10h',
      skills: 'Writing',
      interests: '',
      incomeGoal: '$800 a month',
      content: '',
    },
    profile: { name: 'Ana', country: 'Australia' },
  },
  [],
);

describe.each(allPaths)('what a lender asks of the path $slug', (path) => {
  const levers = baseLevers(path, person);
  const { baseCents } = testSensitivity(levers);

  it('no two troubles are easier than either alone, and all four are hardest', () => {
    const cases = testStress(levers);
    expect(cases).toHaveLength(7);
    for (const { drivers, netCents } of cases)
      for (const driver of drivers)
        expect(netCents).toBeLessThanOrEqual(netWith(levers, driver, driver === 'cost' ? 1.2 : 0.8));
    const all = cases.at(-1);
    expect(all?.drivers).toHaveLength(4);
    for (const { netCents } of cases) expect(all?.netCents).toBeLessThanOrEqual(netCents);
  });

  it('the sales on the line to hold pay for the costs so far, and one fewer would not', () => {
    const cash = runScenarios(levers);
    const { contributionCents } = priceOneUnit(path, levers.priceCents);
    const line = lineToHold(levers, cash.base, 'base');
    for (const { needed, costsCents } of line) {
      expect((needed ?? 0) * contributionCents).toBeGreaterThanOrEqual(costsCents);
      if (needed !== null && needed > 0) expect((needed - 1) * contributionCents).toBeLessThan(costsCents);
    }
    expect(line.at(-1)?.made).toBe(cash.base.total.units);
    expect(line.at(-1)?.costsCents).toBe(cash.base.total.fixedCents + cash.base.total.startupCents);
  });

  it('ranks what would cost most if it were a fifth worse, and none of it helps', () => {
    const ranked = rankAssumptions(levers);
    expect(ranked.length).toBeGreaterThan(1);
    for (const [index, { netCents, shortCents }] of ranked.entries()) {
      expect(netCents + shortCents).toBe(baseCents);
      expect(shortCents).toBeLessThanOrEqual(ranked[index - 1]?.shortCents ?? shortCents);
    }
  });

  it('pays help at least the least wage, and only where delivery fills the hours', () => {
    const months = runDemand(levers, 24);
    const core = priceOneUnit(path, levers.priceCents);
    const help = priceHelp(core, months);
    expect(help.costCents).toBe(Math.round(help.hourCents * core.hoursPerUnit));
    expect(help.costCents + help.leavesCents).toBe(core.contributionCents);
    const full = months.findIndex(({ deliveryHours, growthHours }) => deliveryHours > 8.99 * growthHours);
    expect(help.fullMonth).toBe(full < 0 ? null : full + 1);
  });
});
