import { useDeferredValue, useId, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { UserEntity } from '#shared/contract/account.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { isUnread } from '#shared/domain/runs/says-nothing.ts';
import { eachOnce } from '#shared/plan/limits/limits.ts';
import { readLimits } from '#shared/plan/limits/read-limits.ts';
import { type Explanation, explain } from '#shared/plan/model/explain.ts';
import { printReviewFlag } from '#shared/plan/model/print-review-flag.ts';
import type { FrozenProfile, RunAnswers } from '#shared/plan/plan-input.ts';
import { useExplanation } from '#web/components/goal-check/use-explanation.ts';
import { EmptyYear } from './empty-year.tsx';
import { hasHours, readAnswers } from './read-answers.ts';
import type { Reading } from './reading.ts';
import { GoalAlone, RunReading } from './run-reading.tsx';
import { VerdictBar } from './verdict-bar.tsx';

const profileOf = ({ full_name: name, country, state, abn }: UserEntity): FrozenProfile => ({
  name,
  country,
  ...(state === null ? {} : { state }),
  ...(abn === null ? {} : { abn }),
});

interface LivePanelProps {
  answers: RunAnswers;
  user: UserEntity;
  plan: PlanType;
  /** At the foot of a phone, where the verdict stands in one line and opens the whole. */
  line?: HTMLElement | null;
  /** False for what was handed in. */
  editable?: boolean;
  /** Told whenever it is another; undefined as long as there is nothing to read. */
  onReading?: (reading: Reading | undefined) => void;
  explainInput?: typeof explain;
}

/** As a plan’s own model does, which has a background, too. */
export const explainRun: typeof explain = (input, options) =>
  explain(input, { ...options, limits: readLimits(input.answers), unread: isUnread(input.answers) });

/** As the panel reads them; undefined for a fault of the model, which stands in nobody’s way. */
export function readRun(answers: RunAnswers, user: UserEntity): Reading | undefined {
  try {
    return readAnswers(explainRun({ answers, profile: profileOf(user) }, { now: new Date() }));
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** In the person’s own words, a sentence once though it rules out two things. */
const refusedIn = (answers: RunAnswers): string[] => [
  ...new Set(eachOnce(readLimits(answers)).map(({ sentence }) => sentence)),
];

const title = 'How we read it';

interface PanelBodyProps extends Pick<LivePanelProps, 'plan'> {
  told: Explanation;
  /** In the person’s own words. */
  refused: readonly string[];
}

function PanelBody({ plan, told, refused }: PanelBodyProps) {
  const flags = plan === 'BASIC' ? [] : told.flags;
  return (
    <>
      <RunReading told={told}>
        {plan === 'BASIC' && told.refusal !== null && (
          <p className="border-l-4 border-mist py-1 pl-3 font-semibold wrap-anywhere">
            {told.refusal.sentence}
          </p>
        )}
        {refused.length > 0 && (
          <div>
            <h3 className="mb-1 text-lg">What you said you will not do</h3>
            <ul className="list-disc space-y-1 pl-5 text-sm">
              {refused.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  “{sentence}”
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm text-ink-soft">
              Where a path can’t do without it, it scores lower, and the plan says so.
            </p>
          </div>
        )}
        {flags.length > 0 && (
          <div>
            <h3 className="mb-1 text-lg">What the reviewer will look at</h3>
            <ul className="list-disc space-y-1 pl-5 text-sm">
              {flags.map(printReviewFlag).map((words) => (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              ))}
            </ul>
          </div>
        )}
      </RunReading>
      <p className="mt-4 text-sm text-ink-soft">Estimates, not promises.</p>
    </>
  );
}

/** Its model comes only with this panel. */
export default function LivePanel(props: LivePanelProps) {
  const { plan, user, line, answers, editable = true, onReading, explainInput = explainRun } = props;
  const titleId = useId();
  const profile = useMemo(() => profileOf(user), [user]);
  const settled = useDeferredValue(answers);
  const refused = useMemo(() => refusedIn(settled), [settled]);
  const outcome = useExplanation({ answers, profile, explainInput });
  // With the first paint of the panel: nothing else on the page stands otherwise before.
  useLayoutEffect(() => {
    onReading?.(outcome.kind === 'told' ? readAnswers(outcome.told) : undefined);
  }, [outcome, onReading]);
  const told = outcome.kind === 'told' ? outcome.told : undefined;
  // Nothing is judged by hours that nobody chose.
  const judged = told && hasHours(told) ? told : undefined;
  const body =
    told !== undefined ? (
      judged ? (
        <PanelBody plan={plan} told={judged} refused={refused} />
      ) : (
        <GoalAlone told={told} />
      )
    ) : (
      <>
        <EmptyYear />
        <p className="mt-3 text-ink-soft">
          {outcome.kind === 'nothing'
            ? 'Write your income goal, and this shows how it is read as you type.'
            : `We can’t show how these answers are read: that is a fault on our side.${editable ? ' You can save and submit them as usual.' : ''}`}
        </p>
      </>
    );
  return (
    <section aria-labelledby={titleId} className="@container">
      {line &&
        createPortal(
          <VerdictBar title={title} told={judged}>
            {body}
          </VerdictBar>,
          line,
        )}
      <h2 id={titleId} className="mb-2 font-sans text-base font-semibold text-mist">
        {title}
      </h2>
      {body}
    </section>
  );
}
