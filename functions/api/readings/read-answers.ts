import { addressGroup } from '#functions/http/address-group.ts';
import { answer, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { Limit, LimitStore } from '#functions/stores/limits.ts';
import type { readingsRoutes } from '#shared/contract/routes/readings.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { normaliseAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { understand } from '#shared/plan/describe/understand.ts';

interface ReadingDependencies {
  clock: Clock;
  limits: Pick<LimitStore, 'attempt'>;
  readingsOfAddress: Limit;
  loadCatalogue: () => Promise<Catalogue>;
}

/** Reads the answers without storing or logging them. */
export function readAnswers({
  clock,
  limits,
  readingsOfAddress,
  loadCatalogue,
}: ReadingDependencies): RouteHandler<typeof readingsRoutes.readAnswers> {
  return async ({ body, request }) => {
    const attempt = await limits.attempt(readingsOfAddress, addressGroup(request.clientAddress));
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    const catalogue = await loadCatalogue();
    const { state, country, confirmed, ...answers } = body;
    const profile = { name: '', country, ...(state && { state }) };
    const input = { answers: normaliseAnswers(answers), profile, ...(confirmed && { confirmed }) };
    const data = understand(input, { now: new Date(clock.nowMs()), catalogue });
    return answer({ status: 'ok', data });
  };
}
