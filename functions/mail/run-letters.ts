import { brand } from '#shared/brand.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { type GoalVerdict, verdictWords } from '#shared/domain/runs/plan-brief.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import type { Letter } from '../stores/letter.ts';
import type { FieldFeedback } from '../stores/run-items.ts';

/** Letters about a run. They go only to confirmed addresses, because only their accounts can submit one. */
interface AboutRun {
  siteUrl: string;
  runId: string;
}

const runPage = ({ siteUrl, runId }: AboutRun): string =>
  new URL(`/make-money/path-compiler/runs/${runId}`, siteUrl).href;

const closing = `You’re getting this because you submitted a plan at ${brand}.`;

export const submittedLetter = (about: AboutRun & { plan: PlanType; reviewed: boolean }): Letter => ({
  subject: about.reviewed ? 'Your plan is under review' : 'We’re making your plan',
  paragraphs: about.reviewed
    ? [
        `We have your ${planNames[about.plan]} plan. A person is reviewing it, which takes ${reviewHours}.`,
        'We’ll email you as soon as they decide. Until then, your answers are locked.',
      ]
    : ['We have your answers and are making your Basic plan. We’ll email it to you here.'],
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

interface AskedOf {
  plan: PlanType;
  attempt: number;
  /** How long the submission has waited, for a reminder; undefined for the first mail. */
  waitedHours?: number;
}

/** Contains nothing of the submission; a reviewer reads it behind the link. */
export const reviewRequestLetter = ({ plan, attempt, waitedHours }: AskedOf): Letter => ({
  subject:
    waitedHours === undefined
      ? `${planNames[plan]} plan for your review`
      : `Reminder: ${aPlan(plan)} has waited ${waitedHours} hours for your review`,
  paragraphs: [
    waitedHours === undefined
      ? 'A submission is waiting for your decision.'
      : `A submission has waited ${waitedHours} hours for a decision. The customer was told ${reviewHours}.`,
    'This link is only for you. It works until the submission is decided, and opening it changes nothing.',
  ],
  facts: [
    ['Plan', planNames[plan]],
    ['Submission', String(attempt)],
  ],
  closing: `You’re getting this because you review plans for ${brand}.`,
});

const fieldNames: Readonly<Record<AnswerField, string>> = {
  budget: 'Budget',
  timePerWeek: 'Time per week',
  skills: 'Skills',
  interests: 'Interests',
  incomeGoal: 'Income goal',
  content: 'Background',
};

interface Said {
  feedback: string;
  fieldFeedback?: FieldFeedback | undefined;
}

const quotesOf = ({ feedback, fieldFeedback = {} }: Said) => [
  { label: 'From your reviewer', text: feedback },
  ...answerFields.flatMap((field) => {
    const text = fieldFeedback[field];
    return text === undefined || text.trim() === '' ? [] : [{ label: fieldNames[field], text }];
  }),
];

export const rejectedLetter = (about: AboutRun & Said & { left: number }): Letter => ({
  subject: 'Your plan needs a revision',
  paragraphs: [
    'Your reviewer has asked for changes. Your answers are saved.',
    about.left === 1 ? 'You can submit it one more time.' : `You can submit it ${about.left} more times.`,
  ],
  quotes: quotesOf(about),
  action: { label: 'Revise and resubmit', url: runPage(about) },
  closing,
});

export const limitReachedLetter = (about: AboutRun & Said): Letter => ({
  subject: 'Your plan wasn’t approved',
  paragraphs: [
    'Your reviewer couldn’t approve this submission. It was your last, so the plan is closed and its tokens are spent.',
    'There are no change-of-mind refunds; your rights under the Australian Consumer Law still apply. You can start a new plan with the same answers.',
  ],
  quotes: quotesOf(about),
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

export const approvedLetter = (about: AboutRun & { feedback?: string | undefined }): Letter => ({
  subject: 'Your plan was approved',
  paragraphs: ['Your reviewer approved your plan. We’re making your document and will email it to you here.'],
  ...(about.feedback === undefined
    ? {}
    : { quotes: [{ label: 'From your reviewer', text: about.feedback }] }),
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

interface Kept {
  expiresAtMs: number;
  /** It is missing for older documents. */
  timeZone: string | undefined;
}

const lastDay = ({ expiresAtMs, timeZone = officeZone }: Kept): string =>
  new Date(expiresAtMs).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

const verdictLine = (verdict: GoalVerdict): string =>
  `Your goal: ${verdictWords[verdict].name}. ${verdictWords[verdict].means}`;

/** The link is added when the mail is sent, and the document too unless it is too large. */
export const readyLetter = (
  about: AboutRun & Kept & { enclosed: boolean; verdict: GoalVerdict | undefined },
): Letter => ({
  subject: `Your ${brand} plan is ready`,
  paragraphs: [
    ...(about.verdict === undefined ? [] : [verdictLine(about.verdict)]),
    about.enclosed ? 'Your plan is attached. You can also open it here:' : 'You can open your plan here:',
    `Download it by ${lastDay(about)}. Until then, the link works without logging in.`,
  ],
  closing: `${closing} Anyone with this email can open your plan, so be careful forwarding it.`,
});

export const delayedLetter = (about: AboutRun): Letter => ({
  subject: 'Your review is taking longer than we said',
  paragraphs: [
    `We told you ${reviewHours}, and it’s been longer. We’re sorry. Someone is looking into it now.`,
    'You don’t need to do anything, and your submission is safe. We’ll email you as soon as there’s a decision.',
  ],
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

export const documentGoesLetter = ({
  siteUrl,
  fileId,
  runId,
  ...kept
}: AboutRun & Kept & { fileId: string }): Letter => ({
  subject: 'Five days left to download your plan',
  paragraphs: [`Download your plan by ${lastDay(kept)}. After that, no one can open it, including us.`],
  action: { label: 'Open your plan', url: new URL(`/user/files/${fileId}?runId=${runId}`, siteUrl).href },
  closing,
});
