import type { Block } from '../../document/plan-document.ts';
import { left, type Maybe, right, row, table } from '../blocks.ts';
import { shortMonth } from '../say/dates.ts';
import { columnFormat } from '../say/money.ts';
import type { Writing } from '../writing.ts';

/** Each month as the account sees it: the loan comes in, what it buys goes out, and the repayments follow. */
export function loanMonths({ figures: { loan } }: Writing): Maybe<Block> {
  if (!loan) return undefined;
  const rows = loan.cash.slice(0, 12);
  const hasBought = rows.some(({ boughtCents }) => boughtCents > 0);
  const format = columnFormat(rows.flatMap(({ month: _, ...sums }) => Object.values(sums)));
  return table(
    'lender-months',
    'Twelve months, as planned, with the loan',
    [
      left('Month', 1),
      right('From buyers, $', 1.1),
      right(loan.partnerCents ? 'Loan and partner, $' : 'Loan, $', 1.2),
      ...(hasBought ? [right('Bought with the loan, $', 1.2)] : []),
      right('Costs, $', 1),
      right('Repaid, $', 1),
      right('Balance, $', 1.2),
    ],
    rows.map((one) =>
      row(
        shortMonth(one.month),
        format(one.moneyInCents),
        format(one.loanCents),
        ...(hasBought ? [format(one.boughtCents)] : []),
        format(one.costCents),
        format(one.repaymentCents),
        format(one.balanceCents),
      ),
    ),
  );
}
