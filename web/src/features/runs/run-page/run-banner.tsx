import { Fragment } from 'react';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed, maxSubmissions, planNames, planPrices } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '#web/components/button/button.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { NewRoundLink } from '#web/components/plan-brief/new-round-link.tsx';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { planMaking } from '#web/config/plan-ready.ts';
import { provider } from '#web/config/site-facts.ts';
import { counted } from '#web/lib/counted.ts';
import { ToField } from '../form/submit-hurdle.tsx';
import { doubtTitle, isDoubted, type Reading } from '../reading.ts';
import { remarkedFields, toRevise } from './handed-in.tsx';
import { PlanReady, PlanToCome } from './plan-to-come.tsx';
import { ByTheLatest, useReviewDue } from './run-timeline.tsx';

function Feedback({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <figure className="mt-3">
      <figcaption className="font-semibold">Your reviewer’s comments</figcaption>
      <blockquote className="mt-1 border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </figure>
  );
}

/** Links to the answers that the reviewer remarked on. */
function Remarked({ run }: { run: RunDetail }) {
  const fields = remarkedFields(run);
  if (fields.length === 0) return null;
  return (
    <>
      Your reviewer commented on{' '}
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <ToField field={field} />
        </Fragment>
      ))}
      .
    </>
  );
}

/** Links past the answers to the submit button, where its effect is described. */
function ToSubmit() {
  const go = () => {
    const submit = document.querySelector<HTMLElement>('#run-form [type=submit]');
    submit?.scrollIntoView({ block: 'center' });
    submit?.focus({ preventScroll: true });
  };
  return (
    <Button variant="secondary" onClick={go}>
      Go to Submit
    </Button>
  );
}

const carriedOver = 'We’ve copied the answers from your earlier plan. Change what’s different now. ';

/** Links to the field of a remark. */
function ToRevise({ field }: { field: AnswerField }) {
  const go = () => {
    const input = document.getElementById(`run-${field}`);
    const remarks = document.querySelectorAll('#run-form .field-remark');
    (remarks[0] ?? input)?.scrollIntoView({ block: 'start' });
    input?.focus({ preventScroll: true });
  };
  return (
    <Button variant="secondary" onClick={go}>
      Go to that answer
    </Button>
  );
}

/**
 * The progress of a draft; the next step is in the line below, and all missing answers at the end. It is not
 * announced, because it changes during typing.
 */
function DraftBanner({ run, answers, begins, unconfirmed, reading }: RunBannerProps) {
  const left = unanswered(answers);
  const given = answerFields.length - left.length;
  const progress = `${given} of ${answerFields.length} answered`;
  if (left.length === 0 && !unconfirmed && reading !== undefined && isDoubted(reading))
    return <Banner tone="warning" title={doubtTitle(reading)} action={<ToSubmit />} />;
  if (left.length === 0)
    return (
      <Banner
        tone="info"
        title={unconfirmed ? 'One thing left: verify your email' : 'Ready to submit'}
        action={<ToSubmit />}
      >
        {run.basedOn !== undefined && <p>{carriedOver}</p>}
      </Banner>
    );
  if (begins)
    return (
      <Banner tone="success" title={`You’ve paid for ${planNames[run.plan]}`}>
        <p>
          {left.length === answerFields.length
            ? 'Six answers, about ten minutes, saved as you type.'
            : `${progress} already. Check ${given === 1 ? 'it' : 'them'} and add the rest.`}
        </p>
      </Banner>
    );
  return (
    <Banner tone="info" title={`Draft: ${progress}`}>
      <p>
        {run.basedOn !== undefined && carriedOver}
        Finish it any time: your answers are saved.
      </p>
    </Banner>
  );
}

/** Offers another round of the same plan, a larger plan, or a question to us. */
function AfterTheLimit({ run: { plan, run_id: from } }: Pick<RunBannerProps, 'run'>) {
  const mail = provider.email && `mailto:${provider.email}?subject=${encodeURIComponent(`Plan ${from}`)}`;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <NewRoundLink runId={from} plan={plan} />
        {mail && (
          <a href={mail} className="inline-flex min-h-11 items-center">
            Email us about this decision
          </a>
        )}
      </div>
      <p className="mt-2">
        A new round starts with these answers.{' '}
        {plan !== 'ENTERPRISE' && (
          <>
            Upgrade for more submissions:{' '}
            <TextLink snug to={addresses.plans({ plan: 'ENTERPRISE', from })}>
              Enterprise
            </TextLink>{' '}
            has {maxSubmissions('ENTERPRISE')}, for{' '}
            <span className="whitespace-nowrap">{formatAud(planPrices.ENTERPRISE)}.</span>{' '}
          </>
        )}
        This doesn’t affect your rights under the Australian Consumer Law.
      </p>
    </>
  );
}

export interface RunBannerProps {
  run: RunDetail;
  /** The answers as typed. */
  answers: RunAnswers;
  /** It was never saved before this visit, so this is the start of a paid plan. */
  begins?: boolean;
  /** The email address must be confirmed before submission. */
  unconfirmed?: boolean;
  /** Errors are shown below, and not repeated here. */
  faulty?: boolean;
  /** How the answers are read, if known. */
  reading?: Reading | undefined;
}

/** The meaning of the run's state, and the next step. */
export function RunBanner(props: RunBannerProps) {
  const { run, faulty } = props;
  const due = useReviewDue(run);
  switch (run.runStatus) {
    case 'CREATED':
      return faulty ? null : <DraftBanner {...props} />;
    case 'UNDER_REVIEW':
      return (
        <Banner tone="pending" title="Under review" role="status">
          <p>
            A person is reviewing your answers. Please wait {reviewHours}
            {due !== undefined && !due.isLate && (
              <>
                : you’ll hear from us <ByTheLatest atMs={due.atMs} />
              </>
            )}
            .{' '}
            {due?.isLate
              ? 'Yours is taking longer. We’re onto it and will email you.'
              : 'We’ll email you when they decide.'}
          </p>
        </Banner>
      );
    case 'APPROVED_EXECUTING':
      return (
        <PlanToCome>
          <Banner
            tone="success"
            title={`${isReviewed(run.plan) ? 'Approved' : 'Checked'}. We’re making your plan now.`}
            role="status"
          >
            <p>
              Its path is being constructed. {planMaking[run.plan]}. We’ll email you the PDF and show it here.
            </p>
          </Banner>
        </PlanToCome>
      );
    case 'COMPLETED':
      if (run.generatedFile === null)
        return (
          <PlanToCome>
            <Banner tone="pending" title="Completed" role="status">
              <p>Generating output file...</p>
            </Banner>
          </PlanToCome>
        );
      return (
        <PlanReady
          fileId={run.generatedFile}
          runId={run.run_id}
          plan={run.plan}
          expiresAt={run.fileExpiresAt}
          brief={run.brief}
        />
      );
    case 'REJECTED_FOR_USER_REFINEMENT':
      return (
        <Banner tone="warning" title="Please revise and resubmit" role="status">
          <p>
            You have {counted(run.remainingReviews, 'submission')} left. Your answers are below.{' '}
            <Remarked run={run} />
          </p>
          <Feedback text={run.feedback} />
          <div className="mt-4">
            <ToRevise field={toRevise(run)[0] ?? 'content'} />
          </div>
        </Banner>
      );
    case 'REVIEW_LIMIT_REACHED':
      return (
        <Banner tone="failed" title="Review limit reached" role="status">
          <p>Your last submission wasn’t approved, so this plan is closed and its tokens are spent.</p>
          <Feedback text={run.feedback} />
          <AfterTheLimit run={run} />
        </Banner>
      );
  }
}
