/** Paths that cost nothing, by their slugs: a list of its own, so that a page that names them needs no price list. */
export const freePaths = ['first-paid-gig', 'first-five-local-jobs', 'starter-blog-plan'] as const;
