import { GitCompare } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { nothingConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { mustBeAnswered } from '#shared/plan/reading/reading.ts';
import { Button } from '#web/components/button/button.tsx';
import { controlFor } from '#web/components/confirm/confirm-control.tsx';
import { ConfirmFacts } from '#web/components/confirm/confirm-facts.tsx';
import { ConfirmQuestions } from '#web/components/confirm/confirm-questions.tsx';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import { HiddenSentences } from '#web/components/confirm/hidden-sentences.tsx';
import { useOpenControl } from '#web/components/confirm/open-control.tsx';
import { PickBusiness } from '#web/components/confirm/pick-business.tsx';
import { ReadFailed } from '#web/components/understanding/read-failure.tsx';
import type { ReadingState } from '#web/components/understanding/use-reading.ts';
import { WaysForward } from '#web/components/understanding/ways-forward.tsx';
import { loadTrades } from '#web/lib/content/files.ts';
import { remarkOnFact } from '../run-page/handed-in.tsx';
import { mergeConfirmed } from './draft.ts';
import { leadTo, questionsId, textsId } from './lead-to.ts';
import type { RunDraft } from './use-run-draft.ts';

/** Two windows set the same fact differently, so both versions are shown until one is chosen. */
function ConfirmedTwice({ runDraft: { draft, choose } }: { runDraft: RunDraft }) {
  const { theirs, base, confirmed } = draft;
  if (theirs === undefined || !draft.open.includes('confirmed')) return null;
  const { torn } = mergeConfirmed(base.confirmed, confirmed, theirs.confirmed);
  const sides = [
    ['Here', confirmed],
    ['In the other window', theirs.confirmed],
  ] as const;
  return (
    <fieldset
      id={textsId('confirmed')}
      tabIndex={-1}
      aria-label="Two versions: What we understood"
      className="scroll-mt-24 rounded-sm border border-ochre bg-ochre-tint p-3"
    >
      <p className="flex gap-2 font-semibold text-ochre">
        <GitCompare aria-hidden className="mt-0.5 size-5 shrink-0" />
        You also changed this in another window
      </p>
      {sides.map(([name, side]) => (
        <div key={name} className="mt-2">
          <p className="text-sm">{name}</p>
          <ConfirmedList confirmed={side ?? { version: 1 }} parts={torn} />
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => choose('confirmed', 'mine')}>
          Keep this version
        </Button>
        <Button variant="secondary" onClick={() => choose('confirmed', 'theirs')}>
          Use the other
        </Button>
      </div>
    </fieldset>
  );
}

interface ConfirmSectionProps {
  run: RunDetail;
  runDraft: RunDraft;
  state: ReadingState;
  /** Counts the submissions refused for an open question. */
  mustAnswer: number | undefined;
}

const toField = (kind: 'skill' | 'idea') => leadTo(kind === 'skill' ? 'run-skills' : 'run-content');

/** Below the answers: the open questions, the facts and the business, each with its control. */
export default function ConfirmSection({ run, runDraft, state, mustAnswer }: ConfirmSectionProps) {
  const titleId = useId();
  const { understanding, failure, pending, retry } = state;
  const { draft, confirm } = runDraft;
  const value = draft.confirmed ?? nothingConfirmed;
  const controls = useOpenControl();

  const openNeeded = useEffectEvent(() => {
    const needed = understanding?.questions.find(mustBeAnswered);
    const kind = needed && controlFor(needed.about);
    if (needed && kind) controls.open(kind, `question-${needed.id}`, false);
  });
  useEffect(() => {
    if (mustAnswer !== undefined) openNeeded();
  }, [mustAnswer]);

  const props = understanding && { value, read: understanding.values, onChange: confirm };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field here sets a fact and does not submit the form
    <div
      className="mt-4 flex flex-col gap-10 border-t-2 border-line-strong pt-8"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <section aria-labelledby={`${titleId}-facts`} aria-busy={pending} className="grid gap-5">
        <div>
          <h2 id={`${titleId}-facts`} className="text-2xl">
            What we understood
          </h2>
          <p className="mt-1 text-ink-soft">
            {understanding
              ? 'Correct what’s wrong. We’ll use your version.'
              : 'Add your goal and skills above to see how we understand them.'}
          </p>
        </div>
        {failure && (
          <div>
            <ReadFailed failure={failure} isOld={understanding !== undefined} onRetry={retry} />
            <p className="mt-2">You can save and submit as usual.</p>
          </div>
        )}
        <ConfirmedTwice runDraft={runDraft} />
        {understanding && props && (
          <>
            {understanding.outcome.kind !== 'planned' && (
              <WaysForward outcome={understanding.outcome} toField={toField} />
            )}
            <div id={questionsId} tabIndex={-1} className="scroll-mt-20 empty:hidden focus:outline-none">
              <ConfirmQuestions
                {...props}
                questions={understanding.questions}
                isUnreviewed={!isReviewed(run.plan)}
                controls={controls}
                loadTrades={loadTrades}
              />
            </div>
            <ConfirmFacts
              {...props}
              facts={understanding.facts}
              answers={draft.values}
              onAnswer={runDraft.set}
              remarkOn={({ words }) => remarkOnFact(run, words)}
              gone={understanding.gone}
              controls={controls}
              loadTrades={loadTrades}
            />
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                Keep sentences private
              </summary>
              <HiddenSentences value={value} onChange={confirm} background={draft.values.content} />
            </details>
          </>
        )}
      </section>
      {understanding && (
        <section aria-labelledby={`${titleId}-business`} aria-busy={pending}>
          <h2 id={`${titleId}-business`} className="mb-2 text-2xl">
            Your business
          </h2>
          {understanding.outcome.kind !== 'planned' && (
            <h3 className="mb-1 text-lg">Work that needs no experience</h3>
          )}
          {understanding.outcome.kind === 'planned' && understanding.outcome.says !== '' && (
            <p className="mb-3">{understanding.outcome.says}</p>
          )}
          {!isReviewed(run.plan) && understanding.basicNeeds.length > 0 && (
            <p className="mb-3 border-l-4 border-ochre bg-ochre-tint px-3 py-2 wrap-anywhere">
              {understanding.basicNeeds.join(' ')}
            </p>
          )}
          <PickBusiness
            value={value}
            onChange={confirm}
            understood={understanding}
            pending={pending}
            isReviewed={isReviewed(run.plan)}
          />
        </section>
      )}
    </div>
  );
}
