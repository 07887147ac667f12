import type { Grant } from '#shared/content/grants/grant.ts';
import {
  coveredState,
  type FundingAnswers,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import { eligibleStages, type GrantFit } from '#shared/domain/funding/match-grant.ts';

const abnWords = (abn: boolean): string => (abn ? 'you have an ABN' : 'you don’t have an ABN');

const whenEligible = ({ requires }: Pick<Grant, 'requires'>, abn: boolean): string => {
  const stages = eligibleStages(requires).map((stage) => `“${stageLabel(stage)}”`);
  if (stages.length === 0) return 'A local provider decides, based on your hours, age and business idea.';
  const eligible = `you’ll be eligible at the ${stages.join(' or ')} stage.`;
  return requires.abn && !abn ? `Get an ABN first, then ${eligible}` : `Later, ${eligible}`;
};

/** Why the grant matches, and what would make a reachable one eligible. */
export function whyWords(
  grant: Pick<Grant, 'requires'>,
  fit: Exclude<GrantFit, { status: 'hidden' }>,
  { abn, stage }: Pick<FundingAnswers, 'abn' | 'stage'>,
): string {
  const { requires } = grant;
  if (stage === homeStage) return `You’re buying a first home in ${coveredState}.`;
  if (fit.status === 'eligible')
    return `Your stage “${stageLabel(stage)}”${requires.abn ? ', your ABN' : ''} and your state match.`;
  if (!fit.missing.includes('stage'))
    return `Your stage “${stageLabel(stage)}” matches, but ${abnWords(abn)}. Get one and you’ll be eligible.`;
  const also = fit.missing.includes('abn') ? ` and ${abnWords(abn)}` : '';
  return `Your stage is “${stageLabel(stage)}”${also}. ${whenEligible(grant, abn)}`;
}

const categories: Record<Grant['category'], string> = {
  business: 'Business',
  personal: 'Personal',
  property: 'Property',
};

/** Who a grant is for, before any answers; its stages are drawn. */
export const requirementWords = ({ category, requires }: Pick<Grant, 'category' | 'requires'>): string =>
  `${categories[category]} · ${requires.abn ? 'ABN needed' : 'no ABN needed'}`;
