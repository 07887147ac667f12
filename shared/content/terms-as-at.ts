/** The day the terms are of; whoever agrees to them agrees to those of this day, which their order keeps. */
export const termsAsAt = '22 November 2026';
