import { contactPlanTypes, type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { type Cents, cents, costOf } from '#shared/domain/tokens/money.ts';

interface Offer {
  name: string;
  price: Cents;
  /** Whom it suits, in one sentence. */
  summary: string;
  contents: readonly string[];
  /** What it lacks, said on the card as plainly. */
  lacks?: readonly string[];
}

export interface PlanOffer extends Offer {
  type: PlanType;
  was?: Cents;
}

export interface ContactOffer extends Offer {
  type: (typeof contactPlanTypes)[number];
  flags: readonly string[];
}

export const planOffers: readonly PlanOffer[] = [
  {
    type: 'BASIC',
    name: 'Basic',
    price: costOf(planPrices.BASIC),
    summary: 'To see your idea worked out once, quickly.',
    contents: ['One plan, made straight from your answers', 'PDF by email, and here for 30 days'],
    lacks: [
      'No review by a person',
      'No change-of-mind refund; your rights under the Australian Consumer Law stay',
    ],
  },
  {
    type: 'PRO',
    name: 'Pro',
    price: costOf(planPrices.PRO),
    was: cents(12_100),
    summary: 'To have a person check it before it is made.',
    contents: [
      'Reviewed by a person, with one revision',
      'Roadmap of 30–45 days',
      'Metrics for a first version (MVP)',
      'PDF by email, and here for 30 days',
    ],
  },
  {
    type: 'ENTERPRISE',
    name: 'Enterprise',
    price: costOf(planPrices.ENTERPRISE),
    summary: 'To show it to partners and investors.',
    contents: [
      'Up to three reviews by a person',
      'Roadmap of 45–60 days',
      'Go-to-market strategy',
      'Investor-ready document',
      'PDF by email, and here for 30 days',
    ],
  },
];

const [accelerator, sprint] = contactPlanTypes;

/** Arranged by email: they cannot be bought here. */
export const contactOffers: readonly ContactOffer[] = [
  {
    type: accelerator,
    name: '8-Week Launch Accelerator',
    price: cents(999_900),
    summary: 'Eight weeks of working with us on your launch.',
    contents: ['Arranged with you by email', 'Starts after we have agreed on scope and dates'],
    flags: ['Admin approval', 'Limited positions'],
  },
  {
    type: sprint,
    name: 'Audience Sprint 8W',
    price: cents(3_999_900),
    summary: 'Eight weeks of working with us on your audience.',
    contents: ['Arranged with you by email', 'Starts after we have agreed on scope and dates'],
    flags: ['Coming Soon', 'Admin approval', 'Limited positions'],
  },
];

export interface ComparedLine extends Record<PlanType, string | boolean> {
  line: string;
}

/** Where the three differ. */
export const comparison: readonly ComparedLine[] = [
  { line: 'Submissions', BASIC: 'One', PRO: 'Two', ENTERPRISE: 'Up to three' },
  { line: 'Each submission reviewed by a person', BASIC: false, PRO: true, ENTERPRISE: true },
  { line: 'Wait for a review', BASIC: 'None', PRO: '1–48 hours', ENTERPRISE: '1–48 hours' },
  { line: 'Roadmap', BASIC: false, PRO: '30–45 days', ENTERPRISE: '45–60 days' },
  { line: 'MVP metrics', BASIC: false, PRO: true, ENTERPRISE: true },
  { line: 'Go-to-market strategy', BASIC: false, PRO: false, ENTERPRISE: true },
  { line: 'Investor-ready document', BASIC: false, PRO: false, ENTERPRISE: true },
  { line: 'New round based on an earlier plan', BASIC: false, PRO: true, ENTERPRISE: true },
];

export interface Outcome {
  title: string;
  steps: readonly string[];
}

/** How a Pro plan can go. */
export const proOutcomes: readonly Outcome[] = [
  {
    title: 'Approved at once',
    steps: ['You submit your answers.', 'A reviewer approves them.', 'Your plan is made and sent to you.'],
  },
  {
    title: 'Approved after a revision',
    steps: [
      'You submit your answers.',
      'A reviewer sends them back and says why.',
      'You revise them and submit again.',
      'They are approved, and your plan is made and sent to you.',
    ],
  },
  {
    title: 'Rejected in the end',
    steps: [
      'You submit, and a reviewer sends it back and says why.',
      'You revise it and submit again.',
      'It is rejected again, with the reasons. The tokens are used up, because the reviewing was done: no change-of-mind refund; your rights under the Australian Consumer Law stay.',
    ],
  },
];
