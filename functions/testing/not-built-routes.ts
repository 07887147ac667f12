/** Routes that later releases build. This list may only get shorter. */
export const notBuiltRoutes: readonly string[] = [
  'getRun',
  'saveRun',
  'submitRun',
  'getFile',
  'followFileLink',
  'getReview',
  'decideReview',
];
