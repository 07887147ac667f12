import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { addToolCosts, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';

/** What was picked, added up, in sight as long as the list is. */
export function PickSum({ picks }: { picks: ToolPicks }) {
  const { picked, unpriced, monthlyCents, salesFromCents } = addToolCosts(picks);
  return (
    <div className="pick-sum" data-some={picked > 0 || undefined}>
      <p role="status">
        {picked > 0 && (
          <>
            <strong>
              {picked === 1 ? 'One tool' : `${picked} tools`}
              {unpriced < picked && `: ${formatAud(monthlyCents)} a month`}
            </strong>
            {unpriced > 0 &&
              (unpriced < picked ? `, ${unpriced} of them without a price yet` : ', no price yet')}
            . {monthlyCents > 0 && `Affordable from about ${formatAud(salesFromCents)} of sales a month.`}
          </>
        )}
      </p>
    </div>
  );
}
