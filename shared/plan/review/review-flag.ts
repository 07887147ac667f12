export const reviewFlagCodes = [
  'safety',
  'private',
  'nothing-to-plan',
  'prohibited-work',
  'licensed-work',
  'uncatalogued',
  'open-question',
  'goal-unclear',
  'goal-not-supported',
  'cash-beyond-budget',
  'gst-near',
  'limit-in-the-way',
  'situation',
  'outside-australia',
  'personal-data',
  'talks-to-the-machine',
  'unread',
  'unlocked-path-not-chosen',
  'feedback-to-check',
  'choice-rests-on',
] as const;

/** Something that a reviewer looks at before approving. It goes to the review page only: it may quote private words. */
export interface ReviewFlag {
  code: (typeof reviewFlagCodes)[number];
  sentence: string;
}

const mostLetters = 200;

/** As they wrote it, as far as a line has room. */
export const quoted = (words: string): string =>
  `“${words.length > mostLetters ? `${words.slice(0, mostLetters).trimEnd()}…` : words}”`;
