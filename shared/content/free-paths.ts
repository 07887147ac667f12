/** The slugs of free paths; a separate list, so that pages that name them do not load the price list. */
export const freePaths = ['first-paid-gig', 'first-five-local-jobs', 'starter-blog-plan'] as const;
