import * as z from 'zod';
import { entryKinds, type LedgerEntry, type LotUse, ledgerAccounts } from '#shared/domain/tokens/ledger.ts';
import type { Lot, Wallet } from '#shared/domain/tokens/wallet.ts';
import { hundredthsField, instantField, itemCodec } from './item-codec.ts';

export interface StoredWallet extends Wallet {
  /** The reason why it must not change; set when it disagrees with its ledger. */
  frozen?: string;
  /** When it is next compared with its ledger. */
  checkAtMs?: number;
}

const storedLot = z.object({
  order_id: z.string(),
  remaining_hundredths: hundredthsField,
  expires_at_ms: z.int(),
});
const lot = z.object({ order: z.string(), remaining: hundredthsField, expires_at_ms: z.int() });

const fieldsOfLot = ({ order_id, remaining_hundredths, expires_at_ms }: z.output<typeof storedLot>): Lot => ({
  order: order_id,
  remaining: remaining_hundredths,
  expires_at_ms,
});
const attributesOfLot = ({ order, remaining, expires_at_ms }: Lot): z.input<typeof storedLot> => ({
  order_id: order,
  remaining_hundredths: remaining,
  expires_at_ms,
});

const lotField = z.codec(storedLot, lot, { decode: fieldsOfLot, encode: attributesOfLot });

const creditedLotField = z.codec(
  storedLot.extend({ credited_hundredths: hundredthsField }),
  lot.extend({ credited: hundredthsField }),
  {
    decode: ({ credited_hundredths, ...stored }) => ({
      ...fieldsOfLot(stored),
      credited: credited_hundredths,
    }),
    encode: ({ credited, ...made }) => ({ ...attributesOfLot(made), credited_hundredths: credited }),
  },
);

const lotUseField = z.codec(
  z.object({ order_id: z.string(), amount_hundredths: hundredthsField, expires_at_ms: z.int() }),
  z.object({ order: z.string(), amount: hundredthsField, expires_at_ms: z.int() }),
  {
    decode: ({ order_id, amount_hundredths, expires_at_ms }): LotUse => ({
      order: order_id,
      amount: amount_hundredths,
      expires_at_ms,
    }),
    encode: ({ order, amount, expires_at_ms }) => ({
      order_id: order,
      amount_hundredths: amount,
      expires_at_ms,
    }),
  },
);

export const walletItem = itemCodec<StoredWallet>({
  kind: 'wallet',
  fields: () =>
    z.object({
      balance: hundredthsField,
      debt: hundredthsField,
      lots: z.array(lotField),
      version: z.int(),
      frozen: z.exactOptional(z.string()),
      checkAtMs: z.exactOptional(instantField),
    }),
  names: { balance: 'balance_hundredths', debt: 'debt_hundredths', checkAtMs: 'check_at' },
});

const accountOfLedger = z.enum(ledgerAccounts);

export const entryItem = itemCodec<LedgerEntry>({
  kind: 'ledger entry',
  fields: () =>
    z.object({
      version: z.int(),
      kind: z.enum(entryKinds),
      amount: z.int(),
      debt_change: z.int(),
      lapsed_change: z.exactOptional(z.int()),
      debit: accountOfLedger,
      credit: accountOfLedger,
      lots: z.array(lotUseField),
      lot: z.exactOptional(creditedLotField),
      ref: z.string(),
      balance_after: hundredthsField,
      debt_after: hundredthsField,
      at_ms: z.int(),
      as_of_ms: z.exactOptional(z.int()),
      decided: z.exactOptional(
        z.object({
          names: z.array(z.string()),
          reason: z.string(),
          caller: z.exactOptional(z.string()),
        }),
      ),
    }),
  names: {
    amount: 'amount_hundredths',
    debt_change: 'debt_change_hundredths',
    lapsed_change: 'lapsed_change_hundredths',
    balance_after: 'balance_after_hundredths',
    debt_after: 'debt_after_hundredths',
  },
});
