import type { GrantGuide, GrantId } from '#shared/content/grants/grant.ts';
import { seaSupportGuide } from '#shared/content/grants/sea-support-guide.ts';
import { type FundingAnswers, writeFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { addresses } from '#web/config/addresses.ts';

const blueprints: Partial<Record<GrantId, (answers: object) => string>> = {
  'nsw-mvp': addresses.grantMvp,
  'nsw-firsthomebuyer': addresses.grantFirstHome,
};

/** The page that leads through a grant, with the answers carried along; some grants have none. */
export const blueprintAddress = (id: GrantId, answers: Partial<FundingAnswers>): string | undefined =>
  blueprints[id]?.(writeFundingAnswers(answers));

/** Of a grant without such a page, told on its card. */
export const guideOnCard = (id: GrantId): GrantGuide | undefined =>
  id === 'sea-support' ? seaSupportGuide : undefined;
