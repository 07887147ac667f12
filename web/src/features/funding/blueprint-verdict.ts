import {
  coveredState,
  type FundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import type { AnswerStanding } from '#shared/domain/funding/match-grant.ts';
import { addresses } from '#web/config/addresses.ts';

export type BlueprintCheck = Partial<Record<keyof FundingAnswers, AnswerStanding>>;

export const questionNames: Record<keyof FundingAnswers, string> = {
  abn: 'ABN',
  stage: 'Stage',
  state: 'State',
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const namesWith = (check: BlueprintCheck, standing: AnswerStanding): string[] =>
  Object.entries(check)
    .filter(([, found]) => found === standing)
    .map(([name]) => questionNames[name as keyof FundingAnswers]);

export interface Verdict {
  kind: 'qualified' | 'not-qualified' | 'unanswered';
  title: string;
  text: string;
}

/** The banner of a guide. */
export function verdictOf(check: BlueprintCheck, isOver: boolean): Verdict {
  const wrong = namesWith(check, 'wrong');
  const early = namesWith(check, 'early');
  const open = namesWith(check, 'unanswered');
  if (wrong.length + early.length > 0) {
    const mismatch = `${wrong.length === 1 ? 'One answer doesn’t' : `${wrong.length} answers don’t`} match: ${listed(wrong)}.`;
    return {
      kind: 'not-qualified',
      title: check.state === 'wrong' ? `Only for ${coveredState}` : 'You don’t qualify yet',
      text: [
        ...(early.length > 0 ? ['You’re not at the right stage yet.'] : []),
        ...(wrong.length > 0 ? [mismatch] : []),
      ].join(' '),
    };
  }
  if (open.length > 0)
    return {
      kind: 'unanswered',
      title: 'See if you qualify',
      text: `Still to answer: ${listed(open)}.`,
    };
  return {
    kind: 'qualified',
    title: 'Your answers qualify',
    text: isOver ? 'Prepare now, so you’re ready for the next round.' : 'The funder decides.',
  };
}

/** The answers that need no change, for the link back to the questions. */
export const keptAnswers = (
  check: BlueprintCheck,
  answers: Partial<FundingAnswers>,
): Partial<FundingAnswers> => {
  const { abn, stage, state } = answers;
  return {
    ...(abn === undefined || check.abn === 'wrong' ? {} : { abn }),
    ...(stage === undefined || check.stage === 'wrong' || check.stage === 'early' ? {} : { stage }),
    ...(state === undefined || check.state === 'wrong' ? {} : { state }),
  };
};

export const fundingAddress = (answers: Partial<FundingAnswers>): string =>
  addresses.funding(writeFundingAnswers(answers));
