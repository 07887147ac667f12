import type { Grant } from '#shared/content/grants/grant.ts';
import {
  coveredState,
  type FundingAnswers,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages, type GrantFit } from '#shared/domain/funding/match-grant.ts';

const abnWords = (abn: boolean): string => (abn ? 'you have an ABN' : 'you have no ABN');

const whenEligible = ({ requires }: Pick<Grant, 'requires'>, abn: boolean): string => {
  const stages = eligibleStages(requires).map((stage) => `“${stageLabel(stage)}”`);
  if (stages.length === 0)
    return 'These answers do not decide it: a provider decides, by your hours, your age and your plan.';
  const eligible = `becomes eligible at the stage ${stages.join(' or ')}.`;
  return requires.abn && !abn ? `Get an ABN first; it ${eligible}` : `It ${eligible}`;
};

/** Which answer decided, and what would make a reachable grant eligible. */
export function whyWords(
  grant: Pick<Grant, 'requires'>,
  fit: Exclude<GrantFit, { status: 'hidden' }>,
  { abn, stage }: Pick<FundingAnswers, 'abn' | 'stage'>,
): string {
  const { requires } = grant;
  if (stage === homeStage) return `A first home, in ${coveredState}.`;
  if (fit.status === 'eligible')
    return `Your stage “${stageLabel(stage)}”${requires.abn ? ', your ABN' : ''} and your state match.`;
  if (!fit.missing.includes('stage'))
    return `Your stage “${stageLabel(stage)}” matches, but ${abnWords(abn)}. With an ABN it becomes eligible.`;
  const also = fit.missing.includes('abn') ? ` and ${abnWords(abn)}` : '';
  return `Your stage is “${stageLabel(stage)}”${also}. ${whenEligible(grant, abn)}`;
}

const categories: Record<Grant['category'], string> = {
  business: 'Business',
  personal: 'Personal',
  property: 'Property',
};

/** Whom a grant is for, to somebody who has not answered; its stages are drawn. */
export const requirementWords = ({ category, requires }: Pick<Grant, 'category' | 'requires'>): string =>
  `${categories[category]} · ${requires.abn ? 'ABN needed' : 'no ABN needed'}`;
