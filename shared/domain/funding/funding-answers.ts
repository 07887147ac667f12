/** What the funding form asks, with the words people see. */
export const businessStages = [
  ['idea', 'Idea'],
  ['pre-revenue', 'Pre-revenue'],
  ['mvp', 'MVP'],
  ['launch', 'Launch'],
] as const;
/** A home is no stage of a business, and is asked for by itself. */
export const homeStage = 'first-home';
export const fundingStages = [...businessStages, [homeStage, 'First home']] as const;
export type FundingStage = (typeof fundingStages)[number][0];

export const fundingStates = ['New South Wales', 'Victoria', 'Queensland', 'Other'] as const;
export type FundingState = (typeof fundingStates)[number];

/** The one state whose grants we know so far. */
export const coveredState: FundingState = 'New South Wales';

export interface FundingAnswers {
  abn: boolean;
  stage: FundingStage;
  state: FundingState;
}

export const stageLabel = (stage: FundingStage): string =>
  new Map<string, string>(fundingStages).get(stage) ?? stage;

/** Some answers as text, from an address or from storage that anything may have written; unknown ones are dropped. */
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

/** The same answers as text, in the order the form asks them. */
export const writeFundingAnswers = ({
  abn,
  stage,
  state,
}: Partial<FundingAnswers>): { abn?: string; stage?: string; state?: string } => ({
  ...(abn === undefined ? {} : { abn: abn ? 'yes' : 'no' }),
  ...(stage === undefined ? {} : { stage }),
  ...(state === undefined ? {} : { state }),
});

/** Nobody needs an ABN for a home. */
const withHomesAbn = ({
  stage,
  state,
  abn = stage === homeStage ? false : undefined,
}: Partial<FundingAnswers>) => ({ abn, stage, state });

/** How many of the questions that are asked have no answer yet. */
export const countOpenQuestions = (answers: Partial<FundingAnswers>): number =>
  Object.values(withHomesAbn(answers)).filter((answer) => answer === undefined).length;

/** All that is asked, or nothing. */
export function wholeFundingAnswers(answers: Partial<FundingAnswers>): FundingAnswers | undefined {
  return countOpenQuestions(answers) > 0 ? undefined : (withHomesAbn(answers) as FundingAnswers);
}

/** Of a state whose grants we do not know, nothing else has to be answered. */
export type ElsewhereAnswers = Partial<FundingAnswers> & Pick<FundingAnswers, 'state'>;

export const isElsewhere = (state: FundingState | undefined): state is FundingState =>
  state !== undefined && state !== coveredState;

/** What the form begins with for somebody whose profile is known. A state the form does not offer counts as Other. */
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

/** Under which a waitlist of another state is kept: `Victoria_Policy`, `New_South_Wales_Policy`. */
export const waitlistCategory = (state: FundingState): string => `${state.replaceAll(' ', '_')}_Policy`;
