import type { Trade } from '#shared/content/schemas/trade.ts';
import { topOfMoney } from '../figures/own-money.ts';
import { clearGoal, type Reading } from '../reading/reading.ts';
import { given } from '../write/blocks.ts';
import { goalWords } from '../write/say/goal.ts';
import { dollars } from '../write/say/money.ts';
import { counted, list } from '../write/say/words.ts';
import type { DescribedBusiness } from './understanding.ts';

function timeWords({ hours }: Reading): string | undefined {
  if (!hours) return undefined;
  const { low, high } = hours.value;
  return `${low === high ? counted(low, 'hour') : `${low} to ${high} hours`} a week`;
}

/** The middle of a ticked band is ours, so its top is named. */
function moneyWords(reading: Reading): string | undefined {
  const { money } = reading;
  if (!money) return undefined;
  if (money.value.cents === 0) return 'no money to start';
  const top = topOfMoney(reading);
  return top === undefined ? `${dollars(money.value.cents)} to start` : `up to ${dollars(top)} to start`;
}

/** Their own words for their work, or the trade that the plan would be for. */
function skillWords({ skills, ownTrade }: Reading, { chosen, trades }: SummarySources): string | undefined {
  const best = skills.find(({ value }) => !value.isWeak)?.value.trade;
  return ownTrade?.value.what ?? chosen?.trade ?? trades.find(({ id }) => id === best)?.plain;
}

interface SummarySources {
  chosen: Pick<DescribedBusiness, 'trade'> | undefined;
  trades: readonly Trade[];
}

/** "You want $800 a month before tax, have 3 to 5 hours a week and up to $300 to start, and can offer copywriting." */
export function summarise(reading: Reading, sources: SummarySources): string | undefined {
  const goal = clearGoal(reading);
  const skills = skillWords(reading, sources);
  const has = given([timeWords(reading), moneyWords(reading)]);
  const parts = given([
    goal && `want ${goalWords(goal)}`,
    has.length > 0 && `have ${list(has)}`,
    skills && `can offer ${skills}`,
  ]);
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  if (parts.length < 3) return `You ${parts.join(' and ')}.`;
  return `You ${parts.slice(0, -1).join(', ')}, and ${last}.`;
}
