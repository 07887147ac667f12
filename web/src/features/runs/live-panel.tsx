import { useId, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { UserEntity } from '#shared/contract/account.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { ReadFailed } from '#web/components/understanding/read-failure.tsx';
import { inBrief } from '#web/components/understanding/reach-words.ts';
import { useReading } from '#web/components/understanding/use-reading.ts';
import { readAnswers } from '#web/lib/api/read-answers.ts';
import type { AskReading } from '#web/lib/ask-reading.ts';
import { EmptyYear } from './empty-year.tsx';
import { PanelSections } from './panel-sections.tsx';
import { requestOf } from './read-answers.ts';
import { type Reading, readingOf } from './reading.ts';
import { VerdictBar } from './verdict-bar.tsx';

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
  ask?: AskReading;
}

const title = 'How we read your answers';

/** Enough to read: a goal, a skill or some words on the person. */
const saysSomething = ({ incomeGoal, skills, content }: RunAnswers): boolean =>
  [incomeGoal, skills, content].some((text) => text.trim() !== '');

/** How the answers are read, by our server, once nobody types for a moment. */
export default function LivePanel(props: LivePanelProps) {
  const { plan, user, line, answers, editable = true, onReading, ask = readAnswers } = props;
  const titleId = useId();
  const asked = useMemo(
    () => (saysSomething(answers) ? requestOf(answers, user) : undefined),
    [answers, user],
  );
  const { understanding, failure, pending, retry } = useReading(asked, ask);
  const reading = useMemo(
    () => understanding && readingOf(understanding, { answers, plan }),
    [understanding, answers, plan],
  );
  // With the first paint of the panel: nothing else on the page stands otherwise before.
  useLayoutEffect(() => onReading?.(reading), [reading, onReading]);
  // Of the panel and the line, a window shows one.
  const news = (
    <p role="status" className="sr-only">
      {understanding && !pending && `Updated: ${inBrief(understanding)}`}
    </p>
  );
  const body = (
    <div aria-busy={pending}>
      {failure && (
        <div className="mb-4">
          <ReadFailed failure={failure} isOld={understanding !== undefined} onRetry={retry} />
          {editable && <p className="mt-2">You can save and submit as usual.</p>}
        </div>
      )}
      {understanding ? (
        <>
          <PanelSections understood={understanding} plan={plan} editable={editable} />
          <p className="mt-6 text-sm text-ink-soft">Estimates, not promises.</p>
        </>
      ) : (
        !failure && (
          <>
            <EmptyYear />
            <p className="mt-3 text-ink-soft">
              {pending
                ? 'Reading your answers…'
                : 'Write your goal and your skills, and this shows what we understand as you type.'}
            </p>
          </>
        )
      )}
    </div>
  );
  return (
    <section aria-labelledby={titleId} className="@container">
      {line &&
        createPortal(
          <>
            {news}
            <VerdictBar title={title} understood={understanding}>
              {body}
            </VerdictBar>
          </>,
          line,
        )}
      <h2 id={titleId} className="mb-3 font-sans text-base font-semibold text-mist">
        {title}
      </h2>
      {news}
      {body}
    </section>
  );
}
