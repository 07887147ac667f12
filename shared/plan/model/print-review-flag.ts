import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { wholePercent } from './feasibility.ts';
import type { ReviewFlag } from './review-flag.ts';

/** An estimate has no cents; of what is needed, no less than it is. */
const inDollars = (amount: number): string => formatAud(Math.ceil(amount / 100) * 100);
const kinds = { phone: 'a phone number', email: 'an email address', number: 'a long number' } as const;

/** One flag as a sentence that both its owner and its reviewer can read. */
export function printReviewFlag(flag: ReviewFlag): string {
  switch (flag.code) {
    case 'licensed-work':
      return `“${flag.words}” is work that usually needs a licence or registration.`;
    case 'prohibited-work':
      return `“${flag.words}” is work we don’t make plans for.`;
    case 'work-mentioned':
      return `“${flag.words}” is mentioned: is it part of the plan, or only of the past?`;
    case 'limit-in-the-way':
      return `The answers say ${quoted(flag.words)} ${flag.path} asks for it: is there another way, or a better path?`;
    case 'limit-contradicted':
      return `The answers say ${quoted(flag.words)} They also say ${quoted(flag.against)} Which of the two holds?`;
    case 'goal-unclear':
      return 'The goal names no amount that can be tested.';
    case 'goal-not-supported':
      return `The answers support about ${wholePercent(flag.ratio)}% of the goal.`;
    case 'beyond-a-year':
      return `The goal is ${flag.deadlineMonths} months away; only the first twelve can be tested.`;
    case 'outside-australia':
      return `The profile is outside Australia (${flag.country}), where other rules hold.`;
    case 'visa-limits':
      return 'A visa is mentioned, and it may limit work.';
    case 'income-support':
      return 'Income support is mentioned, and earning may change it.';
    case 'under-18':
      return 'The answers may be those of somebody under 18.';
    case 'hardship':
      return 'The answers speak of hardship: the plan must not add to it.';
    case 'talks-to-the-machine':
      return 'Some words read like instructions to a machine rather than answers.';
    case 'children':
      return 'The path works with children, which needs a check.';
    case 'personal-data':
      return `The answers hold ${kinds[flag.what]}, which a plan doesn’t need.`;
    case 'unreadable-answers':
      return 'The background holds no readable words.';
    case 'cash-beyond-budget':
      return `A cautious start needs up to ${inDollars(flag.neededCents)}; the plan counts on ${inDollars(flag.budgetCents)} of the budget.`;
    case 'gst-near':
      return `A year’s sales may come near the GST threshold (${inDollars(flag.cents)}).`;
    case 'unlocked-path-not-chosen':
      return 'Another path than the one named in the background fits best.';
    case 'feedback-to-check':
      return 'This is a revision: was the earlier feedback taken up?';
  }
}

/** As a sentence of its own, with the stop that a list entry has not. */
const quoted = (words: string): string => `“${/[.!?…]$/.test(words) ? words : `${words}.`}”`;
