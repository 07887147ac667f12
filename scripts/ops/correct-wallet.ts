import { isDeepStrictEqual } from 'node:util';
import { TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import type { TransactItem } from '#functions/stores/transact.ts';
import { auditWallet, type Decided, rebuildWallet, type WalletChange } from '#shared/domain/tokens/ledger.ts';
import { adjustTokens, noteDecision } from '#shared/domain/tokens/operator-changes.ts';
import type { Wallet } from '#shared/domain/tokens/wallet.ts';
import { type BookServices, type Books, readBooks, rowOf } from './books.ts';
import {
  type Command,
  type Given,
  inTokens,
  type NotDone,
  type Outcome,
  refused,
  shown,
  usage,
} from './command.ts';
import { decidedBy } from './decided-by.ts';
import type { Services } from './services.ts';

/**
 * Guards: two people are responsible for a correction that no rule decides, the ledger says who and why, and it is made
 * once, from the version that was read.
 */
const two = ['by', 'reason'] as const;

export const rebuild: Command = {
  takes: 'user',
  needs: two,
  does: 'rebuilds a frozen wallet from its ledger; it stays frozen',
  async run(services, given) {
    const frozen = await readFrozen(services, given);
    if ('kind' in frozen) return frozen;
    const { books, decided } = frozen;
    const rebuilt = rebuiltFrom(books);
    if (rebuilt === undefined)
      return refused('The ledger itself has a gap or overdraws, so the wallet cannot be rebuilt.');
    if (auditWallet(books.wallet, books.entries).length === 0)
      return refused('The wallet already matches its ledger.');
    const atMs = services.clock.nowMs();
    const change = noteDecision(rebuilt, { kind: 'REBUILD', atMs, decided });
    const writes = services.wallets.frozenWritesOf(books.owner, books.wallet, change);
    const from = inTokens(books.wallet.balance);
    const will = `rebuild the wallet of ${books.owner}: ${from} tokens become ${inTokens(rebuilt.balance)}`;
    return correction(services, { books, change, writes, will });
  },
};

function rebuiltFrom({ entries }: Books): Wallet | undefined {
  try {
    const rebuilt = rebuildWallet(entries);
    return auditWallet(rebuilt, entries).length === 0 ? rebuilt : undefined;
  } catch {
    return undefined;
  }
}

export const unfreeze: Command = {
  takes: 'user',
  needs: two,
  does: 'unfreezes a wallet that matches its ledger',
  async run(services, given) {
    const frozen = await readFrozen(services, given);
    if ('kind' in frozen) return frozen;
    const { books, decided } = frozen;
    const [fault] = auditWallet(books.wallet, books.entries);
    if (fault !== undefined)
      return refused(`The wallet still does not match its ledger (${fault}). Rebuild it first.`);
    const change = noteDecision(books.wallet, { kind: 'UNFREEZE', atMs: services.clock.nowMs(), decided });
    const writes = services.wallets.frozenWritesOf(books.owner, books.wallet, change);
    return correction(services, { books, change, writes, will: `unfreeze the wallet of ${books.owner}` });
  },
};

async function readFrozen(
  services: Services,
  { subject, ...given }: Given,
): Promise<{ books: Books; decided: Decided } | NotDone> {
  const decided = decidedBy(given);
  if ('kind' in decided) return decided;
  const books = await readBooks(services, subject);
  if ('kind' in books) return books;
  return books.wallet.frozen === undefined
    ? refused(`The wallet of ${books.owner} is not frozen.`)
    : { books, decided };
}

const mostTokens = 5000;

type CorrectionServices = BookServices & Pick<Services, 'clock' | 'pacing' | 'write'>;

export async function adjustWallet(
  services: CorrectionServices,
  { subject, tokens = '', version = '', ...given }: Given,
): Promise<Outcome> {
  const decided = decidedBy(given);
  if ('kind' in decided) return decided;
  const amount = Math.round(Number(tokens) * 100);
  if (!/^[+-]?\d+(\.\d{1,2})?$/.test(tokens) || amount === 0 || Math.abs(amount) > mostTokens * 100)
    return usage(`--tokens must be a number from 0.01 to ${mostTokens}, or negative to take tokens.`);
  const books = await readBooks(services, subject);
  if ('kind' in books) return books;
  const { owner, wallet } = books;
  if ((await services.accounts.find(owner)) === undefined)
    return refused(`The account of ${owner} is deleted, so its wallet can’t change.`);
  if (wallet.frozen !== undefined) return refused(`The wallet of ${owner} is frozen: ${wallet.frozen}.`);
  // A repeated command names an older version, unless the person has looked again.
  // guard: operators-adjust-from-the-version
  if (version !== String(wallet.version))
    return refused(
      `The wallet of ${owner} is at version ${wallet.version}, not ${version}. Look at it first.`,
    );
  const change = adjustTokens(wallet, { amount, atMs: services.clock.nowMs(), decided });
  if ('kind' in change) return refused(`The wallet is ${inTokens(change.missing)} tokens short.`);
  // The account may also be deleted before the confirmation.
  // guard: operators-adjust-only-for-an-account
  const writes = [...services.wallets.writesOf(owner, wallet, change), services.accounts.staysCheck(owner)];
  const will =
    amount > 0
      ? `give ${owner} ${inTokens(amount)} tokens`
      : `take ${inTokens(-amount)} tokens from ${owner}`;
  return correction(services, { books, change, writes, will });
}

export const adjust: Command = {
  takes: 'user',
  needs: [...two, 'tokens', 'version'],
  does: 'gives tokens, or takes them if negative, at the wallet version you looked at',
  run: adjustWallet,
};

interface Correction {
  books: Books;
  change: WalletChange;
  writes: TransactItem[];
  will: string;
}

function correction(services: CorrectionServices, { books, change, writes, will }: Correction): Outcome {
  const { owner } = books;
  return {
    kind: 'change',
    will,
    rows: [rowOf(books)],
    make: () =>
      untilDone(services.pacing, async () => {
        const written = await services.write(writes);
        // A write whose answer was lost may still arrive. The retry is refused if it did.
        if (written.kind === 'unknown') return new TryAgain(written);
        const after = await readBooks(services, owner);
        if ('kind' in after) return after;
        const kept = after.entries.find((entry) => entry.version === change.entry.version);
        const made = written.kind === 'written' || isDeepStrictEqual(kept, change.entry);
        return made
          ? shown([rowOf(after)], `Done, as entry ${change.entry.version} of the ledger.`)
          : refused('The wallet changed in the meantime. Check it again.');
      }),
  };
}
