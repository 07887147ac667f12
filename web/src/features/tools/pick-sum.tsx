import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { addToolCosts, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';

interface PickSumProps {
  picks: ToolPicks;
  /** The number of unreadable typed prices. */
  unread: number;
}

/** The total of the picked tools, in view together with the list. */
export function PickSum({ picks, unread }: PickSumProps) {
  const { picked, unpriced, monthlyCents, salesFromCents } = addToolCosts(picks);
  return (
    <div
      className="pick-sum data-some:py-3 data-some:px-4 data-some:mt-6 data-some:bottom-0 data-some:sticky data-some:z-2 data-some:border-t-2 data-some:border-t-leaf data-some:bg-sheet data-some:shadow-over max-sm:data-some:-mx-4"
      data-some={picked > 0 || undefined}
    >
      <p role="status">
        {picked > 0 && (
          <>
            <strong>
              {picked === 1 ? 'One tool' : `${picked} tools`}
              {unpriced < picked && `: ${formatAud(monthlyCents)} a month`}
            </strong>
            {unpriced > 0 &&
              (unpriced < picked ? `, ${unpriced} of them without a price yet` : ', no price yet')}
            .{' '}
            {monthlyCents > 0 &&
              `You’d need ${unpriced > 0 ? 'at least' : 'about'} ${formatAud(salesFromCents)} of sales a month.`}
            {unread > 0 &&
              (unread === 1 ? ' We couldn’t read one price.' : ` We couldn’t read ${unread} prices.`)}
          </>
        )}
      </p>
    </div>
  );
}
