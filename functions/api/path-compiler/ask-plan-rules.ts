import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';

/** Returns the reason why these answers give no plan, if there is one. */
export type AskPlanRules = (
  input: PlanInput,
  asked: { tier: PlanType; nowMs: number },
) => Promise<Refusal | undefined>;

/** The rules and the catalogue are large, so they load on first use and other routes start fast. */
export const buildPlanRules =
  (loadCatalogue: () => Promise<Catalogue>): AskPlanRules =>
  async (input, { tier, nowMs }) => {
    const [{ refuseSubmission }, catalogue] = await Promise.all([
      import('#shared/plan/refuse-submission.ts'),
      loadCatalogue(),
    ]);
    const refused = refuseSubmission(input, { tier, now: new Date(nowMs), catalogue });
    return refused && refuse(refused.code, { sentence: refused.sentence });
  };
