import { reviewLimits, type SubmissionShown } from '#shared/contract/routes/review.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Section } from '#web/components/section.tsx';
import { sendDecision } from './api/review-calls.ts';
import { decisionFate } from './decision-fate.ts';
import { ReasonPicker } from './reason-picker.tsx';
import { decisionOf, emptySendBack, sendBackForm } from './review-form.ts';

const noSecrets = [] as const;

interface SendBackOptions {
  token: string;
  submission: SubmissionShown;
  onSentBack: () => void;
  /** Called when another reviewer decided first, or it no longer exists. */
  onOvertaken: () => void;
}

/** The question and comments of a rejection, kept as a draft in this tab. */
export function useSendBack({ token, submission, onSentBack, onOvertaken }: SendBackOptions) {
  return useDraftForm({
    id: `review-${submission.runId}-${submission.attempt}`,
    byLink: true,
    empty: emptySendBack,
    schema: sendBackForm,
    secrets: noSecrets,
    send: async (typed) => {
      const refused = await sendDecision(token, decisionOf(typed));
      if (refused === undefined) onSentBack();
      else if (refused.code === 'review-decided' || refused.code === 'not-found') onOvertaken();
      return refused;
    },
  });
}
export type SendBackForm = ReturnType<typeof useSendBack>;

function Refused({ refusal, problems, attempts }: SendBackForm) {
  if (refusal === undefined && problems.length === 0) return null;
  return (
    <FormError
      key={attempts}
      title={refusal?.message ?? `Please look at ${problems.length === 1 ? 'this' : 'these'} again.`}
      fields={problems}
      takesFocus={refusal !== undefined}
    >
      {refusal !== undefined && <p>Your text is still here. {decisionFate(refusal.code ?? 'unreachable')}</p>}
    </FormError>
  );
}

/** Asks the customer to change the answers. The comments are next to the answers that they are about. */
export function SendBack({ sendBack, submission }: { sendBack: SendBackForm; submission: SubmissionShown }) {
  const { attempt, maxAttempts, flags, earlier } = submission;
  const feedback = sendBack.text('feedback');
  return (
    <Section title="Send back">
      <form {...sendBack.form} className="flex flex-col gap-5">
        <Refused {...sendBack} />
        <ReasonPicker
          flagged={flags.map(({ code }) => code)}
          isRevision={earlier !== undefined}
          feedback={feedback.value}
          onChange={feedback.onChange}
        />
        <TextareaField
          {...feedback}
          label="Your question to the customer"
          required
          hint="The customer will see exactly what you write here, plus your comments on their answers."
          rows={4}
          max={reviewLimits.feedback}
          redAbove={reviewLimits.feedback - 200}
        />
        <p className="text-sm text-ink-soft">
          {attempt === maxAttempts
            ? 'We’ll email your comments to the customer. This is their last submission, so it closes the plan.'
            : 'We’ll email your comments to the customer, who can submit again.'}
        </p>
        <div>
          <Button type="submit" variant="secondary" wide pending={sendBack.pending} pendingText="Sending…">
            Send it back
          </Button>
        </div>
      </form>
    </Section>
  );
}
