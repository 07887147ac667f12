import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';

/** The action of a payment form; the server checks the return address again. */
export const paymentFormAddress = ({ path }: Pick<RouteDefinition, 'path'>, redirect: string): string =>
  `${apiBasePath}${path}?${new URLSearchParams({ redirect })}`;

/** For a payment or a plan in the address that this account does not have. */
export const notHere = 'This link isn’t for this account. You may be logged in to a different one.';

export const goesThrough = 'If a payment goes through, its tokens are added to your balance.';

/** For a payment that could not be cancelled. */
export const stillOpen = `The payment page may still be open and could still be paid. ${goesThrough}`;
