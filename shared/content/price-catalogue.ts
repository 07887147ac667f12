import type { PathPrice } from '../domain/paths/price.ts';

/**
 * The price of every path, in whole tokens: the only price list, used for display and for charging. Nothing was ever
 * sold at another price, so only the path featured in the specification shows an old price.
 */
export const priceCatalogue: readonly PathPrice[] = [
  { personaSlug: 'side-hustle-starter', pathSlug: 'first-paid-gig', price: 0, sale: null },
  { personaSlug: 'side-hustle-starter', pathSlug: 'printable-shop', price: 49, sale: null },
  { personaSlug: 'side-hustle-starter', pathSlug: 'weekend-reseller', price: 49, sale: null },
  { personaSlug: 'side-hustle-starter', pathSlug: 'ugc-micro-creator', price: 69, sale: null },
  { personaSlug: 'side-hustle-starter', pathSlug: 'neighbourhood-digital-helper', price: 59, sale: null },
  { personaSlug: 'creative-maker', pathSlug: 'short-form-editing-studio', price: 499, sale: 199 },
  { personaSlug: 'creative-maker', pathSlug: 'etsy-made-to-order', price: 79, sale: null },
  { personaSlug: 'creative-maker', pathSlug: 'brand-kit-in-a-week', price: 99, sale: null },
  { personaSlug: 'creative-maker', pathSlug: 'template-product-line', price: 59, sale: null },
  { personaSlug: 'ai-operator', pathSlug: 'ai-admin-setup', price: 129, sale: null },
  { personaSlug: 'ai-operator', pathSlug: 'ai-content-desk', price: 99, sale: null },
  { personaSlug: 'ai-operator', pathSlug: 'prompt-and-workflow-pack', price: 39, sale: null },
  { personaSlug: 'ai-operator', pathSlug: 'ai-training-workshop', price: 99, sale: null },
  { personaSlug: 'local-earner', pathSlug: 'first-five-local-jobs', price: 0, sale: null },
  { personaSlug: 'local-earner', pathSlug: 'mobile-garden-care', price: 79, sale: null },
  { personaSlug: 'local-earner', pathSlug: 'home-clean-and-turnover', price: 79, sale: null },
  { personaSlug: 'local-earner', pathSlug: 'handy-odd-jobs', price: 89, sale: null },
  { personaSlug: 'local-earner', pathSlug: 'pet-care-rounds', price: 59, sale: null },
  { personaSlug: 'audience-builder', pathSlug: 'niche-review-site', price: 19, sale: null },
  { personaSlug: 'audience-builder', pathSlug: 'local-newsletter', price: 69, sale: null },
  { personaSlug: 'audience-builder', pathSlug: 'website-copy-sprints', price: 119, sale: null },
  { personaSlug: 'audience-builder', pathSlug: 'short-ebook-series', price: 49, sale: null },
  { personaSlug: 'audience-builder', pathSlug: 'starter-blog-plan', price: 0, sale: null },
  { personaSlug: 'expert-going-solo', pathSlug: 'fractional-project-manager', price: 99, sale: null },
  { personaSlug: 'expert-going-solo', pathSlug: 'career-and-skills-coach', price: 99, sale: null },
  { personaSlug: 'expert-going-solo', pathSlug: 'small-group-tutoring', price: 89, sale: null },
  { personaSlug: 'expert-going-solo', pathSlug: 'cohort-mini-course', price: 119, sale: null },
];

export const findPathPrice = (personaSlug: string, pathSlug: string): PathPrice | undefined =>
  priceCatalogue.find((path) => path.personaSlug === personaSlug && path.pathSlug === pathSlug);
