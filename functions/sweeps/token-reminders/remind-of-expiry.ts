import { expiryReminder } from '#functions/mail/token-letters.ts';
import type { OutboxMail } from '#functions/stores/outbox.ts';
import type { WalletStore } from '#functions/stores/wallets.ts';
import { dayMs } from '#shared/domain/day-ms.ts';
import { type Lot, total, usable } from '#shared/domain/tokens/wallet.ts';
import { runSweep } from '../run-sweep.ts';
import { type ReminderDependencies, sendReminder } from '../send-reminder.ts';
import type { JobDependencies } from '../work-through.ts';

/** Days ahead of the expiry, the nearest first: a lot is only told of once for each. */
const stages = [1, 7] as const;

interface RemindOfExpiryDependencies extends JobDependencies, ReminderDependencies {
  wallets: Pick<WalletStore, 'expiringBy' | 'read' | 'isReminded' | 'reminderWrite'>;
}

interface DueReminder {
  owner: string;
  days: (typeof stages)[number];
  lots: Lot[];
}

/** Tells owners of tokens that will be gone in seven days, and again a day ahead. */
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

async function dueReminders(
  { clock, wallets }: RemindOfExpiryDependencies,
  owner: string,
): Promise<DueReminder[]> {
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

async function remind(
  dependencies: RemindOfExpiryDependencies,
  { owner, days, lots }: DueReminder,
): Promise<boolean> {
  const { clock, siteUrl, wallets } = dependencies;
  // A transaction has room for a hundred items; the rest comes with the next sweep.
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
  return sendReminder(dependencies, marks, [mail]);
}
