import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import {
  type FundingAnswers,
  homeStage,
  stageLabel,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import {
  type AnswerStanding,
  type BlueprintAnswers,
  checkBlueprint,
} from '#shared/domain/funding/match-grant.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useBlueprintAnswers } from '../funding-profile.ts';

type BlueprintCheck = Partial<Record<keyof FundingAnswers, AnswerStanding>>;

const questionNames: Record<keyof FundingAnswers, string> = {
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

interface Verdict {
  kind: 'qualified' | 'not-qualified' | 'unanswered';
  title: string;
  text: string;
}

/** The banner of a guide. */
export function verdictOf(
  check: BlueprintCheck,
  { isOver, states }: { isOver: boolean; states: BlueprintAnswers['states'] },
): Verdict {
  const wrong = namesWith(check, 'wrong');
  const early = namesWith(check, 'early');
  const open = namesWith(check, 'unanswered');
  if (wrong.length + early.length > 0) {
    const mismatch = `${wrong.length === 1 ? 'One answer doesn’t' : `${wrong.length} answers don’t`} match: ${listed(wrong)}.`;
    return {
      kind: 'not-qualified',
      title: check.state === 'wrong' ? `Only for ${listed(states)}` : 'You don’t qualify yet',
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

const looks: Record<AnswerStanding, { Icon: LucideIcon; look: string; word: string }> = {
  right: { Icon: CircleCheck, look: 'text-leaf', word: 'Matches' },
  // Ochre, because it is not the reader's mistake.
  wrong: { Icon: CircleX, look: 'text-ochre', word: 'Doesn’t match' },
  early: { Icon: Clock, look: 'text-ochre', word: 'Not yet' },
  unanswered: { Icon: CircleDashed, look: 'text-ink-soft', word: 'Not answered' },
};

const verdictLooks = { qualified: looks.right, 'not-qualified': looks.early, unanswered: looks.unanswered };

const wordsOf = (answers: Partial<FundingAnswers>): Record<keyof FundingAnswers, string> => ({
  abn: answers.abn === undefined ? '–' : answers.abn ? 'Yes' : 'No',
  stage: answers.stage === undefined ? '–' : stageLabel(answers.stage),
  state: answers.state ?? '–',
});

const asksWords = ({ stage, states }: BlueprintAnswers): string =>
  stage === homeStage
    ? `You need to be buying your first home in ${listed(states)}.`
    : 'You need an ABN, a NSW company with a minimum viable product, and matching cash.';

interface AnswerCheckProps {
  wanted: BlueprintAnswers;
  /** No round is open now. */
  isOver: boolean;
  /** What people who qualify get, if the address holds a price. */
  comesTo?: string | undefined;
}

/** Says whether the answers qualify, and which do not. Lines keep their place in every state. */
export function AnswerCheck({ wanted, isOver, comesTo }: AnswerCheckProps) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const answers = useBlueprintAnswers();
  const check = checkBlueprint(wanted, answers);
  const verdict = verdictOf(check, { isOver, states: wanted.states });
  const { Icon, look } = verdictLooks[verdict.kind];
  const asked = { ...wordsOf(wanted), state: listed(wanted.states) };
  const given = wordsOf(answers);
  const isBlank = Object.values(check).every((standing) => standing === 'unanswered');
  const isQualified = verdict.kind === 'qualified';
  const isUnanswered = verdict.kind === 'unanswered';
  const text = isBlank ? asksWords(wanted) : (isQualified && comesTo) || verdict.text;
  const WayToAbn = isUnanswered ? TextLink : ButtonLink;

  return (
    <div className="guide-check p-4 grid grid-cols-1 gap-y-4 gap-x-10 sm:py-5 sm:px-6 lg:grid-cols-[minmax(0,12fr)_minmax(0,25fr)] lg:items-start print:hidden">
      <div>
        <div role="status" className="min-h-22 sm:min-h-14">
          <p className={classNames('flex gap-2.5 text-xl font-semibold', !isUnanswered && look)}>
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
            {verdict.title}
          </p>
          <p className="mt-1">{text}</p>
        </div>
        <div className="mt-3 flex flex-wrap content-start items-center gap-x-6 gap-y-1 max-sm:min-h-23">
          {isUnanswered && (
            <div className="scripts-only">
              <ButtonLink to={fundingAddress(answers)} variant={isOver ? 'secondary' : 'primary'}>
                Answer the questions
              </ButtonLink>
            </div>
          )}
          {isQualified ? null : check.state === 'wrong' ? (
            <ButtonLink to={fundingAddress(answers)}>Join the waitlist</ButtonLink>
          ) : (
            wanted.abn !== undefined &&
            answers.abn !== true && (
              <WayToAbn to={addresses.registerAbn({ refer: `${pathname}${search}` })}>
                How to register an ABN
              </WayToAbn>
            )
          )}
          {!isUnanswered && (
            <TextLink to={fundingAddress(keptAnswers(check, answers))}>Change your answers</TextLink>
          )}
        </div>
      </div>
      {/* The prerendered page has no answers, so the table appears with those of the address. */}
      <table
        className={classNames('table-fixed', isBlank && (hydrated ? 'hidden' : 'hidden answered:table'))}
      >
        <caption className="sr-only">Your answers, and what the grant needs</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th className="w-14 pr-2 sm:w-1/3" scope="col">
              <span className="max-sm:sr-only">Question</span>
            </th>
            <th className="w-23 pr-2 sm:w-1/3" scope="col">
              Needed
            </th>
            <th className="pr-0" scope="col">
              You
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(check).map(([name, standing]) => {
            const { Icon: AnswerIcon, look: answerLook, word } = looks[standing];
            const question = name as keyof FundingAnswers;
            return (
              <tr key={name}>
                <th scope="row" className="w-14 pr-2 font-normal sm:w-1/3">
                  {questionNames[question]}
                </th>
                <td className="pr-2 last:pr-0">{asked[question]}</td>
                <td className={classNames('pr-2 last:pr-0', 'h-16 font-semibold sm:h-11', answerLook)}>
                  <span className="flex gap-1 sm:gap-1.5">
                    <AnswerIcon aria-hidden className="mt-1 size-4 shrink-0" />
                    <span>
                      {given[question]}
                      <span className="sr-only"> ({word})</span>
                      {standing === 'early' && (
                        <span className="block text-sm font-normal">not {asked[question]} yet</span>
                      )}
                    </span>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
