/**
 * Paths whose sentences are still too short, with how they stood when the rule was made. They may come nearer to it
 * and not go further away; one that keeps the rule leaves this list, and none is ever added.
 */
export const languageDebts: Readonly<Record<string, { average: number; shortShare: number }>> = {
  'brand-kit-in-a-week': { average: 12.5, shortShare: 0.19 },
  'template-product-line': { average: 12.7, shortShare: 0.17 },
  'first-five-local-jobs': { average: 11.8, shortShare: 0.25 },
  'mobile-garden-care': { average: 11.6, shortShare: 0.29 },
  'home-clean-and-turnover': { average: 11.0, shortShare: 0.3 },
  'handy-odd-jobs': { average: 11.3, shortShare: 0.23 },
  'pet-care-rounds': { average: 11.5, shortShare: 0.26 },
  'niche-review-site': { average: 11.0, shortShare: 0.28 },
  'local-newsletter': { average: 11.8, shortShare: 0.24 },
  'website-copy-sprints': { average: 11.0, shortShare: 0.28 },
  'short-ebook-series': { average: 11.6, shortShare: 0.24 },
  'starter-blog-plan': { average: 10.3, shortShare: 0.38 },
};
