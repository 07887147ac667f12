import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';

/** The reviewer's choice of work wins, even if the customer picked another business. */
export function withTrades(reviewed: Confirmed): Confirmed {
  const { picked, ...rest } = reviewed;
  if (rest.trades !== undefined)
    return { ...rest, picked: picked?.kind === 'own' ? picked : { kind: 'reviewer' } };
  return picked?.kind === 'reviewer' ? rest : reviewed;
}
