import runReview from '#shared/contract/run-review.asl.json' with { type: 'json' };

/** The product's workflow, with its functions called by name. */
export const reviewMachine = JSON.parse(
  JSON.stringify(runReview).replaceAll(/\$\{workflow-([\w-]+)\}/g, '$1'),
) as typeof runReview;
