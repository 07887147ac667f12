/** Where a contribution is posted to: apart from its route, so that the public page does without the schema library. */
export const contributionPath = '/pay/fund-us';
