import { describe, expect, it } from 'vitest';
import { makePlan } from '#shared/plan/make-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { printBlock } from '#shared/plan/testing/print-document.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { inputOf, knownNow, knownPerson } from './known-people.ts';

const catalogue = readCatalogue();

const input = inputOf(knownPerson('tiffin-punjabi-vic'));
const changedIn = (more: Partial<PlanInput>, tier: 'PRO' | 'ENTERPRISE' = 'ENTERPRISE'): string[] => {
  const options = { tier, now: knownNow, planId: 'run_changed', catalogue };
  const { document } = makePlan({ ...input, ...more }, options);
  return document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ id }) => id.startsWith('changed'))
    .flatMap(printBlock);
};

describe('a new round of Enterprise', () => {
  it('compares the figures that changed, and no others', () => {
    const before = { ...input.answers, incomeGoal: '$300 a month before tax by June 2027' };
    const lines = changedIn({ earlierRun: { answers: before } });
    expect(lines.join('\n')).toMatch(/\| Goal \| \$300 a month before tax \| /);
    expect(lines.join('\n')).not.toMatch(/\| (?:Price|Hours a week) \|/);
  });

  it('says so when nothing changed', () => {
    expect(changedIn({ earlierRun: { answers: input.answers } }).join(' ')).toContain(
      'None on this page changed.',
    );
  });

  it('says nothing in a first round, and nothing in Pro', () => {
    expect(changedIn({})).toEqual([]);
    expect(changedIn({ earlierRun: { answers: input.answers } }, 'PRO')).toEqual([]);
  });
});
