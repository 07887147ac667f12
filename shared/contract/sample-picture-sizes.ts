import { type PlanType, planTypes } from '../domain/plans/plans.ts';

/** Sizes of every page's pictures, in pixels; all pages are A4. */
export const samplePictureSizes = {
  large: { width: 960, height: 1358 },
  /** The grid of the outline is as fine as lines of text. */
  outline: { width: 100, height: 141 },
  /** A reader can just recognise the kind of page. */
  small: { width: 208, height: 294 },
} as const;

/** Two small pages represent a sample: its first and the most telling one. */
export const sampleFronts = ['first', 'inside'] as const;
export type SampleFront = (typeof sampleFronts)[number];

/** The order of the fronts of all samples, which are next to each other in one file. */
export const frontsInFile: readonly (readonly [tier: PlanType, front: SampleFront])[] = planTypes.flatMap(
  (tier) => sampleFronts.map((front) => [tier, front] as const),
);
