import { TryAgain, untilDone } from '#functions/runtime/pacing.ts';
import { refundableStatuses } from '#shared/domain/runs/run-status.ts';
import type { Decided, LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import { refundSpending } from '#shared/domain/tokens/operator-changes.ts';
import {
  absent,
  type Command,
  type Given,
  inTokens,
  type NotDone,
  type Outcome,
  refused,
  shown,
} from './command.ts';
import { decidedBy } from './decided-by.ts';
import { findRun, type OwnRun, type RunFinder, rowOf } from './find-run.ts';
import type { Services } from './services.ts';

/**
 * Guards: a plan's tokens go back once, to the lots they came from, and its run is deleted in the same transaction,
 * from the version that was read.
 */
export const refundRun: Command = {
  takes: 'runId',
  needs: ['by', 'reason'],
  does: 'refunds the tokens of a plan that can’t be made, so that its owner can start another',
  run: giveBack,
};

type RefundServices = Pick<Services, 'clock' | 'runs' | 'wallets' | 'write' | 'pacing'> & RunFinder;

export async function giveBack(services: RefundServices, { subject, ...given }: Given): Promise<Outcome> {
  const decided = decidedBy(given);
  if ('kind' in decided) return decided;
  const found = await findRun(services, subject);
  if ('kind' in found) return found;
  const spend = await spendOn(services, found);
  if ('kind' in spend && spend.kind === 'not done') return spend;
  const refusal = refuseRefund(found);
  if (refusal !== undefined) return refusal;
  return {
    kind: 'change',
    will: `give ${inTokens(-spend.amount)} tokens back to ${found.owner} and withdraw ${subject}`,
    rows: [rowOf(found)],
    make: () => untilDone(services.pacing, () => refund(services, { subject, first: found, decided })),
  };
}

const refuseRefund = ({ run }: OwnRun): NotDone | undefined =>
  refundableStatuses.includes(run.status)
    ? undefined
    : refused(`${run.runId} is ${run.status}. Only ${refundableStatuses.join(', ')} can be refunded.`);

async function spendOn(
  { wallets }: Pick<Services, 'wallets'>,
  { owner, run }: OwnRun,
): Promise<LedgerEntry | NotDone> {
  const entries = await wallets.entriesOf(owner);
  const spend = entries.find(({ kind, ref }) => kind === 'SPEND' && ref === run.runId);
  return spend ?? refused(`The ledger of ${owner} has no payment for ${run.runId}.`);
}

async function refund(
  services: RefundServices,
  { subject, first, decided }: { subject: string; first: OwnRun; decided: Decided },
) {
  const { clock, runs, wallets, write } = services;
  const { owner } = first;
  const run = await runs.find(owner, subject);
  if (run === undefined) {
    const entries = await wallets.entriesOf(owner);
    const given = entries.filter(({ kind, ref }) => kind === 'REFUND' && ref === subject);
    return given.length === 0 ? absent(`There is no run ${subject}.`) : done(subject, given);
  }
  if (run.version !== first.run.version || run.status !== first.run.status)
    return refused('The run changed in the meantime. Check it again.');
  const before = await wallets.read(owner);
  if (before.frozen !== undefined) return refused(`The wallet of ${owner} is frozen: ${before.frozen}.`);
  const spend = await spendOn(services, { owner, run });
  if (!('lots' in spend)) return spend;
  const [change, ...more] = refundSpending(before, { ...spend, atMs: clock.nowMs(), decided });
  if (change === undefined) return refused(`${subject} cost nothing.`);
  const written = await write([
    // guard: operators-a-refund-takes-the-run
    ...runs.refundWrites(owner, run),
    ...wallets.writesOf(owner, before, change, ...more),
  ]);
  // After a conflict or a lost answer, reading again shows the state.
  if (written.kind !== 'written') return new TryAgain(written);
  return done(
    subject,
    [change, ...more].map(({ entry }) => entry),
  );
}

const done = (subject: string, entries: readonly LedgerEntry[]) =>
  shown(
    entries.map(({ version, kind, amount, balance_after }) => ({
      ...{ entry: version, kind, run: subject },
      tokens: inTokens(amount),
      balance: inTokens(balance_after),
    })),
    'The tokens are refunded and the run is withdrawn.',
  );
