/**
 * The days of every version of the terms, the newest first. Older ones stay: a page that was open before posts its own.
 * web/src/features/site/terms-page.test.tsx holds the words to their day.
 */
export const termsDates = ['29 November 2026', '27 November 2026', '22 November 2026'] as const;

/** The day the terms are of; whoever agrees to them agrees to those of this day, which their order keeps. */
export const [termsAsAt] = termsDates;
