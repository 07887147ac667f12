import { expiryReminder } from '#functions/mail/token-letters.ts';
import type { OrderStore } from '#functions/stores/orders.ts';
import type { OutboxMail } from '#functions/stores/outbox.ts';
import type { RunStore } from '#functions/stores/runs.ts';
import type { StoredWallet } from '#functions/stores/wallet-items.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import type { PlanPaidFor } from '#shared/domain/tokens/order.ts';
import { startPlanByMs } from '#shared/domain/tokens/paid-plan.ts';
import { type Lot, total, usable, usableLots } from '#shared/domain/tokens/wallet.ts';
import { runSweep } from '../run-sweep.ts';
import { type ReminderDependencies, sendReminder } from '../send-reminder.ts';
import type { JobDependencies } from '../work-through.ts';

/** Days before the expiry, nearest first: each lot is mentioned once per stage. */
const stages = [1, 7] as const;
/** More orders than one person has unexpired tokens of. */
const mostOrdersRead = 20;

interface RemindOfExpiryDependencies extends JobDependencies, ReminderDependencies {
  wallets: Pick<WalletStore, 'expiringBy' | 'read' | 'isReminded' | 'reminderWrite'>;
  orders: Pick<OrderStore, 'find'>;
  runs: Pick<RunStore, 'activeRunOf'>;
}

interface DueReminder {
  owner: string;
  days: (typeof stages)[number];
  lots: Lot[];
  /** The plan that was paid for with one of the lots and not started. */
  plan: PlanPaidFor | undefined;
}

/** Reminds owners of tokens seven days and one day before they expire. */
export function remindOfExpiry(dependencies: RemindOfExpiryDependencies): Promise<Record<string, number>> {
  const { clock, wallets } = dependencies;
  const untilMs = clock.nowMs() + 7 * dayMs;
  return runSweep(dependencies, {
    name: 'token-reminders',
    counts: 'reminded',
    due: (after) => wallets.expiringBy(untilMs, after),
    async work({ owner }) {
      let reminded = 0;
      for (const reminder of await dueReminders(dependencies, owner))
        if (await remind(dependencies, reminder)) reminded += 1;
      return reminded;
    },
  });
}

const nameOf = ({ order, expires_at_ms }: Lot, days: number): string => `${order}-${expires_at_ms}#${days}`;

async function dueReminders(dependencies: RemindOfExpiryDependencies, owner: string): Promise<DueReminder[]> {
  const { clock, wallets } = dependencies;
  const wallet = await wallets.read(owner);
  if (wallet.frozen !== undefined) return [];
  const nowMs = clock.nowMs();
  const due = new Map<DueReminder['days'], Lot[]>();
  for (const lot of wallet.lots.filter((held) => usable(held, nowMs))) {
    const days = stages.find((ahead) => lot.expires_at_ms - nowMs <= ahead * dayMs);
    if (days === undefined || (await wallets.isReminded(owner, nameOf(lot, days)))) continue;
    due.set(days, [...(due.get(days) ?? []), lot]);
  }
  if (due.size === 0) return [];
  const plan = await waitingPlan(dependencies, { owner, wallet, nowMs });
  return [...due].map(([days, lots]) => ({ owner, days, lots, plan }));
}

interface Holder {
  owner: string;
  wallet: StoredWallet;
  nowMs: number;
}

/** A plan takes all tokens held for it, so each of its lots is a reason to start it. */
async function waitingPlan(
  { orders, runs }: RemindOfExpiryDependencies,
  { owner, wallet, nowMs }: Holder,
): Promise<PlanPaidFor | undefined> {
  const ids = new Set(usableLots(wallet, nowMs).map(({ order }) => order));
  const [active, ...found] = await Promise.all([
    runs.activeRunOf(owner),
    ...[...ids].slice(0, mostOrdersRead).map((orderId) => orders.find(owner, orderId)),
  ]);
  const facts = { wallet, hasActiveRun: active !== undefined, nowMs };
  return found.find((order) => order !== undefined && startPlanByMs({ order, ...facts }) !== undefined)?.plan;
}

async function remind(
  dependencies: RemindOfExpiryDependencies,
  { owner, days, lots, plan }: DueReminder,
): Promise<boolean> {
  const { clock, siteUrl, wallets } = dependencies;
  // A transaction has room for a hundred items; the next sweep handles the rest.
  const told = lots.slice(0, 50);
  const [first] = told;
  if (first === undefined) return false;
  const tokens = total(told.map(({ remaining }) => remaining));
  const expiresAtMs = Math.min(...told.map((lot) => lot.expires_at_ms));
  const mail: OutboxMail = {
    mailId: `reminder-${owner}-${nameOf(first, days)}`,
    to: { userId: owner },
    letter: expiryReminder({ tokens, expiresAtMs, days, siteUrl, plan }),
    createdAtMs: clock.nowMs(),
  };
  const marks = told.map((lot) => wallets.reminderWrite(owner, nameOf(lot, days)));
  return sendReminder(dependencies, marks, [mail]);
}
