import { auditWallet } from '#shared/domain/tokens/ledger.ts';
import { readBooks, rowOf } from './books.ts';
import { type Command, shown } from './command.ts';
import { adjust, rebuild, unfreeze } from './correct-wallet.ts';

const show: Command = {
  takes: 'user',
  does: 'shows a wallet with its lots and whole ledger',
  async run(services, { subject }) {
    const books = await readBooks(services, subject);
    if ('kind' in books) return books;
    const { wallet, entries } = books;
    return { ...shown([rowOf(books)]), detail: { ...rowOf(books), lots: wallet.lots, ledger: entries } };
  },
};

const check: Command = {
  takes: 'user',
  does: 'compares a wallet with its ledger; changes nothing',
  async run(services, { subject }) {
    const books = await readBooks(services, subject);
    if ('kind' in books) return books;
    const faults = auditWallet(books.wallet, books.entries);
    if (faults.length === 0) return shown([rowOf(books)], 'The wallet matches its ledger.');
    return { ...shown(faults.map((fault) => ({ user: books.owner, fault }))), disagrees: true };
  },
};

export const wallets: Record<string, Command> = { show, check, rebuild, unfreeze, adjust };
