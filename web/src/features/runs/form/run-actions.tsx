import { Check, CircleAlert } from 'lucide-react';
import type { UserEntity } from '#shared/contract/account.ts';
import type { RunDetail } from '#shared/contract/runs.ts';
import { isReviewed } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { answerFields, unanswered } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/page/modal.tsx';
import { planReady } from '#web/config/plan-ready.ts';
import { counted } from '#web/lib/counted.ts';
import { doubtTitle, isDoubted, isGoalDoubted, type Reading } from '../reading.ts';
import { answerShortNames, type Consequence, isUnchanged, partName } from '../run-page/run-words.ts';
import { manyLeft, SubmitHurdle, ToField, TwoTexts, WayOn } from './submit-hurdle.tsx';
import type { RunDraft } from './use-run-draft.ts';
import { isWrong, type RunFault, type RunForm } from './use-run-form.ts';

/** The consequence of a goal without an amount. */
const withoutAmount = 'Without an amount, your plan can’t test your goal.';

/** The problems of complete answers, with the answer to change. */
const Doubt = ({ reading }: { reading: Reading }) => (
  <>
    {reading.gap !== undefined && `These answers get you ${reading.gap}. `}
    {reading.noAmount && `${withoutAmount} `}
    {reading.unread && 'We can’t find any work or skills in your background. '}
    You can still change: {isGoalDoubted(reading) && <ToField field="incomeGoal" />}
    {isGoalDoubted(reading) && reading.unread && ', '}
    {reading.unread && <ToField field="content" />}.
  </>
);

/** The number of errors, above the answers and at the button. */
const needMore = (wrong: number): string =>
  wrong === 1 ? 'One answer needs more' : `${wrong} answers need more`;

/**
 * The errors above the answers: if there are several, how many and which; the reasons are next to the
 * answers.
 */
export function RunFaultNote({ fault }: { fault: RunFault | undefined }) {
  if (fault === undefined || fault.refused) return null;
  const wrong = answerFields.filter((field) => fault.beside[field] !== undefined);
  const [first] = wrong;
  const only = first === undefined ? fault.sentence : fault.beside[first];
  return (
    <FormError
      title={wrong.length < 2 ? (only ?? fault.sentence) : needMore(wrong.length)}
      fields={wrong.map((field) => ({ id: `run-${field}`, message: answerShortNames[field] }))}
      inRow
      // A single wrong answer takes the focus itself.
      takesFocus={wrong.length !== 1}
    />
  );
}

/** The button has one name for every plan; its effect differs. */
const whatFollows = (reviewed: boolean): string =>
  reviewed
    ? `We’ll lock your answers while a person reviews them. In ${reviewHours}, they approve them or tell you what’s missing.`
    : `We’ll check your answers automatically, lock them and make your plan, ${planReady.BASIC}. If we can’t use an answer, we’ll say why, and it won’t count as your submission.`;

interface Standing {
  ready: boolean;
  /** The number of errors after a submission. */
  wrong: number;
  twoTexts: boolean;
  doubted: Reading | undefined;
  unconfirmed: boolean;
  sentBack: boolean;
  left: number;
}

function headingOf({ ready, wrong, twoTexts, doubted, unconfirmed, sentBack, left }: Standing): string {
  if (twoTexts) return 'Choose a version first';
  if (wrong > 0) return needMore(wrong);
  // The remaining step is below, with its button.
  if (ready && unconfirmed) return 'All six questions answered';
  if (ready) return doubted ? doubtTitle(doubted) : 'Ready to submit';
  return sentBack ? 'No changes yet' : `${counted(left, 'answer')} to go`;
}

/** Next to the pressed button: the first error, which the list above the answers only names. */
function WhatIsWrong({ fault }: { fault: RunFault }) {
  const { beside, sentence } = fault;
  const isSaidAbove = Object.values(beside).every((words) => words === sentence);
  if (isSaidAbove) return null;
  return (
    <p className="flex gap-1.5 text-sm font-medium text-brick">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{sentence}</span>
    </p>
  );
}

interface RunActionsProps {
  run: RunDetail;
  form: RunForm;
  runDraft: RunDraft;
  user: UserEntity | undefined;
  reading?: Reading | undefined;
}

