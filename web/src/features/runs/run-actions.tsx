import { isReviewed, type PlanType } from '#shared/domain/plans/plans.ts';
import { answerNames } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import type { RunDraft } from './use-run-draft.ts';
import type { RunForm } from './use-run-form.ts';

/** The button has one name for every plan; what it sets off differs. */
const whatFollows = (reviewed: boolean): string =>
  reviewed
    ? 'Your answers are locked while a person reads them; within 1–48 hours they approve them or say what is missing.'
    : 'On Basic the review is automatic: our rules check your answers, lock them and make your plan, usually within a minute. Answers they can’t take stay open here, with the reason, and use up no submission.';

interface RunActionsProps {
  plan: PlanType;
  form: RunForm;
  runDraft: RunDraft;
}

/** The end of the form: what a press sets off, and the press. */
export function RunActions({ plan, form, runDraft }: RunActionsProps) {
  const { taken } = runDraft.draft;
  return (
    <div className="card flex flex-col gap-4 p-4 sm:p-6">
      {/* Said above, where the way on stands; repeated for the eye that is at the button. */}
      {form.fault && <p className="font-semibold text-brick">{form.fault.sentence}</p>}
      <p className="max-w-measure text-pretty">{whatFollows(isReviewed(plan))}</p>
      <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:justify-end">
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
