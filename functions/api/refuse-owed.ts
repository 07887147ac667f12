import type { Refusal } from '#functions/http/outcome.ts';
import { type Bought, type OwedDependencies, owedFor } from '#functions/payments/owed-for.ts';
import { refuseShortage } from './refuse-shortage.ts';

/** Guards: a purchase stays closed while its payment is reversed and owed. */
export async function refuseOwed(wallets: OwedDependencies, bought: Bought): Promise<Refusal | undefined> {
  const debt = await owedFor(wallets, bought);
  return debt > 0 ? refuseShortage({ kind: 'indebted', missing: debt }) : undefined;
}
