/**
 * The target of the contribution form. It is separate from its route, so that the public page does not load the schema
 * library.
 */
export const contributionPath = '/pay/fund-us';
