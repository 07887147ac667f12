import { coveredState, type FundingAnswers, type FundingStage } from './funding-answers.ts';

export interface GrantRequirement {
  abn: boolean;
  stages: readonly FundingStage[];
}

/** Why a grant does not count as eligible: these answers would have to change. */
export type MissingAnswer = 'abn' | 'stage';

export type GrantFit =
  | { status: 'hidden'; because: 'state' | 'stage' }
  | { status: 'reachable'; missing: readonly MissingAnswer[] }
  | { status: 'eligible' };

/** At these a grant can only be worked towards. */
const earlyStages: readonly FundingStage[] = ['idea', 'pre-revenue'];

export const isEarly = (stage: FundingStage): boolean => earlyStages.includes(stage);

/** The stages at which a grant counts as eligible; some have none, and somebody else decides on them. */
export const eligibleStages = ({ stages }: GrantRequirement): FundingStage[] =>
  stages.filter((stage) => !isEarly(stage));

export function matchGrant(requires: GrantRequirement, { abn, stage, state }: FundingAnswers): GrantFit {
  if (state !== coveredState) return { status: 'hidden', because: 'state' };
  if (!requires.stages.includes(stage)) return { status: 'hidden', because: 'stage' };
  const missing: MissingAnswer[] = [];
  if (requires.abn && !abn) missing.push('abn');
  if (isEarly(stage)) missing.push('stage');
  return missing.length === 0 ? { status: 'eligible' } : { status: 'reachable', missing };
}

/** What a blueprint asks for, answer by answer. */
export interface BlueprintAnswers {
  abn?: boolean;
  stage: FundingStage;
  /** Stages on the way to it. */
  before?: readonly FundingStage[];
}

/** early: it counts once one is further. */
export type AnswerStanding = 'right' | 'wrong' | 'early' | 'unanswered';

const standing = <Answer>(answer: Answer | undefined, wanted: Answer): AnswerStanding =>
  answer === undefined ? 'unanswered' : answer === wanted ? 'right' : 'wrong';

/** A blueprint's question, in the order of the form; one that takes any ABN answer does not ask about it. */
export function checkBlueprint(
  wanted: BlueprintAnswers,
  answers: Partial<FundingAnswers>,
): Partial<Record<keyof FundingAnswers, AnswerStanding>> {
  return {
    ...(wanted.abn === undefined ? {} : { abn: standing(answers.abn, wanted.abn) }),
    stage:
      answers.stage !== undefined && wanted.before?.includes(answers.stage)
        ? 'early'
        : standing(answers.stage, wanted.stage),
    state: standing(answers.state, coveredState),
  };
}
