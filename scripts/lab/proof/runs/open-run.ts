import { newPlanQuote } from '#shared/domain/plans/plan-quote.ts';
import { type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { creditTokens } from '#shared/domain/tokens/change-wallet.ts';
import { cents } from '#shared/domain/tokens/money.ts';
import { type Story, start } from './story.ts';

/** A user has chosen a plan and holds the tokens for it; buying them is part of another proof. */
export async function openRun(story: Story, owner: string, chosen?: PlanType): Promise<void> {
  const { world } = story;
  const plan = chosen ?? world.chance.weighted<PlanType>({ BASIC: 4, PRO: 5, ENTERPRISE: 2 });
  const faults = world.faults;
  world.faults = false;
  const given = await start(
    story,
    `tokens and a quote for ${plan}`,
    async ({ wallets, runs, accounts, write }) => {
      const before = await wallets.read(owner);
      const credit = creditTokens(before, {
        order: `ord_${world.chance.hex(20)}`,
        amount: planPrices[plan],
        atMs: world.nowMs,
      });
      await wallets.write(owner, before, credit);
      const uuid = world.chance.uuid();
      const session = newPlanQuote({ quoteId: uuid, plan, charge: cents(0), nowMs: world.nowMs });
      const written = await write([accounts.staysCheck(owner), runs.quoteWrite(owner, session)]);
      if (written.kind !== 'written') return 'too late';
      story.quotes.push({ owner, uuid });
      return 'given';
    },
  );
  await world.schedule.runToEnd(given);
  world.faults = faults;
}
