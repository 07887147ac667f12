import { apiBasePath, type RouteDefinition } from '#shared/contract/route.ts';

/** The action of a payment form; the server checks the return address again. */
export const paymentFormAddress = ({ path }: Pick<RouteDefinition, 'path'>, redirect: string): string =>
  `${apiBasePath}${path}?${new URLSearchParams({ redirect })}`;
