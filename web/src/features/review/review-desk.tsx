import { useState } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { startComment } from '#shared/domain/runs/fact-comment.ts';
import type { Verdict } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { reviewChecks } from '#shared/plan/review/review.ts';
import { browserTimeZone, DateTime } from '#web/components/date-time/date-time.tsx';
import { formatClock } from '#web/components/date-time/format-date-time.ts';
import { type ReviewWorkDesk, useReviewWork } from './use-review-work.ts';
import '#web/components/layout-switch.css';
import { Button } from '#web/components/button/button.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { Section } from '#web/components/page/section.tsx';
import { type ApprovalStep, ApproveDialog, nextStep } from './decide/approve-dialog.tsx';
import { CheckList } from './decide/check-list.tsx';
import { SendBack, type SendBackForm, useSendBack } from './decide/send-back.tsx';
import { LookFirst, Unused } from './look/look-first.tsx';
import { PlannedBusiness } from './look/planned-business.tsx';
import { ReviewedAnswer } from './look/reviewed-answer.tsx';
import { EarlierFeedback, Owner } from './look/submission-facts.tsx';
import { UnderstoodFacts } from './look/understood-facts.tsx';
import { PlanNotes } from './plan/plan-notes.tsx';
import { PlanPane, type PlanPreview, usePlanPreview } from './plan/plan-pane.tsx';

/** The name of a text of the review on the page. */
function clashName(slot: string, sections: readonly { id: string; title: string }[]): string {
  const [kind = '', id = ''] = slot.split(' ');
  if (kind === 'check') return `Comment on ${reviewChecks.find((check) => check.id === id)?.name ?? id}`;
  if (kind === 'note') return `Note in “${sections.find((section) => section.id === id)?.title ?? id}”`;
  return kind === 'firstName' ? 'First name' : 'Note to the customer';
}

/** Whether the work is saved, in a few words. */
function SaveWords({ save, unsaved }: Pick<ReviewWorkDesk, 'save' | 'unsaved'>) {
  const [isHeld, words] = saveWords(save, unsaved);
  return (
    <p role="status" className={isHeld ? 'text-sm font-semibold text-ochre' : 'text-sm text-ink-soft'}>
      {words}
    </p>
  );
}

function saveWords(save: ReviewWorkDesk['save'], unsaved: boolean): [isHeld: boolean, words: string] {
  if (save.kind === 'unreachable' && unsaved)
    return [true, 'Not saved: you’re offline. Kept in this tab; we’ll try again.'];
  if (save.kind === 'refused' && unsaved) return [true, `Not saved: ${save.sentence}`];
  if (save.kind === 'saving' || unsaved) return [false, 'Saving…'];
  if (save.kind === 'saved')
    return [false, `Saved ${formatClock(save.atMs, { timeZone: browserTimeZone() })}`];
  return [false, 'Saves as you type'];
}

/** Free text matters most, so it comes before choices from lists. */
const freely: readonly AnswerField[] = ['incomeGoal', 'content'];

const readFirst = [...freely, ...answerFields.filter((field) => !freely.includes(field))];

const leadTo = (id: string) => {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

interface ReviewDeskProps {
  token: string;
  submission: SubmissionShown;
  onDecided: (verdict: Verdict) => void;
  /** Called when the server's state has changed or it was decided, to reload it. */
  onChanged: () => void;
}

/** What another window saved meanwhile. */
function Theirs({ desk, preview }: { desk: ReviewWorkDesk; preview: PlanPreview }) {
  if (!desk.tookTheirs && desk.clashes.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title="This review changed in another window"
      action={
        <Button variant="quiet" onClick={desk.dismiss}>
          Dismiss
        </Button>
      }
    >
      <p>We’ve loaded those changes and kept what you typed.</p>
      {desk.clashes.map(({ slot, theirs }) => (
        <p key={`${slot} ${theirs}`} className="mt-1 wrap-anywhere whitespace-pre-line">
          <strong>{clashName(slot, preview.plan?.sections ?? [])} in the other window:</strong> {theirs}
        </p>
      ))}
    </Banner>
  );
}

interface FootProps {
  desk: ReviewWorkDesk;
  step: ApprovalStep;
  /** The id of the field with the question to the customer. */
  questionId: string;
  onApprove: () => void;
}

/** A sticky footer: whether everything is saved, and the two decisions. */
function Foot({ desk, step, questionId, onApprove }: FootProps) {
  const press = () => (step.kind === 'lead' ? leadTo(step.to) : onApprove());
  return (
    <div className="review-foot py-2 px-4 bottom-0 sticky z-10 flex flex-wrap items-center justify-between border-t border-t-line-strong bg-sheet gap-y-1 gap-x-4 max-sm:pt-1 max-sm:pb-2">
      <SaveWords {...desk} />
      <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3">
        <Button variant="secondary" onClick={() => leadTo(questionId)}>
          Send back…
        </Button>
        <Button resting={step.kind === 'wait'} onClick={press}>
          {step.label}
        </Button>
      </div>
    </div>
  );
}

function Answers({ submission, sendBack }: { submission: SubmissionShown; sendBack: SendBackForm }) {
  const { earlier } = submission;
  return (
    <Section
      title={earlier === undefined ? 'Answers' : `Answers, compared with submission ${earlier.attempt}`}
    >
      <div className="review-answers">
        {readFirst.map((field) => (
          <ReviewedAnswer key={field} field={field} submission={submission} comment={sendBack.text(field)} />
        ))}
      </div>
    </Section>
  );
}

type Pane = 'review' | 'plan';

/** A phone shows one of the two panes; a wide screen shows both. */
function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this is no form
    <div
      role="group"
      aria-label="What is shown"
      className="layout-switch flex border border-line-strong rounded-sm bg-sheet [&>[aria-pressed='true']]:border-leaf [&>[aria-pressed='true']]:bg-leaf-tint [&>[aria-pressed='true']]:text-leaf-strong [&>[aria-pressed='true']]:font-semibold [&>[aria-pressed='false']]:hover:bg-leaf-faint [&>[aria-pressed='false']]:hover:text-leaf-strong lg:hidden"
    >
      <button
        className="px-3 m-[-1px] min-w-14 min-h-11 border border-transparent rounded-sm cursor-pointer text-(length:--text-sm) focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
        type="button"
        aria-pressed={pane === 'review'}
        onClick={() => onChange('review')}
      >
        Review
      </button>
      <button
        className="px-3 m-[-1px] min-w-14 min-h-11 border border-transparent rounded-sm cursor-pointer text-(length:--text-sm) focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
        type="button"
        aria-pressed={pane === 'plan'}
        onClick={() => onChange('plan')}
      >
        Plan
      </button>
    </div>
  );
}

