import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };

/** The product's own workflow, its functions called by their names. */
export const reviewMachine = JSON.parse(
  JSON.stringify(runReview).replaceAll(/\$\{workflow-([\w-]+)\}/g, '$1'),
) as typeof runReview;
