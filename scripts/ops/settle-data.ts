import { type Command, type Given, type Outcome, type Row, refused, shown } from './command.ts';
import { decidedBy } from './decided-by.ts';
import { lostPayments } from './lost-payments.ts';
import type { Services } from './services.ts';
import type { Tear } from './tear.ts';
import { tearsOf } from './tears.ts';

/** Restored tables are of one second, not of one transaction: a change within this time may be in only one of two. */
const skewMs = 10 * 60_000;

/**
 * Guards: after a restore the tables agree again, and later payments are known again. All changes follow the product's
 * rules, and the ledger says who decided.
 */
export const settle: Command = {
  needs: ['by', 'reason'],
  does: 'after a restore, fixes wallets from their ledgers and orders from Stripe; first shows what does not match',
  run: settleData,
};

async function settleData(services: Services, given: Given): Promise<Outcome> {
  const decided = decidedBy(given);
  if ('kind' in decided) return decided;
  const { restored } = services.tables;
  if (restored === undefined) return refused('The stage uses its original tables. Nothing was restored.');
  const sinceMs = Date.parse(restored.asOf) - skewMs;
  const find = async (): Promise<Tear[]> => {
    const tears = await lostPayments(services, sinceMs);
    for (const owner of await services.find.owners())
      tears.push(...(await tearsOf(services, { owner, sinceMs, decided })));
    return tears;
  };
  const tears = await find();
  if (tears.length === 0) return shown([], 'Everything matches. The sweeps finish anything in progress.');
  return {
    kind: 'change',
    will: `fix ${tears.filter(({ mend }) => mend !== undefined).length} of these`,
    rows: tears.map(rowOf),
    async make() {
      for (const { mend } of tears) await mend?.();
      const left = await find();
      return left.length === 0
        ? shown(tears.map(rowOf), 'All fixed.')
        : { ...shown(left.map(rowOf), 'The rest needs a person to decide.'), disagrees: true };
    },
  };
}

const rowOf = ({ user, what }: Tear): Row => ({ user, what });
