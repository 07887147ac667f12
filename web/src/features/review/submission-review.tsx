import { useRef } from 'react';
import { reviewLimits, type SubmissionShown } from '#shared/contract/routes/review.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { DateTime } from '#web/components/date-time/date-time.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import type { TextBinding } from '#web/components/form/text-field.tsx';
import { TextareaField } from '#web/components/form/textarea-field.tsx';
import { useDraftForm } from '#web/components/form/use-draft-form.ts';
import { Section } from '#web/components/section.tsx';
import { sendDecision } from './api/review-calls.ts';
import { ReasonPicker } from './reason-picker.tsx';
import { decisionOf, emptyReview, reviewForm } from './review-form.ts';
import { ReviewedAnswer } from './reviewed-answer.tsx';
import { EarlierFeedback, Flags, Owner } from './submission-facts.tsx';
import { VerdictChoice } from './verdict-choice.tsx';

const noSecrets = [] as const;

/** What is written freely decides most, and is read before what was chosen from a list. */
const freely: readonly AnswerField[] = ['incomeGoal', 'content'];
const readFirst = [...freely, ...answerFields.filter((field) => !freely.includes(field))];

interface SubmissionReviewProps {
  token: string;
  submission: SubmissionShown;
  /** Why it can no longer be decided, since it was opened here. */
  closed: { heading: string; reason: string } | undefined;
  onDecided: (verdict: Verdict) => void;
  /** Somebody else was first, or it is gone: what stands there is asked for again. */
  onOvertaken: () => void;
}

function useDecision({ token, submission, onDecided, onOvertaken }: SubmissionReviewProps) {
  return useDraftForm({
    id: `review-${submission.runId}-${submission.attempt}`,
    byLink: true,
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
    rows={4}
    max={reviewLimits.feedback}
    redAbove={reviewLimits.feedback - 200}
  />
);

/** Of an attempt that was answered with a reason, nothing came; of one without, nobody here can tell. */
const whatBecame = (code: string | undefined): string =>
  code === undefined || code === 'unreachable' || code === 'internal-error'
    ? 'We don’t know whether your decision arrived. Send it again: if it had, this page says so.'
    : 'Nothing was decided by this attempt.';

function Refused({ decision }: { decision: Decision }) {
  const { refusal, problems, attempts } = decision;
  if (refusal === undefined && problems.length === 0) return null;
  return (
    <FormError
      key={attempts}
      title={refusal?.message ?? `Please look at ${problems.length === 1 ? 'this' : 'these'} again.`}
      fields={problems}
      takesFocus={refusal !== undefined}
    >
      {refusal !== undefined && <p>What you wrote is kept here. {whatBecame(refusal.code)}</p>}
    </FormError>
  );
}

const wroteSomething = ({ values }: Decision): boolean =>
  [values.feedback, ...answerFields.map((field) => values[field])].some((text) => text !== '');

function Closed({ reason, decision }: { reason: string; decision: Decision }) {
  return (
    <div>
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
    <div className="flex flex-col gap-5">
      <Refused decision={decision} />
      <VerdictChoice {...text('verdict')} isLast={submission.attempt === submission.maxAttempts} />
      {rejects && (
        <ReasonPicker
          flagged={submission.flags.map(({ code }) => code)}
          isRevision={submission.earlier !== undefined}
          feedback={feedback.value}
          onChange={feedback.onChange}
        />
      )}
      <FeedbackField
        feedback={feedback}
        required={rejects}
        hint={
          rejects
            ? 'The applicant reads this, word for word.'
            : 'You may add a word: the applicant reads it, word for word.'
        }
      />
      <div className="decision-foot">
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
    <>
      <div className="dark-band on-night">
        <div className="page-width py-6 sm:py-8">
          <h1>{closed?.heading ?? `Review ${aPlan(plan)}`}</h1>
          <p className="mt-1 text-ink-soft">
            Submission {attempt} of {maxAttempts}, handed in{' '}
            <DateTime iso={submittedAt} timeZone={officeZone} />
          </p>
          <Owner {...submission} />
        </div>
      </div>
      <form {...form} className="page-width review-desk">
        <div className="flex min-w-0 flex-col gap-8">
          {closed === undefined ? (
            <div className="lg:hidden">
              <Button variant="secondary" wide onClick={goToDecision}>
                Go to the decision
              </Button>
            </div>
          ) : (
            <Closed reason={closed.reason} decision={decision} />
          )}
          {submission.owed !== undefined && (
            <Banner tone="warning" title="The payment for this plan was taken back">
              <p>
                Its owner owes {submission.owed}. Until that is settled, the plan can’t be submitted and its
                files stay closed.
              </p>
            </Banner>
          )}
          {closed === undefined && <Flags flags={flags} />}
          {earlier !== undefined && <EarlierFeedback earlier={earlier} />}
          <Section
            title={earlier === undefined ? 'Answers' : `Answers, beside submission ${earlier.attempt}`}
          >
            <div className="review-answers">
              {readFirst.map((field) => (
                <ReviewedAnswer
                  key={field}
                  field={field}
                  submission={submission}
                  remark={text(field)}
                  closed={closed !== undefined}
                />
              ))}
            </div>
          </Section>
        </div>
        {closed === undefined ? (
          <div ref={decide} tabIndex={-1} className="review-decision">
            <h2 className="mb-4">Decision</h2>
            <DecisionFields decision={decision} submission={submission} />
          </div>
        ) : (
          feedback.value !== '' && (
            <div className="review-decision">
              <h2 className="mb-4">What you wrote</h2>
              <FeedbackField feedback={feedback} />
            </div>
          )
        )}
      </form>
    </>
  );
}
