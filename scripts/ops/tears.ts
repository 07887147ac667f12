import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { auditWallet, type Decided, type LedgerEntry, rebuildWallet } from '#shared/domain/tokens/ledger.ts';
import { tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { noteDecision, refundSpending } from '#shared/domain/tokens/operator-changes.ts';
import { isCredited, type Order } from '#shared/domain/tokens/order.ts';
import type { Services } from './services.ts';

/** What one write put into two tables, or into two items, and a restore brought back in one of them only. */
export interface Tear {
  user: string;
  what: string;
  /** Absent where no rule says what is right. */
  mend?: () => Promise<unknown>;
}

interface Torn {
  owner: string;
  sinceMs: number;
  decided: Decided;
}

export async function tearsOf(services: Services, torn: Torn): Promise<Tear[]> {
  const { wallets, orders } = services;
  const { owner, sinceMs } = torn;
  const entries = await wallets.entriesOf(owner);
  const credited = new Set(entries.flatMap(({ kind, ref }) => (kind === 'CREDIT' ? [ref] : [])));
  const recent = (await orders.allOf(owner)).filter(
    ({ kind, createdAtMs, paidAtMs = createdAtMs }) => kind === 'TOKENS' && paidAtMs >= sinceMs - pageLifeMs,
  );
  return [
    // First: whatever else is put right is written on top of it.
    ...(await tornWallet(services, torn, entries)),
    ...recent.flatMap((order) => tornOrder(services, order, credited.has(order.orderId))),
    ...(await tornSpendings(services, torn, entries)),
  ];
}

/** An order may be older than what was torn by as long as its page was open. */
const pageLifeMs = 3_600_000;

async function tornWallet(services: Services, torn: Torn, entries: readonly LedgerEntry[]): Promise<Tear[]> {
  const { owner } = torn;
  const wallet = await services.wallets.read(owner);
  const [fault] = auditWallet(wallet, entries);
  if (fault === undefined && wallet.frozen === undefined) return [];
  if (fault === undefined)
    return [
      {
        user: owner,
        what: 'the wallet is frozen, and agrees with its ledger',
        mend: () => thaw(services, torn),
      },
    ];
  const what = `the wallet is not the sum of its ledger: ${fault}`;
  return canRebuild(entries)
    ? [{ user: owner, what, mend: () => rebuild(services, torn) }]
    : [{ user: owner, what }];
}

function canRebuild(entries: readonly LedgerEntry[]): boolean {
  try {
    return auditWallet(rebuildWallet(entries), entries).length === 0;
  } catch {
    return false;
  }
}

async function rebuild(services: Services, torn: Torn): Promise<void> {
  const { clock, wallets, write } = services;
  const { owner, decided } = torn;
  const wallet = await wallets.read(owner);
  const rebuilt = rebuildWallet(await wallets.entriesOf(owner));
  const change = noteDecision(rebuilt, { kind: 'REBUILD', atMs: clock.nowMs(), decided });
  const isFrozen = wallet.frozen !== undefined;
  await write(
    isFrozen ? wallets.frozenWritesOf(owner, wallet, change) : wallets.writesOf(owner, wallet, change),
  );
  if (isFrozen) await thaw(services, torn);
}

async function thaw({ clock, wallets, write }: Services, { owner, decided }: Torn): Promise<void> {
  const wallet = await wallets.read(owner);
  const change = noteDecision(wallet, { kind: 'UNFREEZE', atMs: clock.nowMs(), decided });
  await write(wallets.frozenWritesOf(owner, wallet, change));
}

function tornOrder(services: Services, order: Order, hasCredit: boolean): Tear[] {
  const { owner: user, orderId, status } = order;
  if (hasCredit && !isCredited(order))
    return [
      {
        user,
        what: `${orderId} is ${status}, but the ledger has its tokens`,
        mend: () => markPaid(services, order),
      },
    ];
  if (!hasCredit && status === 'PAID')
    return [
      {
        user,
        what: `${orderId} is PAID, but the ledger has no tokens for it`,
        mend: () => credit(services, order),
      },
    ];
  return [];
}

async function markPaid({ payments, orders, write, clock }: Services, order: Order): Promise<void> {
  const checkout = await payments.provider.findCheckout(order.checkoutId ?? '');
  const facts = {
    atMs: clock.nowMs(),
    paymentIntentId: checkout?.paymentIntentId ?? '',
    amountCents: order.amountCents,
  };
  await write([orders.paidWrite(order, facts)]);
}

async function credit(
  { wallets, accounts, write, clock }: Services,
  { owner, orderId, amountCents }: Order,
): Promise<void> {
  const wallet = await wallets.read(owner);
  const change = creditTokens(wallet, {
    order: orderId,
    amount: tokensBoughtWith(amountCents),
    atMs: clock.nowMs(),
  });
  await write([...wallets.writesOf(owner, wallet, change), accounts.existsCheck(owner)]);
}

/** Tokens that went for a plan or a path that is not there. */
async function tornSpendings(
  services: Services,
  torn: Torn,
  entries: readonly LedgerEntry[],
): Promise<Tear[]> {
  const { accounts, runs, purchases } = services;
  const { owner, sinceMs } = torn;
  const recent = entries.filter(({ kind, at_ms }) => kind === 'SPEND' && at_ms >= sinceMs);
  // A deletion takes plans and paths along.
  if (recent.length === 0 || (await accounts.find(owner)) === undefined) return [];
  const given = new Set(entries.flatMap(({ kind, ref }) => (kind === 'REFUND' ? [ref] : [])));
  const paths = (await purchases.allOf(owner)).map(
    ({ personaSlug, pathSlug }) => `${personaSlug}/${pathSlug}`,
  );
  const tears: Tear[] = [];
  for (const entry of recent) {
    const { ref, credit: on } = entry;
    const isThere = on === 'plans' ? (await runs.find(owner, ref)) !== undefined : paths.includes(ref);
    if (isThere || given.has(ref)) continue;
    tears.push({
      user: owner,
      what: `${ref} was paid for and is not there`,
      mend: () => giveBack(services, torn, entry),
    });
  }
  return tears;
}

async function giveBack(
  { clock, wallets, write }: Services,
  { owner, decided }: Torn,
  entry: LedgerEntry,
): Promise<void> {
  const wallet = await wallets.read(owner);
  const [change, ...more] = refundSpending(wallet, { ...entry, atMs: clock.nowMs(), decided });
  if (change !== undefined) await write(wallets.writesOf(owner, wallet, change, ...more));
}
