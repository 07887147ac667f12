import { describe, expect, it } from 'vitest';
import { descriptionMaxLength } from '#shared/contract/interest.ts';
import * as profile from '#shared/domain/account/profile-options.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { documentLifeMs } from '#shared/domain/runs/review-rules.ts';
import { runStatuses } from '#shared/domain/runs/run-status.ts';
import { answerLimits, leastBackground, leastGoal } from '#shared/domain/runs/submit-rules.ts';
import { budgetBands, timeBands } from '#shared/plan/plan-input.ts';
import { contributionPacks } from '#web/features/contribution/pack-forms.tsx';
import { comparison, contactOffers, planOffers, proSteps } from '#web/features/plans/plan-offers.ts';
import { runInterests, runSkills } from '#web/features/runs/run-page/run-words.ts';
import { tokenPacks } from '#web/features/tokens/order-tokens/about-paying.tsx';

/** The values that the specification fixes and no other test checks. */
describe('the specified choices', () => {
  it('of a profile have these labels', () => {
    expect(profile.budgets).toEqual([
      ['BUDGET_0', '$0'],
      ['BUDGET_1_99', '$1–99'],
      ['BUDGET_100_299', '$100–299'],
      ['BUDGET_300_999', '$300–999'],
      ['BUDGET_1000_4999', '$1,000–4,999'],
      ['BUDGET_5000_9999', '$5,000–9,999'],
      ['BUDGET_10000_PLUS', '$10,000+'],
    ]);
    expect(profile.weeklyTimes).toEqual([
      ['TIME_1_3_HOURS', '1–3 hours'],
      ['TIME_3_5_HOURS', '3–5 hours'],
      ['TIME_5_10_HOURS', '5–10 hours'],
      ['TIME_10_PLUS_HOURS', '10+ hours'],
    ]);
    expect(profile.countries.join()).toBe('Australia,Canada,New Zealand,United States,United Kingdom,Other');
    expect(profile.australianStates.join()).toBe('New South Wales,Victoria,Queensland,Western Australia');
  });

  it('of the run form have these labels', () => {
    expect(budgetBands.join(' ')).toBe('0 <100 <300 <500 <1000');
    expect(timeBands.join(' ')).toBe('1–3h 3–5h 5–10h 10h+');
    expect(runSkills.join()).toBe('Writing,Design,AI Use,Sales,Video Editing,Project Management');
    expect(runInterests.join()).toBe(
      'Affiliate Marketing,Digital Products,Etsy Store,AI Tools,Blogging,Local Tasks',
    );
    expect(runStatuses.join()).toBe(
      'CREATED,UNDER_REVIEW,APPROVED_EXECUTING,COMPLETED,REJECTED_FOR_USER_REFINEMENT,REVIEW_LIMIT_REACHED',
    );
  });
});

describe('the specified amounts', () => {
  it('of plans are these, and the two large plans are arranged by email', () => {
    expect(planPrices).toEqual({ BASIC: 3850, PRO: 9900, ENTERPRISE: 99_900 });
    expect(planOffers.map(({ name, price, was }) => [name, price, was])).toEqual([
      ['Basic', 3850, undefined],
      ['Pro', 9900, 12_100],
      ['Enterprise', 99_900, undefined],
    ]);
    expect(contactOffers.map(({ name, price, flags }) => [name, price, ...flags])).toEqual([
      ['8-Week Launch Accelerator', 999_900, 'Admin approval', 'Limited positions'],
      ['Audience Sprint 8W', 3_999_900, 'Coming Soon', 'Admin approval', 'Limited positions'],
    ]);
    expect(proSteps.flatMap(({ outcomes }) => outcomes)).toHaveLength(3);
    const round = comparison.find(({ line }) => line === 'New round based on an earlier plan');
    expect(round).toMatchObject({ BASIC: false, PRO: true, means: expect.stringContaining('Pro and Pro+') });
  });

  it('of packs are these', () => {
    expect(tokenPacks).toEqual([1000, 3000, 5000, 10_000]);
    expect(contributionPacks).toEqual([500, 1000, 3000]);
  });

  it('of lengths and days are these', () => {
    expect([answerLimits.content, answerLimits.incomeGoal, leastGoal, leastBackground]).toEqual([
      10_000, 250, 10, 20,
    ]);
    expect([descriptionMaxLength, freePreviewSections, documentLifeMs / 86_400_000]).toEqual([80, 2, 30]);
  });
});
