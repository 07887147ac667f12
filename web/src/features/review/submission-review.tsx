import { useRef } from 'react';
import { reviewLimits, type SubmissionShown } from '#shared/contract/routes/review.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Section } from '#web/components/section.tsx';
import { sendDecision } from './api/review-calls.ts';
import { ReasonPicker } from './reason-picker.tsx';
import { decisionOf, emptyReview, reviewForm } from './review-form.ts';
import { ReviewedAnswer } from './reviewed-answer.tsx';
import { EarlierFeedback, Flags, Owner } from './submission-facts.tsx';
import { VerdictChoice } from './verdict-choice.tsx';

const noSecrets = [] as const;

interface SubmissionReviewProps {
  token: string;
  submission: SubmissionShown;
  /** Why it can no longer be decided, since it was opened here. */
  closed: string | undefined;
  onDecided: (verdict: Verdict) => void;
  /** Somebody else was first, or it is gone: what stands there is asked for again. */
  onOvertaken: () => void;
}

function useDecision({ token, submission, onDecided, onOvertaken }: SubmissionReviewProps) {
  return useForm({
    id: `review-${submission.runId}-${submission.attempt}`,
    empty: emptyReview,
    schema: reviewForm,
    secrets: noSecrets,
    send: async (typed) => {
      const refused = await sendDecision(token, decisionOf(typed));
      if (refused === undefined) onDecided(typed.verdict);
      else if (refused.code === 'review-decided' || refused.code === 'not-found') onOvertaken();
      return refused;
    },
  });
}

type Decision = ReturnType<typeof useDecision>;

interface FeedbackFieldProps {
  feedback: TextBinding;
  hint?: string;
  required?: boolean;
}

const FeedbackField = ({ feedback, hint, required = false }: FeedbackFieldProps) => (
  <TextareaField
    {...feedback}
    {...(hint !== undefined && { hint })}
    label="Feedback"
    required={required}
    rows={6}
    max={reviewLimits.feedback}
    redAbove={reviewLimits.feedback - 200}
  />
);

function Refused({ decision }: { decision: Decision }) {
  const { refusal, problems, attempts } = decision;
  if (refusal === undefined && problems.length === 0) return null;
  return (
    <FormError
      key={attempts}
      title={refusal?.message ?? 'Please look at these again.'}
      fields={problems}
      takesFocus={refusal !== undefined}
    >
      {refusal !== undefined && <p>What you wrote is kept here. Nothing was decided by this attempt.</p>}
    </FormError>
  );
}

const wroteSomething = ({ values }: Decision): boolean =>
  [values.feedback, ...answerFields.map((field) => values[field])].some((text) => text !== '');

function Closed({ reason, decision }: { reason: string; decision: Decision }) {
  return (
    <div className="mt-6">
      <Banner tone="warning" title="This can no longer be decided" role="alert">
        <p className="wrap-anywhere">{reason}</p>
        {wroteSomething(decision) && (
          <p>What you wrote was not sent. It is kept below, so that you can copy it.</p>
        )}
      </Banner>
    </div>
  );
}

interface FieldsProps {
  decision: Decision;
  submission: SubmissionShown;
}

function DecisionFields({ decision, submission }: FieldsProps) {
  const { text, values, pending } = decision;
  const feedback = text('feedback');
  const rejects = values.verdict === 'reject';
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Refused decision={decision} />
      <VerdictChoice {...text('verdict')} />
      {rejects && (
        <ReasonPicker
          flagged={submission.flags.map(({ code }) => code)}
          feedback={feedback.value}
          onChange={feedback.onChange}
        />
      )}
      <FeedbackField
        feedback={feedback}
        required={rejects}
        hint={
          rejects
            ? 'Its owner reads this, word for word.'
            : 'You may add a word: its owner reads it, word for word.'
        }
      />
      <div>
        <Button type="submit" wide pending={pending} pendingText="Sending…">
          {rejects ? 'Send it back' : values.verdict === 'approve' ? 'Approve it' : 'Decide'}
        </Button>
      </div>
    </div>
  );
}

/** A frozen submission, what stands out in it, and the decision on it. */
export function SubmissionReview(props: SubmissionReviewProps) {
  const { submission, closed } = props;
  const { plan, attempt, maxAttempts, submittedAt, earlier, flags } = submission;
  const decision = useDecision(props);
  const { form, text } = decision;
  const feedback = text('feedback');
  const decide = useRef<HTMLDivElement>(null);
  const goToDecision = () => {
    decide.current?.scrollIntoView({ block: 'start' });
    decide.current?.focus({ preventScroll: true });
  };

  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Review a {planNames[plan]} plan</h1>
      <p className="mt-1 text-ink-soft tabular-nums">
        Submission {attempt} of {maxAttempts}, handed in <DateTime iso={submittedAt} />
      </p>
      {closed === undefined ? (
        <div className="mt-4 sm:hidden">
          <Button variant="secondary" onClick={goToDecision}>
            Go to the decision
          </Button>
        </div>
      ) : (
        <Closed reason={closed} decision={decision} />
      )}
      <form {...form} className="mt-8 flex flex-col gap-10">
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[3fr_2fr]">
          <Flags flags={flags} />
          <Owner {...submission} />
        </div>
        {earlier !== undefined && <EarlierFeedback earlier={earlier} />}
        <Section title={earlier === undefined ? 'Answers' : `Answers, beside submission ${earlier.attempt}`}>
          {answerFields.map((field) => (
            <ReviewedAnswer
              key={field}
              field={field}
              submission={submission}
              remark={text(field)}
              closed={closed !== undefined}
            />
          ))}
        </Section>
        {closed === undefined ? (
          <div ref={decide} tabIndex={-1} className="scroll-mt-4 outline-none">
            <Section title="Decision">
              <DecisionFields decision={decision} submission={submission} />
            </Section>
          </div>
        ) : (
          feedback.value !== '' && (
            <Section title="What you wrote">
              <FeedbackField feedback={feedback} />
            </Section>
          )
        )}
      </form>
    </div>
  );
}
