import { isReviewed, type PlanType } from '#shared/domain/plans/plans.ts';
import { stillOpen } from '#shared/domain/runs/own-words.ts';
import { answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatClock } from '#web/components/date-time/format-date-time.ts';
import { StepMarks } from '#web/components/step-marks.tsx';
import type { RunDraft } from './use-run-draft.ts';
import type { RunForm } from './use-run-form.ts';

function saveWords({ draft, unsaved, save }: RunDraft): string {
  if (draft.open.length > 0) return 'Not saved: choose between the two texts first. Both are kept.';
  if (save.kind === 'unreachable')
    return 'Not saved: no connection. What you typed is kept in this tab, and we try again.';
  if (save.kind === 'saving') return 'Saving…';
  if (unsaved) return 'Not saved yet. What you typed is kept in this tab.';
  return save.kind === 'saved' ? `Saved ${formatClock(save.atMs, { timeZone: browserTimeZone() })}` : '';
}

/** The button has one name for every plan; what it sets off differs. */
const whatFollows = (reviewed: boolean): string =>
  reviewed
    ? 'A person reads your answers within 1–48 hours, then approves them or says what is missing.'
    : 'On Basic, our rules check your answers instead of a person, and your plan is made at once: usually within a minute.';

interface RunActionsProps {
  plan: PlanType;
  form: RunForm;
  runDraft: RunDraft;
}

export function RunActions({ plan, form, runDraft }: RunActionsProps) {
  const { taken, values } = runDraft.draft;
  const answered = answerFields.length - stillOpen(values).length;
  return (
    <div className="card flex flex-col gap-4 p-4 sm:p-6">
      {/* Said above, where the way on stands; repeated for the eye that is at the button. */}
      {form.fault && <p className="font-semibold text-brick">{form.fault.sentence}</p>}
      <p className="max-w-measure">{whatFollows(isReviewed(plan))}</p>
      <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:items-center">
        <div className="min-w-0 grow text-sm tabular-nums">
          <p className="font-semibold">{`${answered} of ${answerFields.length} answered`}</p>
          <StepMarks done={answered} of={answerFields.length} />
          <p role="status" className="mt-1.5 min-h-6 text-ink-soft">
            {saveWords(runDraft)}
          </p>
        </div>
        <Button
          variant="secondary"
          pending={form.busy === 'saving'}
          pendingText="Saving…"
          onClick={() => void form.saveDraft()}
        >
          Save Draft
        </Button>
        <Button type="submit" pending={form.busy === 'submitting'} pendingText="Submitting…">
          Submit for Review
        </Button>
      </div>
      {taken.length > 0 && (
        <p role="status" className="text-sm text-ink-soft">
          Taken over from another window: {taken.map((field) => answerNames[field]).join(', ')}.
        </p>
      )}
    </div>
  );
}
