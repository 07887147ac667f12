import { acknowledge, refuse } from '#functions/http/outcome.ts';
import type { RouteHandler } from '#functions/http/route-handler.ts';
import type { LimitStore } from '#functions/stores/limits.ts';
import type { PathTextStore } from '#functions/stores/path-texts.ts';
import type { PurchaseStore } from '#functions/stores/purchases.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { placesOfAccount } from '../account-limits.ts';

interface SaveReadingPlaceDependencies {
  clock: Clock;
  limits: Pick<LimitStore, 'attempt'>;
  purchases: Pick<PurchaseStore, 'saveReadingPlace'>;
  texts: PathTextStore;
}

/** Only an unlocked path has a place. Saving one never creates a purchase, even while the account is being deleted. */
export function saveReadingPlace({
  clock,
  limits,
  purchases,
  texts,
}: SaveReadingPlaceDependencies): RouteHandler<typeof pathCompilerRoutes.saveReadingPlace> {
  return async ({ session, params, body: { section } }) => {
    const path = findPathPrice(params.personaSlug, params.pathSlug);
    if (path === undefined) return refuse('not-found');
    const attempt = await limits.attempt(placesOfAccount, session.userId);
    if (!attempt.allowed) return refuse('too-many-requests', attempt);
    const { sections } = await texts.read(path);
    if (!sections.some(({ id }) => id === section)) return refuse('not-found');
    const kept = await purchases.saveReadingPlace(session.userId, path, { section, atMs: clock.nowMs() });
    return kept ? acknowledge('Your place is saved.') : refuse('not-found');
  };
}
