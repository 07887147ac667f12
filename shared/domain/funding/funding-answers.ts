export const businessStages = [
  ['idea', 'Idea'],
  ['pre-revenue', 'Pre-revenue'],
  ['mvp', 'MVP'],
  ['launch', 'Launch'],
] as const;
/** A home is not a stage of a business and has its own question. */
export const homeStage = 'first-home';
export const fundingStages = [...businessStages, [homeStage, 'First home']] as const;
export type FundingStage = (typeof fundingStages)[number][0];

export const fundingStates = ['New South Wales', 'Victoria', 'Queensland', 'Other'] as const;
export type FundingState = (typeof fundingStates)[number];

/** The states whose grants we know so far. */
export const coveredStates: readonly FundingState[] = ['New South Wales'];
export const coveredWords = coveredStates.join(' and ');

export interface FundingAnswers {
  abn: boolean;
  stage: FundingStage;
  state: FundingState;
}

export const stageLabel = (stage: FundingStage): string =>
  new Map<string, string>(fundingStages).get(stage) ?? stage;

/** Reads answers from an address or from storage, which may hold anything; unknown ones are dropped. */
export function readFundingAnswers(
  text: {
    [Name in keyof FundingAnswers]?: string | null | undefined;
  },
): Partial<FundingAnswers> {
  const stage = fundingStages.find(([value]) => value === text.stage)?.[0];
  const state = fundingStates.find((name) => name === text.state);
  return {
    ...(text.abn === 'yes' || text.abn === 'no' ? { abn: text.abn === 'yes' } : {}),
    ...(stage === undefined ? {} : { stage }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Writes the answers as text, in the order of the form. */
export const writeFundingAnswers = ({
  abn,
  stage,
  state,
}: Partial<FundingAnswers>): { abn?: string; stage?: string; state?: string } => ({
  ...(abn === undefined ? {} : { abn: abn ? 'yes' : 'no' }),
  ...(stage === undefined ? {} : { stage }),
  ...(state === undefined ? {} : { state }),
});

/** A home needs no ABN. */
const withHomesAbn = ({
  stage,
  state,
  abn = stage === homeStage ? false : undefined,
}: Partial<FundingAnswers>) => ({ abn, stage, state });

/** Counts the questions without an answer. */
export const countOpenQuestions = (answers: Partial<FundingAnswers>): number =>
  Object.values(withHomesAbn(answers)).filter((answer) => answer === undefined).length;

/** Returns all answers, or undefined if one is missing. */
export function wholeFundingAnswers(answers: Partial<FundingAnswers>): FundingAnswers | undefined {
  return countOpenQuestions(answers) > 0 ? undefined : (withHomesAbn(answers) as FundingAnswers);
}

/** In a state whose grants we do not know, the other questions are optional. */
export type ElsewhereAnswers = Partial<FundingAnswers> & Pick<FundingAnswers, 'state'>;

export const isElsewhere = (state: FundingState | undefined): state is FundingState =>
  state !== undefined && !coveredStates.includes(state);

/** The first answers of the form for a person with a profile. A state that the form does not offer counts as Other. */
export function answersFromProfile(profile: {
  country: string;
  state: string | null;
  abn: string | null;
}): Partial<FundingAnswers> {
  const offered = fundingStates.find((name) => name === profile.state);
  const elsewhere = profile.state !== null || profile.country !== 'Australia' ? 'Other' : undefined;
  const state = offered ?? elsewhere;
  return {
    ...(profile.abn === null ? {} : { abn: true }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Builds categories such as `Victoria_Policy` and `New_South_Wales_Policy`. */
export const waitlistCategory = (state: FundingState): string => `${state.replaceAll(' ', '_')}_Policy`;
