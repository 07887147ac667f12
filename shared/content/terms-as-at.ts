/**
 * The days of every version of the terms, newest first. Older ones stay, because a page that was open before a change
 * posts its own day. web/src/features/site/terms-page.test.tsx checks that the words match their day.
 */
export const termsDates = [
  '30 November 2026',
  '29 November 2026',
  '27 November 2026',
  '22 November 2026',
] as const;

/** The day of the current terms; an order stores the day of the terms that were accepted. */
export const [termsAsAt] = termsDates;
