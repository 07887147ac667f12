import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import { topOfBand } from '../plan-input.ts';
import { isOfBand, type Reading } from '../reading/reading.ts';
import type { CostLine, FigureInputs, Input } from './inputs.ts';
import { depositOf } from './own-costs.ts';

/** A ticked band is no sum: its middle is ours, and the plan says so. */
function namedMoney({ money }: Reading): Input {
  if (!money)
    return { value: 0, from: { basis: { judged: 'You gave no amount to start with. We used $0.' } } };
  const { cents: value } = money.value;
  return isOfBand(money) && value > 0
    ? {
        value,
        from: {
          basis: {
            judged: `You ticked “${budgetBandName(money.words)}” without an amount. We used the middle.`,
          },
        },
      }
    : { value, from: { words: money.words } };
}

/** “Under $100” may be any sum up to $100: its top, where only a band is known. */
export function topOfMoney({ money }: Reading): number | undefined {
  return money && isOfBand(money) ? topOfBand(money.words) : undefined;
}

/** What they put in next to a loan is theirs too. */
function allMoney(reading: Reading): Input {
  const { loanAsked } = reading;
  const named = namedMoney(reading);
  const own = loanAsked?.value.ownCents;
  return loanAsked && own !== undefined && own > named.value
    ? { value: own, from: { words: loanAsked.words } }
    : named;
}

/** The account starts with what their part of the loan's purchases leaves. */
export function ownMoney(reading: Reading): Pick<FigureInputs, 'moneyCents' | 'depositCents'> {
  const all = allMoney(reading);
  const depositCents = Math.min(all.value, depositOf(reading));
  return depositCents === 0
    ? { moneyCents: all }
    : { moneyCents: { ...all, value: all.value - depositCents }, depositCents };
}

/** The part for which they name no money is still to be found. */
export function lackingDeposit(reading: Reading): CostLine[] {
  const cents = depositOf(reading) - allMoney(reading).value;
  const basis = { judged: 'This is what you buy with the loan, less the loan and your own money.' };
  return cents > 0 ? [{ what: 'Your own part of what the loan buys', cents, isOwn: true, basis }] : [];
}
