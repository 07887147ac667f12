import { entryItem } from '#functions/stores/wallet-items.ts';
import { physicalTable } from '#scripts/local-cloud/authorise.ts';
import type { Given, Outcome } from '#scripts/ops/command.ts';
import { adjustWallet } from '#scripts/ops/correct-wallet.ts';
import { giveBack } from '#scripts/ops/refund-run.ts';
import type { LedgerEntry } from '#shared/domain/tokens/ledger.ts';
import type { Task } from '../stories/schedule.ts';
import { type Story, someUser, start } from './story.ts';

/** Operators use the real commands with the story's stores. */
const two = ['Ada Lim', 'Bo Tan'];
/** Sometimes one person tries it alone. */
const alone = [['Ada Lim'], ['Ada Lim', ' ada lim '], []];

const decidersIn = ({ world }: Story): readonly string[] =>
  world.chance.happens(0.85) ? two : (world.chance.pick(alone) ?? []);

async function carriedOut(outcome: Outcome): Promise<'done' | string> {
  if (outcome.kind === 'not done') return outcome.sentence;
  if (outcome.kind === 'shown') return 'shown only';
  const made = await outcome.make();
  return made.kind === 'shown' ? 'done' : made.sentence;
}

/** Gives or takes tokens, on the wallet version that was read a while ago. */
export function adjustFor(story: Story, owner: string, cents: number): Promise<Task> {
  const by = decidersIn(story);
  return start(story, `operators give ${cents}`, async (tools) => {
    const { version } = await tools.wallets.read(owner);
    const given: Given = {
      subject: owner,
      tokens: (cents / 100).toFixed(2),
      version: String(version),
      by,
      reason: 'It was promised.',
    };
    const answered = await carriedOut(await adjustWallet(tools, given));
    if (answered !== 'done') return answered;
    if (by !== two) story.world.violation('an adjustment that one person decided');
    const entry = await entryOf(story, owner, version + 1);
    const moved = entry === undefined ? 0 : entry.amount - entry.debt_change;
    if (entry?.kind !== 'ADJUSTMENT' || moved !== cents)
      story.world.violation(`an adjustment of ${cents} is a ${entry?.kind} of ${moved}`);
    return answered;
  });
}

async function entryOf({ world }: Story, owner: string, version: number): Promise<LedgerEntry | undefined> {
  const Key = { pk: owner, sk: `entry#${String(version).padStart(12, '0')}` };
  const peeked = world.engine.peek([{ TableName: physicalTable('wallets'), Key }]);
  const [item] = await world.schedule.outside(peeked);
  return item === undefined ? undefined : entryItem.decode(item);
}

/** Refunds a plan's cost, which ends its run. */
export function refundRunOf(story: Story, owner: string, runId: string): Promise<Task> {
  const by = decidersIn(story);
  return start(story, `operators give back ${runId}`, async (tools) => {
    const services = { ...tools, find: { ownerOfRun: async () => owner } };
    const given: Given = { subject: runId, by, reason: 'Nothing will come of it.' };
    const answered = await carriedOut(await giveBack(services, given));
    if (answered !== 'done') return answered;
    if (by !== two) story.world.violation('a refund that one person decided');
    return answered;
  });
}

export const operators = {
  adjust: (story: Story) =>
    adjustFor(story, someUser(story), story.world.chance.pick([500, 3850, -100, -3850, -20_000])),

  async refundRun(story: Story) {
    const { world, runs, planQuotes } = story;
    const started = planQuotes.filter(({ uuid, owner }) => runs.has(uuid) && !world.gone.has(owner));
    const quote = world.chance.pick(started);
    const runId = quote === undefined ? undefined : runs.get(quote.uuid);
    if (quote !== undefined && runId !== undefined) await refundRunOf(story, quote.owner, runId);
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
