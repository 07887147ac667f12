import type { ReactNode } from 'react';
import { titleOfPath } from '#shared/content/path-titles.ts';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { documentLifeMs } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields, answerNames } from '#shared/domain/runs/submit-rules.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { browserTimeZone, NextExpiry } from '#web/components/date-time/date-time.tsx';
import { formatShortDate } from '#web/components/date-time/format-date-time.ts';
import { briefWords } from '#web/components/plan-brief/brief-words.ts';
import { addresses } from '#web/config/addresses.ts';
import { activeRunWords, beingBuilt } from '#web/lib/active-run.ts';
import { type PaidPlan, paidPlanTitle, startPlan, startPlanAddress } from '#web/lib/payment/paid-plan.ts';
import type { NextStep, ShownRun } from './next-steps.ts';

/** The first word of a name whose words are separated by slashes. */
export const shortName = (field: AnswerField): string => answerNames[field].split(' / ')[0] ?? '';

/** The words of the link to a missing answer. */
const askFor: Readonly<Record<AnswerField, string>> = {
  budget: 'Choose a budget',
  timePerWeek: 'Choose your hours',
  skills: 'Name your skills',
  interests: 'Name your interests',
  incomeGoal: 'Set your income goal',
  content: 'Describe your background',
};

/** The address of a completed run's document; the outcome of such a run is its file. */
export function documentAddress({ id, outcome }: RunSummary): string {
  const address = { fileId: outcome, runId: id };
  return addresses.file(address);
}

/** The label that the specification requires. */
export const viewPdf = 'View PDF';

/** Describes where its owner stopped. */
export function placeText({ lastRead, sections }: OwnedPath): string {
  if (lastRead === null) return `${sections} sections, not started`;
  return `Section ${lastRead.number} of ${sections}: ${lastRead.title}`;
}

/** Links to the section where its owner stopped. */
export function placeAddress({ personaSlug, pathSlug, lastRead }: OwnedPath): string {
  const address = addresses.path({ personaSlug, pathSlug });
  return lastRead === null ? address : `${address}#${lastRead.section}`;
}

export const readLabel = ({ lastRead }: OwnedPath): string => (lastRead === null ? 'Read' : 'Continue');

export interface StepWords {
  title: string;
  text: ReactNode;
  to: string;
  label: string;
  /** Nothing is to be done but wait. */
  waits?: true;
}

const wordsForPath = (step: Extract<NextStep, { kind: 'unlock' | 'continue' }>): StepWords => {
  if (step.kind === 'unlock') {
    const [personaSlug = '', pathSlug = ''] = step.path.split('/');
    return {
      title: `You’ve paid for ${titleOfPath(step.path)}. Unlock it`,
      text: `We have your payment of ${formatAud(step.order.amount)}. You won’t be charged again.`,
      to: addresses.path({ personaSlug, pathSlug }),
      label: 'Unlock it',
    };
  }
  const { path } = step;
  const label = readLabel(path);
  return { title: `${label} ${path.title}`, text: placeText(path), to: placeAddress(path), label };
};

/** The result of a finished plan, its name, and until when it is kept. */
function finishedText({ plan, brief, lastModified }: RunSummary, nowMs: number): ReactNode {
  const moment = { timeZone: browserTimeZone(), nowMs };
  const until = formatShortDate(Date.parse(lastModified) + documentLifeMs, moment);
  const kept = `Download it by ${until}.`;
  if (brief === undefined) return kept;
  return (
    <>
      {briefWords(brief)}{' '}
      <span className="mt-1 block text-base">
        {planNames[plan]} plan. {kept}
      </span>
    </>
  );
}

const readyWords = (run: RunSummary, nowMs: number): StepWords => ({
  title: `Your ${run.brief?.title ?? planNames[run.plan]} plan is ready`,
  text: finishedText(run, nowMs),
  to: documentAddress(run),
  label: viewPdf,
});

