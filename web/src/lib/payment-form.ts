import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';

/** Where a payment form is posted to; the server checks the way back once more. */
export const paymentFormAddress = ({ path }: Pick<RouteDefinition, 'path'>, redirect: string): string =>
  `${apiBasePath}${path}?${new URLSearchParams({ redirect })}`;
