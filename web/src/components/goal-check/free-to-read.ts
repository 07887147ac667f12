import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { isFree } from '#shared/domain/paths/price.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import type { PathScore } from '#shared/plan/model/score-path.ts';

const free = new Set(priceCatalogue.filter(isFree).map(({ pathSlug }) => pathSlug));

export const freePathCount = free.size;

/** Of the paths that cost nothing to read, the one that comes first by these answers. */
export const bestFreePath = ({ scores }: Pick<Explanation, 'scores'>): PathScore | undefined =>
  scores.find(({ path }) => free.has(path.slug));
