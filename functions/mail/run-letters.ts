import { brand } from '#shared/brand.ts';
import { officeZone } from '#shared/domain/office-zone.ts';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { type PlanType, planNames } from '#shared/domain/plans/plans.ts';
import { type GoalVerdict, verdictWords } from '#shared/domain/runs/plan-brief.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { type AnswerField, answerFields } from '#shared/domain/runs/submit-rules.ts';
import type { Letter } from '../stores/letter.ts';
import type { FieldFeedback } from '../stores/run-items.ts';

/** Letters about a run. They go to confirmed addresses only: nobody else can submit one. */
interface AboutRun {
  siteUrl: string;
  runId: string;
}

const runPage = ({ siteUrl, runId }: AboutRun): string =>
  new URL(`/make-money/path-compiler/runs/${runId}`, siteUrl).href;

const closing = `You get this because you submitted a plan at ${brand}.`;

export const submittedLetter = (about: AboutRun & { plan: PlanType; reviewed: boolean }): Letter => ({
  subject: about.reviewed ? 'Your plan is under review' : 'Your plan is being made',
  paragraphs: about.reviewed
    ? [
        `Your ${planNames[about.plan]} plan arrived. A person reads it now, which takes ${reviewHours}.`,
        'We write to you as soon as there is a decision. Until then your answers stay as you submitted them.',
      ]
    : ['Your Basic plan arrived, and your document is being made. It comes to this address.'],
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

interface AskedOf {
  plan: PlanType;
  attempt: number;
  /** Undefined for the first mail; how long it has waited, for a reminder. */
  waitedHours?: number;
}

/** Nothing of the submission itself stands in it: a reviewer reads that behind the link. */
export const reviewRequestLetter = ({ plan, attempt, waitedHours }: AskedOf): Letter => ({
  subject:
    waitedHours === undefined
      ? `${planNames[plan]} plan waits for your review`
      : `Reminder: ${aPlan(plan)} has waited ${waitedHours} hours for your review`,
  paragraphs: [
    waitedHours === undefined
      ? 'A submission waits for a decision.'
      : `A submission has waited ${waitedHours} hours for a decision. Its owner was told ${reviewHours}.`,
    'The link is your own. It works until the submission is decided; opening it changes nothing.',
  ],
  facts: [
    ['Plan', planNames[plan]],
    ['Submission', String(attempt)],
  ],
  closing: `You get this because you review plans for ${brand}.`,
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
    'Your reviewer asks for changes before your plan can be made. Your answers are still there.',
    about.left === 1 ? 'You can submit it once more.' : `You can submit it ${about.left} more times.`,
  ],
  quotes: quotesOf(about),
  action: { label: 'Revise and resubmit', url: runPage(about) },
  closing,
});

export const limitReachedLetter = (about: AboutRun & Said): Letter => ({
  subject: 'Your plan was not approved',
  paragraphs: [
    'Your reviewer could not approve this submission, and it was the last one of your plan, so its tokens are used.',
    'There is no change-of-mind refund; your rights under the Australian Consumer Law stay. A plan with more submissions lets you go on from your answers.',
  ],
  quotes: quotesOf(about),
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

export const approvedLetter = (about: AboutRun & { feedback?: string | undefined }): Letter => ({
  subject: 'Your plan was approved',
  paragraphs: ['Your plan was approved, and your document is being made. It comes to this address.'],
  ...(about.feedback === undefined
    ? {}
    : { quotes: [{ label: 'From your reviewer', text: about.feedback }] }),
  action: { label: 'View submission', url: runPage(about) },
  closing,
});

interface Kept {
  expiresAtMs: number;
  /** Of the customer; documents made before it was kept have none. */
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

/** Its link is put in as it leaves, and the document itself where it is not too large for a mail. */
export const readyLetter = (
  about: AboutRun & Kept & { enclosed: boolean; verdict: GoalVerdict | undefined },
): Letter => ({
  subject: `Your ${brand} plan is ready`,
  paragraphs: [
    ...(about.verdict === undefined ? [] : [verdictLine(about.verdict)]),
    about.enclosed ? 'Your plan is attached. You can also open it here:' : 'You can open your plan here:',
    `The link works without logging in until ${lastDay(about)}; please save the document before then.`,
  ],
  closing: `${closing} Anyone with this email can open your plan, so be careful forwarding it.`,
});

export const delayedLetter = (about: AboutRun): Letter => ({
  subject: 'Your review takes longer than we said',
  paragraphs: [
    `We told you ${reviewHours}, and your plan has waited longer. We are sorry, and somebody is looking into it now.`,
    'You need do nothing, and nothing of your submission is lost. We write to you as soon as there is a decision.',
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
  subject: 'Your plan can be had for five more days',
  paragraphs: [
    `Your document is kept for 30 days, until ${lastDay(kept)}. Please save it before then. After that, no one can open it, including us.`,
  ],
  action: { label: 'Open your plan', url: new URL(`/user/files/${fileId}?runId=${runId}`, siteUrl).href },
  closing,
});