/** The end of the form: its progress, the effect of submitting, and the button. */
export function RunActions({ run, form, runDraft, user, reading }: RunActionsProps) {
  const { taken, open, values, confirmed } = runDraft.draft;
  const left = unanswered(values);
  const sentBack = isUnchanged(run, { values, ...(confirmed && { confirmed }) });
  const unconfirmed = user?.verified === false;
  const twoTexts = open.length > 0;
  const wrong = form.fault === undefined ? 0 : Object.keys(form.fault.beside).length;
  const ready = left.length === 0 && !sentBack && !twoTexts && wrong === 0;
  const doubted = reading !== undefined && isDoubted(reading) ? reading : undefined;
  return (
    <section aria-labelledby="run-close" className="card flex flex-col gap-3 border-leaf p-4 sm:p-6">
      <h2 id="run-close" className="flex items-center gap-2 text-xl">
        {ready && !unconfirmed && !doubted && <Check aria-hidden className="size-6 shrink-0 text-leaf" />}
        {headingOf({ ready, wrong, twoTexts, doubted, unconfirmed, sentBack, left: left.length })}
      </h2>
      {sentBack && <p>Your reviewer sent these answers back. Change at least one before you resubmit.</p>}
      {twoTexts && (
        <p>
          <TwoTexts fields={open} />
        </p>
      )}
      {/* The errors are listed above the answers and next to each. */}
      {left.length > 0 && left.length < manyLeft && !twoTexts && !isWrong(form.fault) && (
        <p>
          <WayOn left={left} answers={values} />
        </p>
      )}
      {ready && doubted !== undefined && (
        <p>
          <Doubt reading={doubted} />
        </p>
      )}
      <p className="max-w-measure text-pretty text-ink-soft">{whatFollows(isReviewed(run.plan))}</p>
      <SubmitHurdle key={form.attempts} fault={form.fault} reachedSince={form.reachedSince} user={user} />
      <div className="mt-1 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={form.busy === 'submitting'} pendingText="Submitting…">
          Submit for Review
        </Button>
        <Button
          variant="secondary"
          pending={form.busy === 'saving'}
          pendingText="Saving…"
          onClick={() => void form.saveDraft()}
        >
          Save Draft
        </Button>
      </div>
      {form.fault !== undefined && isWrong(form.fault) && <WhatIsWrong fault={form.fault} />}
      {taken.length > 0 && (
        <p role="status" className="text-sm text-ink-soft">
          Updated from another window: {taken.map(partName).join(', ')}.
        </p>
      )}
    </section>
  );
}

interface SubmitQuestionProps {
  open: boolean;
  /** The problem with the answers. */
  reading?: Reading | undefined;
  /** The irreversible effect. */
  consequence?: Consequence | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** Moves to the answer with the problem. */
  onChange: (field: 'incomeGoal' | 'content') => void;
}

const titleOf = ({ gap }: Reading): string =>
  gap === undefined ? 'We can’t use your background yet' : `These answers get you ${gap}`;

/**
 * A goal without an amount is an open question, which the server refuses for Basic, so nothing is asked here.
 */
const Doubted = ({ reading: { gap, more, unread } }: { reading: Reading }) => (
  <>
    {gap !== undefined && <p>Your plan would say “Not yet”.</p>}
    {more !== undefined && <p>{more} You can choose it under “Your business”.</p>}
    {unread && <p>We can’t find any work or skills in your background. Say who has paid or asked you.</p>}
  </>
);

/** Shown before a submission that can't be undone, or that a plan can't help. */
export function SubmitQuestion({ open, reading, consequence, ...does }: SubmitQuestionProps) {
  const isGoal = reading?.gap !== undefined;
  return (
    <Modal
      open={open}
      title={reading ? titleOf(reading) : (consequence?.title ?? 'Submit?')}
      final
      actions={
        reading ? (
          <>
            <Button variant="secondary" onClick={does.onSubmit}>
              Submit anyway
            </Button>
            <Button onClick={() => does.onChange(isGoal ? 'incomeGoal' : 'content')}>
              {isGoal ? 'Change my goal' : 'Change my background'}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={does.onClose}>
              Keep editing
            </Button>
            <Button onClick={does.onSubmit}>Submit now</Button>
          </>
        )
      }
      onClose={does.onClose}
    >
      <div className="grid gap-2">
        {reading && <Doubted reading={reading} />}
        {consequence && <p>{consequence.says}</p>}
      </div>
    </Modal>
  );
}
