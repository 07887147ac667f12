import { eachOnce } from '../limits/limits.ts';
import { askOf } from '../limits/path-asks.ts';
import type { PlanInput } from '../plan-input.ts';
import { findLicensedWork } from './licensed-work.ts';
import type { PlanModel } from './plan-model.ts';
import type { FlaggedPhrase, ReviewFlag } from './review-flag.ts';

type FlagModel = Pick<PlanModel, 'feasibility' | 'target' | 'gst' | 'cash' | 'person' | 'levers' | 'scores'>;

const phrases: readonly [FlaggedPhrase, RegExp][] = [
  [
    'visa-limits',
    /\b(?:student|working[- ]holiday|bridging|partner|temporary|tourist) visa\b|\bvisa\b.{0,30}\b(?:hours|limit|condition)/i,
  ],
  [
    'income-support',
    /\b(?:centrelink|job ?seeker|newstart|youth allowance|parenting payment|disability (?:support )?pension|dsp|age pension|ndis participant)\b/i,
  ],
  [
    'under-18',
    /\b(?:i'?m|i am|aged?) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:years? (?:in|of|as|at)|months|weeks|days))|\b(?:year (?:7|8|9|10|11) student|in year (?:7|8|9|10|11)\b)/i,
  ],
  [
    'hardship',
    /\b(?:bankrupt\w*|eviction|evicted|can'?t pay (?:the |my )?rent|debt collectors?|gambling (?:debt|problem|addiction)|domestic violence|suicid\w*|homeless)\b/i,
  ],
  [
    'talks-to-the-machine',
    /\b(?:ignore (?:all |any |the )?(?:previous|above|prior|earlier) (?:instructions?|prompts?|rules?)|system prompt|you are (?:now )?(?:chatgpt|an? (?:ai|assistant|language model))|approve this (?:plan|submission)|disregard (?:the |all )?rules)\b/i,
  ],
];

const phone = /(?:\+?61|\b0)[ -]?[2-478](?:[ -]?\d){8}\b/;
const email = /[^\s@]{1,64}@[^\s@]+\.[a-z]{2,}/i;
/** Tax file, bank card and Medicare numbers are this long; an ABN has its own field. */
const longNumber = /\b(?:\d[ -]?){9}\b|\b(?:\d[ -]?){13,16}\b/;

/** What a reviewer looks at first. Order is the order of the list above; nothing here blocks anything. */
export function reviewFlags(
  { answers, unlockedPath, previousAttempt }: PlanInput,
  model: FlagModel,
  unread: boolean,
): ReviewFlag[] {
  const flags: ReviewFlag[] = [];
  for (const { as, kind, words, category } of findLicensedWork(answers)) {
    if (as === 'mentioned') flags.push({ code: 'work-mentioned', words, category });
    else flags.push({ code: kind === 'licensed' ? 'licensed-work' : 'prohibited-work', words, category });
  }
  const { feasibility, target, gst, cash, person, levers, scores } = model;
  for (const { limit, sentence, against } of eachOnce(person.limits)) {
    if (against !== undefined) flags.push({ code: 'limit-contradicted', words: sentence, against });
    const ask = askOf(levers.path.slug, limit);
    if (ask === 'needs' || ask === 'leans')
      flags.push({ code: 'limit-in-the-way', words: sentence, path: levers.path.title });
  }
  if (target.monthlyCents === null) flags.push({ code: 'goal-unclear' });
  if (feasibility.verdict === 'not-supported')
    flags.push({ code: 'goal-not-supported', ratio: feasibility.ratio });
  if (feasibility.beyondYear)
    flags.push({ code: 'beyond-a-year', deadlineMonths: feasibility.deadlineMonths });
  if (person.country !== 'Australia') flags.push({ code: 'outside-australia', country: person.country });
  const text = `${answers.incomeGoal}\n${answers.content}\n${answers.skills}\n${answers.interests}`;
  for (const [code, pattern] of phrases) if (pattern.test(text)) flags.push({ code });
  if (levers.path.checks.includes('working-with-children')) flags.push({ code: 'children' });
  if (phone.test(text)) flags.push({ code: 'personal-data', what: 'phone' });
  else if (longNumber.test(text)) flags.push({ code: 'personal-data', what: 'number' });
  if (email.test(text)) flags.push({ code: 'personal-data', what: 'email' });
  if (unread) flags.push({ code: 'unreadable-answers' });
  const [neededCents, budgetCents] = [-cash.cautious.lowest.cents, person.usableBudgetCents];
  if (neededCents > budgetCents) flags.push({ code: 'cash-beyond-budget', neededCents, budgetCents });
  if (gst.near) flags.push({ code: 'gst-near', cents: gst.highestRollingCents });
  if (unlockedPath && scores[0]?.path.slug !== unlockedPath)
    flags.push({ code: 'unlocked-path-not-chosen', slug: unlockedPath });
  if (previousAttempt) flags.push({ code: 'feedback-to-check' });
  return flags;
}
