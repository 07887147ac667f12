/** `npm run cost -- --users 1000 --runs 200` prints the costs of a month, item by item. */
import { parseArgs } from 'node:util';
import { tableOf } from '#scripts/ops/print-rows.ts';
import { assumed, type Month, monthlyUse } from './monthly-use.ts';
import { comparedOn, type Priced, prices, sourceOf } from './prices.ts';

function monthTyped(): Month | undefined {
  const number = { type: 'string' } as const;
  try {
    const { users = '1000', runs = '200' } = parseArgs({ options: { users: number, runs: number } }).values;
    return [users, runs].every((text) => /^\d{1,9}$/.test(text))
      ? { users: Number(users), runs: Number(runs) }
      : undefined;
  } catch {
    return undefined;
  }
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-AU') : value.toPrecision(3);

const month = monthTyped();
if (month === undefined) {
  console.log('Usage: npm run cost -- --users 1000 --runs 200');
  process.exitCode = 2;
} else {
  const costs = Object.entries(monthlyUse(month)).map(([item, amount]) => {
    const price = prices[item as Priced];
    const { usd, per } = price;
    return {
      item,
      amount: figure(amount),
      price: `${usd} per ${per.toLocaleString('en-AU')}`,
      usd: (amount / per) * usd,
      from: sourceOf(price),
    };
  });
  costs.sort((one, other) => other.usd - one.usd);
  const total = costs.reduce((sum, { usd }) => sum + usd, 0);
  console.log(tableOf(costs.map(({ usd, from, ...row }) => ({ ...row, usd: usd.toFixed(2), from }))));
  console.log(
    `\nUS$${total.toFixed(2)} a month for ${month.users} people and ${month.runs} Basic plans, without free tiers, tax, and Stripe's share.`,
  );
  console.log(
    `Prices compared on ${comparedOn} with the pages named; those from memory with none. Assumed: ${JSON.stringify(assumed)}`,
  );
}
