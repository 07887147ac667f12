import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import {
  coveredState,
  type FundingAnswers,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import {
  type AnswerStanding,
  type BlueprintAnswers,
  checkBlueprint,
} from '#shared/domain/funding/match-grant.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { fundingAddress, keptAnswers, questionNames, verdictOf } from './blueprint-verdict.ts';
import { useBlueprintAnswers } from './use-blueprint-answers.ts';

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

const asksWords = ({ stage }: BlueprintAnswers): string =>
  stage === homeStage
    ? `You need to be buying your first home in ${coveredState}.`
    : 'You need an ABN, a minimum viable product and a NSW business.';

export interface AnswerCheckProps {
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
  const verdict = verdictOf(check, isOver);
  const { Icon, look } = verdictLooks[verdict.kind];
  const asked = wordsOf({ ...wanted, state: coveredState });
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
              <ButtonLink to={fundingAddress(answers)}>Answer the questions</ButtonLink>
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
