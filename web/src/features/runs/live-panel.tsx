import { useId, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { inBrief } from '#web/components/understanding/reach-words.ts';
import { ReadFailed } from '#web/components/understanding/read-failure.tsx';
import type { ReadingState } from '#web/components/understanding/use-reading.ts';
import { EmptyYear } from './empty-year.tsx';
import { PanelSections } from './panel-sections.tsx';
import { PanelSummary } from './panel-summary.tsx';
import { type Reading, readingOf } from './reading.ts';
import { VerdictBar } from './verdict-bar.tsx';

interface LivePanelProps {
  answers: RunAnswers;
  plan: PlanType;
  state: ReadingState;
  /** The place at the bottom of a phone for a one-line verdict that opens the panel. */
  line?: HTMLElement | null;
  /** False for submitted answers. */
  editable?: boolean;
  /** Called on each change; undefined while there is nothing to read. */
  onReading?: (reading: Reading | undefined) => void;
}

const title = 'Your estimate';

/** How the answers are read: in short next to the form, and in full after submission. */
export default function LivePanel(props: LivePanelProps) {
  const { plan, line, answers, state, editable = true, onReading } = props;
  const titleId = useId();
  const { understanding, failure, pending, retry } = state;
  const reading = useMemo(
    () => understanding && readingOf(understanding, { answers, plan }),
    [understanding, answers, plan],
  );
  // A layout effect, so that the rest of the page updates in the same paint.
  useLayoutEffect(() => onReading?.(reading), [reading, onReading]);
  // A window shows either the panel or the line.
  const news = (
    <p role="status" className="sr-only">
      {understanding && !pending && `Updated: ${inBrief(understanding)}`}
    </p>
  );
  const body = (
    <div aria-busy={pending}>
      {/* While the form is editable, the section below the answers says so. */}
      {failure && !editable && (
        <div className="mb-4">
          <ReadFailed failure={failure} isOld={understanding !== undefined} onRetry={retry} />
        </div>
      )}
      {understanding ? (
        <>
          {editable ? (
            <PanelSummary understood={understanding} />
          ) : (
            <PanelSections understood={understanding} />
          )}
          <p className="mt-6 text-sm text-ink-soft">Estimates, not promises.</p>
        </>
      ) : (
        !failure && (
          <>
            <EmptyYear />
            <p className="mt-3 text-ink-soft">
              {pending ? 'Reading your answers…' : 'Add your goal and skills to see your estimate.'}
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
