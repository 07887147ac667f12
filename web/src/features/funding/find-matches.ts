import type { Grant } from '#shared/content/grants/grant.ts';
import { grants } from '#shared/content/grants/grants.ts';
import type { FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { type GrantFit, matchGrant } from '#shared/domain/funding/match-grant.ts';
import { openFirst } from './open-first.ts';

export interface FoundGrant {
  grant: Grant;
  fit: Exclude<GrantFit, { status: 'hidden' }>;
}

/** The grants that match the answers, those open for applications first. */
export const findMatches = (answers: FundingAnswers, nowMs: number): FoundGrant[] =>
  openFirst(grants, nowMs).flatMap((grant) => {
    const fit = matchGrant(grant.requires, answers);
    return fit.status === 'hidden' ? [] : [{ grant, fit }];
  });
