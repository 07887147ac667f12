import type { PlanInput } from '../plan-input.ts';
import type { Reading } from '../reading/reading.ts';
import { quoted, type ReviewFlag } from './review-flag.ts';

const mostUnread = 5;
const phone = /(?:\+?61|\b0)[ -]?[2-478](?:[ -]?\d){8}\b/;
const email = /[^\s@]{1,64}@[^\s@]+\.[a-z]{2,}/i;
/** Tax file, bank card and Medicare numbers are this long; an ABN has its own field. */
const longNumber = /\b(?:\d[ -]?){9}\b|\b(?:\d[ -]?){13,16}\b/;
const toMachine =
  /\b(?:ignore (?:all |any |the )?(?:previous|above|prior|earlier) (?:instructions?|prompts?|rules?)|system prompt|you are (?:now )?(?:chatgpt|an? (?:ai|assistant|language model))|approve this (?:plan|submission)|disregard (?:the |all )?rules)\b/i;

export function answerFlags(
  { answers, profile, previousAttempt }: PlanInput,
  { unused }: Reading,
): ReviewFlag[] {
  const { incomeGoal, content, skills, interests } = answers;
  const text = [incomeGoal, content, skills, interests].join('\n');
  const flags: ReviewFlag[] = [];
  if (!/^australia$/i.test(profile.country.trim()))
    flags.push({
      code: 'outside-australia',
      sentence: `The profile is outside Australia (${profile.country}), where other rules apply.`,
    });
  const held = [
    ...(phone.test(text) ? ['a phone number'] : longNumber.test(text) ? ['a long number'] : []),
    ...(email.test(text) ? ['an email address'] : []),
  ];
  for (const what of held)
    flags.push({
      code: 'personal-data',
      sentence: `The answers contain ${what}, which a plan doesn’t need.`,
    });
  if (toMachine.test(text))
    flags.push({
      code: 'talks-to-the-machine',
      sentence: 'Some words read like instructions to a machine rather than answers.',
    });
  for (const { words } of unused.slice(0, mostUnread))
    flags.push({ code: 'unread', sentence: `We could not use ${quoted(words)}.` });
  if (previousAttempt)
    flags.push({
      code: 'feedback-to-check',
      sentence: 'This is a revision. Did they act on the earlier feedback?',
    });
  return flags;
}
