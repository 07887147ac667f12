/** Help for first home buyers in New South Wales, by price and kind of home. Amounts are whole dollars. */

export const homeKinds = [
  ['new', 'New home'],
  ['build', 'Land plus building contract'],
  ['existing', 'Existing home'],
] as const;
export type HomeKind = (typeof homeKinds)[number][0];

/** The limits are as at 20 November 2026, from the sources of `shared/content/grants/nsw-first-home-guide.ts`. */
export const firstHomeLimits = {
  grantDollars: 10_000,
  grantNewTo: 600_000,
  grantBuildTo: 750_000,
  dutyFreeTo: 800_000,
  dutyReducedBelow: 1_000_000,
} as const;

const grantTo: Record<HomeKind, number | undefined> = {
  new: firstHomeLimits.grantNewTo,
  build: firstHomeLimits.grantBuildTo,
  existing: undefined,
};

export interface FirstHomeHelp {
  grantDollars: number;
  /** It is undefined for homes without a grant. */
  grantTo: number | undefined;
  /** `ask`: two contracts, whose duty our sources do not settle. */
  duty: 'none' | 'reduced' | 'full' | 'ask';
}

const dutyOf = (price: number): FirstHomeHelp['duty'] => {
  if (price <= firstHomeLimits.dutyFreeTo) return 'none';
  return price < firstHomeLimits.dutyReducedBelow ? 'reduced' : 'full';
};

export function firstHomeHelp(kind: HomeKind, priceDollars: number): FirstHomeHelp {
  const limit = grantTo[kind];
  return {
    grantDollars: limit !== undefined && priceDollars <= limit ? firstHomeLimits.grantDollars : 0,
    grantTo: limit,
    duty: kind === 'build' ? 'ask' : dutyOf(priceDollars),
  };
}

/**
 * Reads dollars as people type them: `$650,000`, `650 000`, `650k`; undefined for anything that is not the price of a
 * home.
 */
export function readPrice(text: string): number | undefined {
  const [, digits = '', thousands] =
    /^(?:A?\$)?\s*(\d{1,3}(?:,\d{3})+|\d[\d ]*)(k)?$/i.exec(text.trim()) ?? [];
  const price = Number(digits.replaceAll(/[, ]/g, '')) * (thousands === undefined ? 1 : 1000);
  return price >= 1000 && price <= 100_000_000 ? price : undefined;
}
