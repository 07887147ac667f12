import { useState } from 'react';
import type { Tool } from '#shared/content/tools/tool.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { addToolCosts, readMonthlyPrice, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { TextField } from '#web/components/form/text-field.tsx';

interface MonthlyPriceProps {
  tool: Tool;
  cents: number | undefined;
  onPrice: (cents: number | undefined) => void;
}

function MonthlyPrice({ tool, cents, onPrice }: MonthlyPriceProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (cents === undefined ? '' : (cents / 100).toFixed(2));
  const price = readMonthlyPrice(text);
  const settle = () => {
    if (typed === undefined || (price === undefined && text.trim() !== '')) return;
    setTyped(undefined);
    onPrice(price);
  };
  return (
    <TextField
      id={`price-${tool.id}`}
      name={`price-${tool.id}`}
      label={`${tool.name}, A$ a month`}
      inputMode="decimal"
      value={text}
      error={text.trim() !== '' && price === undefined ? 'Please enter a price such as 29.90.' : undefined}
      onChange={setTyped}
      onBlur={settle}
    />
  );
}

export interface PickedToolsProps {
  tools: readonly Tool[];
  picks: ToolPicks;
  onPrice: (tool: string, cents: number | undefined) => void;
}

/** What was picked, added up at the prices its reader looked up. */
export function PickedTools({ tools, picks, onPrice }: PickedToolsProps) {
  const { picked, unpriced, monthlyCents, salesFromCents } = addToolCosts(picks);
  return (
    <div className="min-h-40">
      {picked === 0 ? (
        <p>Tick tools in the list to add them up here.</p>
      ) : (
        <>
          <p className="max-w-measure">
            Look each price up at its provider, as a monthly plan with tax, and enter it here.
          </p>
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {tools.map((tool) => (
              <MonthlyPrice
                key={tool.id}
                tool={tool}
                cents={picks[tool.id]}
                onPrice={(cents) => onPrice(tool.id, cents)}
              />
            ))}
          </div>
        </>
      )}
      <p role="status" className="mt-5 max-w-measure text-lg tabular-nums">
        {picked > 0 && (
          <>
            <strong>
              {picked === 1 ? 'One tool' : `${picked} tools`}: {formatAud(monthlyCents)} a month
            </strong>
            {unpriced > 0 && `, ${unpriced} of them without a price yet`}.{' '}
            {monthlyCents > 0 &&
              `Affordable from about ${formatAud(salesFromCents)} of sales a month, by our rule of thumb that tools cost at most a tenth of sales.`}
          </>
        )}
      </p>
    </div>
  );
}
