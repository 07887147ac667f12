import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { Order } from '#shared/domain/tokens/order.ts';
import { readHoldings } from './invariants.ts';
import type { Page } from './simulated-stripe.ts';
import type { World } from './world.ts';

export const paths = [
  { personaSlug: 'side-hustle-starter', pathSlug: 'weekend-reseller' },
  { personaSlug: 'creative-maker', pathSlug: 'template-product-line' },
  { personaSlug: 'local-earner', pathSlug: 'pet-care-rounds' },
  { personaSlug: 'creative-maker', pathSlug: 'brand-kit-in-a-week' },
  { personaSlug: 'side-hustle-starter', pathSlug: 'first-paid-gig' },
] as const;

export interface PathName {
  personaSlug: string;
  pathSlug: string;
}

export const nameOf = ({ personaSlug, pathSlug }: PathName): string => `${personaSlug}/${pathSlug}`;

/** The price in hundredths of a token. Throws when the path is not for sale. */
export function priceOf({ personaSlug, pathSlug }: PathName): number {
  const path = findPathPrice(personaSlug, pathSlug);
  if (path === undefined) throw new Error(`There is no path ${personaSlug}/${pathSlug}`);
  return (path.sale ?? path.price ?? 0) * 100;
}

/** A user's position on a path, derived a second time from what is stored: it alone decides what they pay. */
export interface Standing {
  version: number;
  nowMs: number;
  isFrozen: boolean;
  isTheirs: boolean;
  /** In cents; zero when nothing is missing. */
  due: number;
  /** The time at which tokens count: the time of the payment, as long as expired tokens are kept for it. */
  asOfMs: number;
  /** Their orders that are neither credited nor closed as unpaid. */
  pending: Order[];
}

export async function standingOf(world: World, owner: string, path: PathName): Promise<Standing> {
  const { wallet, purchases, orders } = await readHoldings(world.engine, owner);
  const { nowMs } = world;
  const agreed = orders.filter(
    (order) =>
      order.status === 'PAID' &&
      order.unlocks === nameOf(path) &&
      order.unlocksFor === priceOf(path) &&
      order.createdAtMs > nowMs - 3 * 3_600_000,
  );
  const asOfMs = Math.min(nowMs, ...agreed.map(({ createdAtMs }) => createdAtMs));
  const live = wallet?.lots.filter((lot) => lot.expires_at_ms > asOfMs) ?? [];
  const usable = live.reduce((sum, { remaining }) => sum + remaining, 0);
  const missing = Math.max(0, priceOf(path) - usable) + (wallet?.debt ?? 0);
  return {
    version: wallet?.version ?? 0,
    nowMs,
    asOfMs,
    isFrozen: wallet?.frozen !== undefined,
    isTheirs: purchases.some((one) => nameOf(one) === nameOf(path)),
    due: priceOf(path) === 0 || missing === 0 ? 0 : Math.max(50, missing),
    pending: orders.filter(({ status }) => status === 'PENDING'),
  };
}

export const isSame = (before: Standing, after: Standing): boolean =>
  before.version === after.version &&
  before.nowMs === after.nowMs &&
  before.asOfMs === after.asOfMs &&
  before.isFrozen === after.isFrozen &&
  before.isTheirs === after.isTheirs;

/** The pages that are paid by now. */
export const paidIds = ({ stripe }: World): Set<string> =>
  new Set([...stripe.pages.values()].filter(({ paid }) => paid).map(({ id }) => id));

export const pendingOf = async ({ engine }: World, owner: string): Promise<Order[]> =>
  (await readHoldings(engine, owner)).orders.filter(({ status }) => status === 'PENDING');

interface Waiting {
  before: readonly Order[];
  after: readonly Order[];
  /** The pages that were paid before the request. */
  paid: ReadonlySet<string>;
  unlocks?: string;
}

/**
 * A payment that prevents another one: it fits its order and stayed uncredited during the whole request. A payment for
 * the same path prevents another one even if it does not fit.
 */
export function uncreditedPayment(
  { nowMs, stripe }: World,
  { before, after, paid, unlocks }: Waiting,
): string | undefined {
  const waiting = before.find((order) => {
    const page = stripe.pages.get(order.checkoutId ?? '');
    const counts = page?.genuine === true || (unlocks !== undefined && order.unlocks === unlocks);
    const isRecent = nowMs - order.createdAtMs < 24 * 3_600_000;
    const isStill = after.some(({ orderId }) => orderId === order.orderId);
    return counts && isRecent && isStill && paid.has(page?.id ?? '');
  });
  return waiting?.orderId;
}

/** The pages on which this user could pay for a path. */
export const payablePages = (
  { world, paidFor }: { world: World; paidFor: ReadonlyMap<string, { path: string }> },
  { owner, path }: { owner: string; path: PathName },
): Page[] =>
  [...world.stripe.pages.values()].filter(
    (page) =>
      page.shown &&
      page.owner === owner &&
      page.state === 'open' &&
      paidFor.get(page.orderId)?.path === nameOf(path),
  );
