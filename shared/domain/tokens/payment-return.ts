import { safeReturnPath } from '../navigation/return-path.ts';

/** Where a payment may return to. The address is rebuilt from its recognised parts, never passed on unchanged. */
export interface PaymentReturn {
  path: string;
  /** It is present if the payment covers the shortfall of a plan. */
  planQuoteId?: string;
  /** It is present if the payment covers the shortfall of a path. */
  unlocks?: { personaSlug: string; pathSlug: string };
}

export const tokenOrderPath = '/token/order';
export const confirmPlanPath = '/make-money/path-compiler/confirm';
export const fundUsPath = '/fund-us';
export const plansPath = '/make-money/path-compiler';
export const invoicePath = (orderId: string): string => `/token/invoice/${orderId}`;

const pathAddress = /^\/make-money\/paths\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})$/;
const planQuoteId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function tokenReturn(wish: string | undefined): PaymentReturn {
  const url = new URL(safeReturnPath(wish, tokenOrderPath), 'https://return.invalid');
  if (url.pathname === confirmPlanPath) {
    const id = url.searchParams.get('pc_sid') ?? '';
    if (planQuoteId.test(id)) return { path: `${confirmPlanPath}?pc_sid=${id}`, planQuoteId: id };
  }
  const [path, personaSlug, pathSlug] = pathAddress.exec(url.pathname) ?? [];
  if (path !== undefined && personaSlug !== undefined && pathSlug !== undefined)
    return { path, unlocks: { personaSlug, pathSlug } };
  if (url.pathname === tokenOrderPath) {
    const ref = safeReturnPath(url.searchParams.get('ref'), '');
    if (ref !== '') return { path: `${tokenOrderPath}?ref=${encodeURIComponent(ref)}` };
  }
  return { path: tokenOrderPath };
}

export const contributionReturn = (): PaymentReturn => ({ path: fundUsPath });

/** Appends query parameters to a path, which may already have some; the text is not escaped. */
export const withQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
