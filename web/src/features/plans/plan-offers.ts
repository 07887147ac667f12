import { contactPlanTypes, type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { reviewHours } from '#shared/domain/runs/review-rules.ts';
import { type Cents, cents, costOf } from '#shared/domain/tokens/money.ts';

interface Offer {
  name: string;
  price: Cents;
}

export interface PlanOffer extends Offer {
  type: PlanType;
  was?: Cents;
  /** The purpose of the plan. */
  whom: string;
  /** How often a person reads it, and how often it can be changed. */
  review: string;
}

export interface ContactOffer extends Offer {
  type: (typeof contactPlanTypes)[number];
  summary: string;
  /** Not available yet, so a request to be notified replaces the button. */
  asksToBeTold?: true;
  /** Labels above the name, such as “Coming Soon”. */
  flags: readonly string[];
  /** The opening lines of the first mail, with the information we need. */
  asks: readonly string[];
}

export const planOffers: readonly PlanOffer[] = [
  {
    type: 'BASIC',
    name: 'Basic',
    price: costOf(planPrices.BASIC),
    whom: 'See your idea worked out',
    review: 'One plan, no review',
  },
  {
    type: 'PRO',
    name: 'Pro',
    price: costOf(planPrices.PRO),
    was: cents(12_100),
    whom: 'Have a person check it first',
    review: 'One review, one revision',
  },
  {
    type: 'ENTERPRISE',
    name: 'Enterprise',
    price: costOf(planPrices.ENTERPRISE),
    whom: 'Show it to partners and investors',
    review: 'Up to three reviews',
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
    flags: ['Admin approval', 'Limited positions'],
    asks: ['What you want to launch', 'What you have so far', 'When you’d like to start'],
  },
  {
    type: sprint,
    name: 'Audience Sprint 8W',
    price: cents(3_999_900),
    summary: 'Eight weeks of working with us on your audience.',
    flags: ['Coming Soon', 'Admin approval', 'Limited positions'],
    asksToBeTold: true,
    asks: ['Who you want to reach', 'How they find you now', 'When you’d like to start'],
  },
];

interface ComparedLine extends Record<PlanType, string | boolean> {
  line: string;
  /** An explanation, where the line alone is unclear. */
  means?: string;
}

/** The differences, which only this table lists; the common points are below it. */
export const comparison: readonly ComparedLine[] = [
  {
    line: 'Review by a person',
    BASIC: false,
    PRO: 'One, and one revision',
    ENTERPRISE: 'Up to three',
  },
  {
    line: 'Roadmap',
    means: 'Tasks that fit your week',
    BASIC: 'First 14 days',
    PRO: '30–45 days',
    ENTERPRISE: '45–60 days',
  },
  {
    line: 'First-year cash',
    BASIC: 'One chart',
    PRO: 'A page for each case',
    ENTERPRISE: 'Plus profit and balance sheet',
  },
  {
    line: 'Customers, rivals and risks',
    BASIC: 'Without rivals',
    PRO: true,
    ENTERPRISE: true,
  },
  {
    line: 'MVP metrics',
    means: 'What to count, when to stop',
    BASIC: false,
    PRO: true,
    ENTERPRISE: true,
  },
  {
    line: 'Go-to-market strategy',
    means: 'How you’ll reach buyers',
    BASIC: false,
    PRO: false,
    ENTERPRISE: true,
  },
  {
    line: 'Investor-ready document',
    means: 'Includes a page for lenders',
    BASIC: false,
    PRO: false,
    ENTERPRISE: true,
  },
  {
    line: 'New round based on an earlier plan',
    means: 'Pro and Pro+ (Enterprise): starts with your answers',
    BASIC: false,
    PRO: true,
    ENTERPRISE: true,
  },
];

export interface Outcome {
  title: string;
  /** Whether it leads to a plan. */
  ends: 'made' | 'rejected';
  means: string;
}

interface ProStep {
  title: string;
  means: string;
  /** The possible endings of this step. */
  outcomes: readonly Outcome[];
}

const made = { ends: 'made', means: 'You get your plan by email.' } as const;

/** How a Pro plan works. */
export const proSteps: readonly ProStep[] = [
  { title: 'You submit your answers', means: 'When you like.', outcomes: [] },
  {
    title: 'A reviewer reads them',
    means: `In ${reviewHours}.`,
    outcomes: [{ title: 'Approved straight away', ...made }],
  },
  { title: 'Or sends them back', means: 'With reasons. You revise and resubmit.', outcomes: [] },
  {
    title: 'The reviewer reads again',
    means: `In ${reviewHours}.`,
    outcomes: [
      { title: 'Approved after a revision', ...made },
      {
        title: 'Not approved',
        ends: 'rejected',
        means: 'We’ll tell you why. There’s no change-of-mind refund because the review has been done.',
      },
    ],
  },
];
