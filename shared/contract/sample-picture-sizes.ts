import { type PlanType, planTypes } from '../domain/plans/plans.ts';

/** Of every page's picture, in pixels; all pages are A4. */
export const samplePictureSizes = {
  large: { width: 960, height: 1358 },
  /** The grid of its outline, as fine as lines of text. */
  outline: { width: 100, height: 141 },
  /** As small as a page is when it only shows what kind of page it is. */
  small: { width: 208, height: 294 },
} as const;

/** The small pages that stand for a sample: its first and the one that says most of it. */
export const sampleFronts = ['first', 'inside'] as const;
export type SampleFront = (typeof sampleFronts)[number];

/** The fronts of all samples lie side by side in one file, in this order. */
export const frontsInFile: readonly (readonly [tier: PlanType, front: SampleFront])[] = planTypes.flatMap(
  (tier) => sampleFronts.map((front) => [tier, front] as const),
);
