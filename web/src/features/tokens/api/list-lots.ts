import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export interface TokenLot {
  order: string;
  hundredths: number;
  expiresAt: string;
}

/** The purchases the balance consists of, first to expire first; undefined when they could not be loaded. */
export async function listLots(): Promise<TokenLot[] | undefined> {
  const result = await callRoute(userRoutes.getUser, { query: { lots: 'true' } });
  if (!result.ok) return undefined;
  return (result.answer.path_compiler_quota.lots ?? []).map(
    ({ order, remaining_hundredths, expires_at }) => ({
      order,
      hundredths: remaining_hundredths,
      expiresAt: expires_at,
    }),
  );
}
