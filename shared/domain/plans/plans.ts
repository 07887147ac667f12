/** Plans that can be bought with tokens; the two larger ones are arranged by e-mail. */
export const planTypes = ['BASIC', 'PRO', 'ENTERPRISE'] as const;
export type PlanType = (typeof planTypes)[number];
