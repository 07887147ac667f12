import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from '#web/lib/api/call-route.ts';

export interface TokenLot {
  order: string;
  hundredths: number;
  expiresAt: string;
}

/** The purchases the balance consists of, first to expire first; undefined when they could not be loaded. */
export async function listLots(nowMs: number): Promise<TokenLot[] | undefined> {
  const result = await callRoute(userRoutes.exportAccount);
  if (!result.ok) return undefined;
  return result.answer.data.wallet.lots
    .map(({ order, remaining_hundredths, expires_at }) => ({
      order,
      hundredths: remaining_hundredths,
      expiresAt: expires_at,
    }))
    .filter(({ expiresAt }) => nowMs < Date.parse(expiresAt))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
}
