import type { GrantId } from '#shared/content/grants/grant.ts';
import { type FundingAnswers, writeFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { addresses } from '#web/config/addresses.ts';

const blueprints: Partial<Record<GrantId, (answers: object) => string>> = {
  'nsw-mvp': addresses.grantMvp,
  'nsw-firsthomebuyer': addresses.grantFirstHome,
};

/** The address of a grant's guide, with the answers; some grants have none. */
export const blueprintAddress = (id: GrantId, answers: Partial<FundingAnswers>): string | undefined =>
  blueprints[id]?.(writeFundingAnswers(answers));