const redrawn = 'The plan has changed since you looked at it. Please check it and approve it again.';

/** The plan as it will be printed next to its sources, and the decision on it. */
export function ReviewDesk({ token, submission, onDecided, onChanged }: ReviewDeskProps) {
  const { plan, attempt, maxAttempts, submittedAt, earlier, understood } = submission;
  const desk = useReviewWork(submission, { token, onChanged });
  const preview = usePlanPreview({ token, version: desk.version, onChanged });
  const sendBack = useSendBack({
    token,
    submission,
    onSentBack: () => onDecided('reject'),
    onOvertaken: onChanged,
  });
  const [pane, setPane] = useState<Pane>('review');
  const [asks, setAsks] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const step = nextStep({ work: desk.work, unsaved: desk.unsaved, preview });

  const overtaken = (code: string) => {
    setAsks(false);
    if (code === 'review-changed') setIsOther(true);
    onChanged();
    preview.redraw();
  };
  const askAbout = (field: AnswerField, words: string) => {
    const comment = sendBack.text(field);
    comment.onChange(`${comment.value}${comment.value === '' ? '' : '\n'}${startComment(words)}`);
    requestAnimationFrame(() => leadTo(comment.id));
  };
  const correcting = {
    reviewed: desk.work.reviewed,
    onChange: (reviewed: Confirmed) => desk.change({ reviewed }),
  };
  const approve = () => {
    setIsOther(false);
    setAsks(true);
  };

  return (
    <div
      className="review-desk grid grid-cols-1 lg:h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,min(34rem,46%))] lg:grid-rows-[auto_minmax(0,1fr)]"
      data-pane={pane}
    >
      <div className="py-2 px-4 top-0 sticky z-20 flex min-h-16 flex-wrap items-center justify-between border-b border-b-line-strong bg-sheet gap-y-1 gap-x-4 lg:col-span-full">
        <div>
          <h1 className="text-xl">Review {aPlan(plan)}</h1>
          <p className="text-sm text-ink-soft">
            Submission {attempt} of {maxAttempts}
            <span className="max-sm:hidden">
              , submitted <DateTime iso={submittedAt} timeZone={officeZone} />
            </span>
          </p>
        </div>
        <PaneSwitch pane={pane} onChange={setPane} />
      </div>
      <section
        aria-label="The plan"
        className="min-w-0 bg-sand lg:flex lg:min-h-0 lg:flex-col lg:border-r lg:border-r-line-strong max-lg:in-data-[pane=review]:hidden"
      >
        <PlanPane preview={preview} />
      </section>
      <div className="lg:overflow-y-auto lg:min-h-0 lg:[scroll-padding-block:1rem_5rem] max-lg:in-data-[pane=plan]:hidden">
        <div className="p-4 gap-8 flex min-w-0 flex-col">
          <Theirs desk={desk} preview={preview} />
          {isOther && (
            <Banner tone="warning" role="alert" title="Not approved yet">
              <p>{redrawn}</p>
            </Banner>
          )}
          {submission.owed !== undefined && (
            <Banner tone="warning" title="The payment for this plan was reversed">
              <p>
                The customer owes {submission.owed}. Until they pay, they can’t submit the plan or open its
                files.
              </p>
            </Banner>
          )}
          <LookFirst submission={submission} />
          <PlannedBusiness {...submission} {...correcting} />
          <div>
            <UnderstoodFacts understood={understood} onAsk={askAbout} {...correcting} />
            <Unused {...submission} />
          </div>
          {earlier !== undefined && <EarlierFeedback earlier={earlier} />}
          <Answers submission={submission} sendBack={sendBack} />
          <Section title="Customer">
            <p className="mb-3 sm:hidden">
              Submitted <DateTime iso={submittedAt} timeZone={officeZone} />
            </p>
            <Owner {...submission} />
          </Section>
          <PlanNotes work={desk.work} sections={preview.plan?.sections ?? []} onChange={desk.change} />
          <CheckList work={desk.work} onChange={desk.change} />
          <SendBack sendBack={sendBack} submission={submission} />
        </div>
        <Foot desk={desk} step={step} questionId={sendBack.text('feedback').id} onApprove={approve} />
      </div>
      {preview.plan !== undefined && (
        <ApproveDialog
          open={asks}
          token={token}
          work={desk.work}
          plan={preview.plan}
          title={understood.businesses[0]?.title}
          onClose={() => setAsks(false)}
          onApproved={() => onDecided('approve')}
          onOvertaken={overtaken}
        />
      )}
    </div>
  );
}
