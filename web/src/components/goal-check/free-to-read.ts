import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice, isFree, type PathPrice } from '#shared/domain/paths/price.ts';
import type { Explanation, PathNamed } from '#shared/plan/model/explain.ts';
import type { PathScore } from '#shared/plan/model/score-path.ts';
import { isPayable } from './fitting-plan.ts';

const free = new Set(priceCatalogue.filter(isFree).map(({ pathSlug }) => pathSlug));

export const isFreeToRead = ({ slug }: Pick<PathNamed, 'slug'>): boolean => free.has(slug);

export const freePathCount = free.size;

/** Of the paths that cost nothing to read, the one that comes first by these answers. */
export const bestFreePath = ({ scores }: Pick<Explanation, 'scores'>): PathScore | undefined =>
  scores.find(({ path }) => isFreeToRead(path));

/** What reading all of the path that fits costs. */
export const priceOfFit = ({ path }: Pick<Explanation, 'path'>): PathPrice | undefined =>
  priceCatalogue.find(({ pathSlug }) => pathSlug === path.slug);

/** Whether that is more than there is to begin with. */
export function isFitTooDear(told: Pick<Explanation, 'path' | 'answers'>): boolean {
  const price = priceOfFit(told);
  return price !== undefined && !isPayable(effectivePrice(price), told.answers.budget);
}
