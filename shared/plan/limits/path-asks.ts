import type { PathSlug } from '../paths/path-slugs.ts';
import type { Limit, StatedLimit } from './limits.ts';

/**
 * How much a path asks for what somebody may refuse. `needs`: there is no way round it. `leans`: its buyers are mostly
 * found or served so; another way exists and is slower. `touches`: a task or two, which go as well another way.
 */
export type Ask = 'needs' | 'leans' | 'touches';

const needs = 'needs';
const leans = 'leans';
const touches = 'touches';

/** Judged from the tasks and channels of each path; what is not named is not asked for. */
const asks: Readonly<Record<PathSlug, Readonly<Partial<Record<Limit, Ask>>>>> = {
  'first-paid-gig': { calls: touches, friends: leans, strangers: touches, 'leaving-home': touches },
  'printable-shop': { strangers: touches },
  'weekend-reseller': {
    calls: touches,
    strangers: touches,
    'leaving-home': leans,
    driving: leans,
    lifting: leans,
    saturdays: leans,
    sundays: touches,
  },
  'ugc-micro-creator': { calls: touches, camera: leans, strangers: leans },
  'neighbourhood-digital-helper': {
    calls: touches,
    strangers: leans,
    friends: touches,
    'leaving-home': needs,
    driving: touches,
  },
  'short-form-editing-studio': { calls: leans, strangers: leans },
  'etsy-made-to-order': { calls: touches, strangers: touches, 'leaving-home': touches },
  'brand-kit-in-a-week': { calls: touches, strangers: leans, 'leaving-home': touches },
  'template-product-line': { calls: touches, strangers: touches, friends: touches },
  'ai-admin-setup': { calls: leans, strangers: leans, 'leaving-home': leans, driving: touches },
  'ai-content-desk': { calls: leans, strangers: leans },
  'prompt-and-workflow-pack': { calls: touches, strangers: touches, friends: touches },
  'ai-training-workshop': { calls: leans, strangers: leans, friends: touches, 'leaving-home': leans },
  'first-five-local-jobs': {
    strangers: leans,
    'leaving-home': needs,
    driving: leans,
    lifting: leans,
    saturdays: touches,
    sundays: touches,
  },
  'mobile-garden-care': {
    calls: touches,
    strangers: leans,
    'leaving-home': needs,
    driving: needs,
    lifting: needs,
  },
  'home-clean-and-turnover': {
    calls: touches,
    strangers: leans,
    'leaving-home': needs,
    driving: leans,
    lifting: leans,
    saturdays: leans,
    sundays: leans,
  },
  'handy-odd-jobs': {
    calls: touches,
    strangers: leans,
    'leaving-home': needs,
    driving: leans,
    lifting: leans,
  },
  'pet-care-rounds': { strangers: leans, friends: touches, 'leaving-home': needs, driving: touches },
  'niche-review-site': { calls: touches, strangers: touches },
  'local-newsletter': { calls: touches, strangers: leans, friends: touches, 'leaving-home': leans },
  'website-copy-sprints': { calls: leans, strangers: leans },
  'short-ebook-series': { calls: touches, strangers: touches, friends: touches },
  'starter-blog-plan': { calls: touches, strangers: touches },
  'fractional-project-manager': { calls: leans, strangers: leans, friends: touches },
  'career-and-skills-coach': {
    calls: leans,
    camera: touches,
    strangers: leans,
    friends: touches,
    evenings: leans,
  },
  'small-group-tutoring': {
    calls: leans,
    strangers: leans,
    'leaving-home': leans,
    evenings: leans,
  },
  'cohort-mini-course': {
    calls: leans,
    camera: leans,
    strangers: leans,
    friends: touches,
    evenings: leans,
  },
};

export const askOf = (slug: PathSlug, limit: Limit): Ask | undefined => asks[slug][limit];

/** Judged: a path that asks for what is refused has lost its quickest way to a buyer, or its work itself. */
export const limitFactors = { leans: 0.85, needs: 0.5 } as const;

/** What is left of a score: by the hardest thing asked that this person refuses. */
export function factorOfLimits(slug: PathSlug, stated: readonly StatedLimit[]): number {
  const found = stated.map(({ limit }) => askOf(slug, limit));
  if (found.includes(needs)) return limitFactors.needs;
  return found.includes(leans) ? limitFactors.leans : 1;
}
