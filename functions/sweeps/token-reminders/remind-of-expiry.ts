import type { DeliverMail } from '#functions/mail/deliver-outbox.ts';
import { expiryReminder } from '#functions/mail/token-letters.ts';
import { emitCounts } from '#functions/runtime/emit-counts.ts';
import type { CheckpointStore } from '#functions/stores/checkpoints.ts';
import type { OutboxMail, OutboxStore } from '#functions/stores/outbox.ts';
import type { TransactItem, Written } from '#functions/stores/transact.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import type { Clock } from '#shared/domain/clock.ts';
import { type Lot, total, usable } from '#shared/domain/tokens/wallet.ts';
import { type Pace, workThrough } from '../work-through.ts';

const budgetMs = 150_000;
const dayMs = 86_400_000;
/** Days ahead of the expiry, the nearest first: a lot is only told of once for each. */
const stages = [1, 7] as const;

interface ReminderDependencies {
  clock: Clock;
  siteUrl: string;
  wallets: Pick<WalletStore, 'expiringBy' | 'read' | 'isReminded' | 'reminderWrite'>;
  outbox: Pick<OutboxStore, 'writeOf'>;
  write: (items: TransactItem[]) => Promise<Written>;
  deliver: DeliverMail;
  checkpoints: CheckpointStore;
  pace: Pace;
}

interface DueReminder {
  owner: string;
  days: (typeof stages)[number];
  lots: Lot[];
}

/** Tells owners of tokens that will be gone in seven days, and again a day ahead. */
export async function remindOfExpiry(dependencies: ReminderDependencies): Promise<Record<string, number>> {
  const { clock, wallets, checkpoints, pace } = dependencies;
  const untilMs = clock.nowMs() + 7 * dayMs;
  let reminded = 0;
  const counts = await workThrough(
    { clock, checkpoints, pace },
    {
      name: 'token-reminders',
      budgetMs,
      due: (after) => wallets.expiringBy(untilMs, after),
      async work({ owner }) {
        for (const reminder of await dueReminders(dependencies, owner))
          if (await remind(dependencies, reminder)) reminded += 1;
      },
    },
  );
  const all = { ...counts, reminded };
  emitCounts('token-reminders', all, clock.nowMs());
  return all;
}

const nameOf = ({ order, expires_at_ms }: Lot, days: number): string => `${order}-${expires_at_ms}#${days}`;

async function dueReminders({ clock, wallets }: ReminderDependencies, owner: string): Promise<DueReminder[]> {
  const { lots, frozen } = await wallets.read(owner);
  if (frozen !== undefined) return [];
  const nowMs = clock.nowMs();
  const due = new Map<DueReminder['days'], Lot[]>();
  for (const lot of lots.filter((held) => usable(held, nowMs))) {
    const days = stages.find((ahead) => lot.expires_at_ms - nowMs <= ahead * dayMs);
    if (days === undefined || (await wallets.isReminded(owner, nameOf(lot, days)))) continue;
    due.set(days, [...(due.get(days) ?? []), lot]);
  }
  return [...due].map(([days, dueLots]) => ({ owner, days, lots: dueLots }));
}

/** The marks and the mail are one write: nobody is reminded twice, and no reminder is lost. */
async function remind(
  { clock, siteUrl, wallets, outbox, write, deliver }: ReminderDependencies,
  { owner, days, lots }: DueReminder,
): Promise<boolean> {
  // A transaction has room for a hundred items; whatever is left comes with the next sweep.
  const told = lots.slice(0, 50);
  const [first] = told;
  if (first === undefined) return false;
  const tokens = total(told.map(({ remaining }) => remaining));
  const expiresAtMs = Math.min(...told.map((lot) => lot.expires_at_ms));
  const mail: OutboxMail = {
    mailId: `reminder-${owner}-${nameOf(first, days)}`,
    to: { userId: owner },
    letter: expiryReminder({ tokens, expiresAtMs, days, siteUrl }),
    createdAtMs: clock.nowMs(),
  };
  const marks = told.map((lot) => wallets.reminderWrite(owner, nameOf(lot, days)));
  const written = await write([...marks, outbox.writeOf(mail)]);
  if (written.kind === 'unknown') throw new Error('A reminder could not be noted', { cause: written.cause });
  // Told already, or in the way of another write: the next sweep finds what is left.
  if (written.kind !== 'written') return false;
  await deliver(mail);
  return true;
}