const rereadWords = (run: RunSummary, nowMs: number): StepWords => ({
  title: `Your ${run.brief?.title ?? planNames[run.plan]} plan`,
  text: finishedText(run, nowMs),
  to: documentAddress(run),
  label: viewPdf,
});

/** The answers stay whatever the outcome of the plan. */
function renewWords({ id, plan, status }: RunSummary): StepWords {
  const over =
    status === 'COMPLETED'
      ? `The PDF of your ${planNames[plan]} plan has expired.`
      : `Your ${planNames[plan]} plan wasn’t approved and has no submissions left.`;
  return {
    title: 'Start again with your answers',
    text: `${over} A new round starts with the same answers.`,
    to: addresses.plans({ from: id }),
    label: 'Start new round',
  };
}

/** The heading names this many; the text below names more. */
const named = 2;

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

const inOne = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** The missing answers, and a link to the first of them. */
function draftWords({ id: runId, unanswered: left = [], filledFrom }: ShownRun): StepWords {
  const { title, text, label } = activeRunWords.CREATED;
  const to = addresses.run({ runId });
  const [first] = left;
  if (first === undefined)
    return { title: 'Ready to submit', text: `${title}. All six questions are answered.`, to, label };
  if (left.length === answerFields.length) return { title, text, to: `${to}#run-${first}`, label };
  const count = `${counts[left.length]} ${left.length === 1 ? 'answer' : 'answers'} left`;
  const names = inOne.format(left.map(shortName).map((name) => name.toLowerCase()));
  const few = left.length <= named;
  const rest = filledFrom === undefined ? '' : ` We filled in the rest from your ${filledFrom}.`;
  return {
    // The count stays on one line, and the names move to the next if both do not fit.
    title: few ? `${count.replaceAll(' ', '\u00a0')}: ${names}` : count,
    text: few
      ? `${title}. Answer ${left.length === 1 ? 'that' : 'those'} and you can submit it.${rest}`
      : `${title}. Still to answer: ${names}.${rest}`,
    to: `${to}#run-${first}`,
    label: askFor[first],
  };
}

const paidPlanWords = (paid: PaidPlan, nowMs: number): StepWords => {
  const by = formatShortDate(Date.parse(paid.plan.startBy), { timeZone: browserTimeZone(), nowMs });
  return {
    title: paidPlanTitle(paid),
    text: `You won’t be charged again. Start it by ${by}.`,
    to: startPlanAddress(paid),
    label: startPlan,
  };
};

export function wordsFor(step: NextStep, nowMs: number): StepWords {
  switch (step.kind) {
    case 'start-plan':
      return paidPlanWords(step.paid, nowMs);
    case 'unlock':
    case 'continue':
      return wordsForPath(step);
    case 'tokens-expire':
      return {
        title: 'Your tokens are about to expire',
        text: (
          <>
            <NextExpiry iso={step.expiresAt} nowMs={nowMs} />.
          </>
        ),
        ...(step.planActive
          ? { to: addresses.buildPath(), label: 'Browse income paths' }
          : { to: addresses.plans(), label: 'Use tokens' }),
      };
    case 'read':
      return readyWords(step.run, nowMs);
    case 'reread':
      return rereadWords(step.run, nowMs);
    case 'renew':
      return renewWords(step.run);
    case 'confirm-email':
      return {
        title: 'One thing left: verify your email',
        text: 'Your answers are saved. You can submit them once your email is verified.',
        to: addresses.run({ runId: step.run.id }),
        label: activeRunWords.CREATED.label,
      };
    case 'revise':
      return {
        ...activeRunWords.REJECTED_FOR_USER_REFINEMENT,
        to: addresses.run({ runId: step.run.id }),
      };
    case 'finish':
      return draftWords(step.run);
    case 'wait-for-review':
      return { ...activeRunWords.UNDER_REVIEW, to: addresses.run({ runId: step.run.id }), waits: true };
    case 'wait-for-document':
      return {
        ...activeRunWords.APPROVED_EXECUTING,
        text: beingBuilt(step.run.plan),
        to: addresses.run({ runId: step.run.id }),
        waits: true,
      };
  }
}
