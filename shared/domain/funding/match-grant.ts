import type { FundingAnswers, FundingStage, FundingState } from './funding-answers.ts';

export interface GrantRequirement {
  abn: boolean;
  stages: readonly FundingStage[];
  /** Where the applicant lives or works. */
  states: readonly FundingState[];
}

/** Answers that would have to change for a grant to count as eligible. */
export type MissingAnswer = 'abn' | 'stage';

export type GrantFit =
  | { status: 'hidden'; because: 'state' | 'stage' }
  | { status: 'reachable'; missing: readonly MissingAnswer[] }
  | { status: 'eligible' };

/** At these stages a grant can only be prepared. */
const earlyStages: readonly FundingStage[] = ['idea', 'pre-revenue'];

export const isEarly = (stage: FundingStage): boolean => earlyStages.includes(stage);

/** The stages at which a grant counts as eligible; some grants have none, because others decide on them. */
export const eligibleStages = ({ stages }: GrantRequirement): FundingStage[] =>
  stages.filter((stage) => !isEarly(stage));

export function matchGrant(requires: GrantRequirement, { abn, stage, state }: FundingAnswers): GrantFit {
  if (!requires.states.includes(state)) return { status: 'hidden', because: 'state' };
  if (!requires.stages.includes(stage)) return { status: 'hidden', because: 'stage' };
  const missing: MissingAnswer[] = [];
  if (requires.abn && !abn) missing.push('abn');
  if (isEarly(stage)) missing.push('stage');
  return missing.length === 0 ? { status: 'eligible' } : { status: 'reachable', missing };
}

export interface BlueprintAnswers {
  abn?: boolean;
  stage: FundingStage;
  /** Stages on the way to it. */
  before?: readonly FundingStage[];
  states: readonly FundingState[];
}

/** `early` means that it counts at a later stage. */
export type AnswerStanding = 'right' | 'wrong' | 'early' | 'unanswered';

const standing = <Answer>(answer: Answer | undefined, ...wanted: readonly Answer[]): AnswerStanding =>
  answer === undefined ? 'unanswered' : wanted.includes(answer) ? 'right' : 'wrong';

/** Checks a blueprint's questions, in the order of the form; the ABN question is left out if any answer is fine. */
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
    state: standing(answers.state, ...wanted.states),
  };
}
