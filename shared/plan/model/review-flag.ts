/** What the words of a person's answers show by themselves. */
export type FlaggedPhrase =
  | 'visa-limits'
  | 'income-support'
  | 'under-18'
  | 'hardship'
  | 'talks-to-the-machine';

/** Something that a reviewer should look at before approving. */
export type ReviewFlag =
  | { code: 'licensed-work' | 'prohibited-work'; words: string; category: string }
  | { code: 'work-mentioned'; words: string; category: string }
  | { code: 'limit-in-the-way'; words: string; path: string }
  | { code: 'limit-contradicted'; words: string; against: string }
  | { code: 'goal-unclear' }
  | { code: 'goal-not-supported'; ratio: number }
  | { code: 'beyond-a-year'; deadlineMonths: number }
  | { code: 'outside-australia'; country: string }
  | { code: FlaggedPhrase | 'children' }
  | { code: 'personal-data'; what: 'phone' | 'email' | 'number' }
  | { code: 'unreadable-answers' }
  | { code: 'cash-beyond-budget'; neededCents: number; budgetCents: number }
  | { code: 'gst-near'; cents: number }
  | { code: 'unlocked-path-not-chosen'; slug: string }
  | { code: 'feedback-to-check' };
