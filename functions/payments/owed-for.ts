import { type Hundredths, hundredths } from '#shared/domain/tokens/money.ts';
import { isBoughtWithReversed } from '#shared/domain/tokens/unpaid-content.ts';
import type { RunStore } from '../stores/runs.ts';
import type { WalletStore } from '../stores/wallets.ts';

export type OwedDependencies = Pick<WalletStore, 'read' | 'entriesOf'>;

export interface Bought {
  owner: string;
  ref: string;
}

/**
 * Returns the debt that must be settled before a purchase opens again, because its payment was reversed. Reads the
 * ledger only if the wallet has a debt.
 */
export async function owedFor(wallets: OwedDependencies, { owner, ref }: Bought): Promise<Hundredths> {
  const { debt, version } = await wallets.read(owner);
  if (debt === 0) return debt;
  const entries = await wallets.entriesOf(owner, version);
  return isBoughtWithReversed(entries, ref) ? debt : hundredths(0);
}

/** Tells whether the plan of a document is owed. */
export const buildIsOwed =
  (runs: Pick<RunStore, 'findDocument'>, wallets: OwedDependencies) =>
  async (owner: string, fileId: string): Promise<boolean> => {
    const document = await runs.findDocument(owner, fileId);
    return document !== undefined && (await owedFor(wallets, { owner, ref: document.runId })) > 0;
  };
