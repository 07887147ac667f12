import { useState } from 'react';
import { printFact } from '#shared/content/facts.ts';
import type { Tool } from '#shared/content/tools/tool.ts';
import { readMonthlyPrice, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import { SizeCosts } from './size-costs.tsx';

interface MonthlyPriceProps {
  tool: Tool;
  cents: number | undefined;
  onPrice: (cents: number | undefined) => void;
  /** Called when the typed text is not a price. */
  onUnread: () => void;
}

const hintOf = ({ payWhen, price }: Tool): string =>
  [`${payWhen}.`, ...(price === undefined ? [] : [`${printFact(price)}.`])].join(' ');

function MonthlyPrice({ tool, cents, onPrice, onUnread }: MonthlyPriceProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (cents === undefined ? '' : (cents / 100).toFixed(2));
  const price = readMonthlyPrice(text);
  const settle = () => {
    if (typed === undefined) return;
    if (price === undefined && text.trim() !== '') return onUnread();
    setTyped(undefined);
    onPrice(price);
  };
  return (
    <TextField
      id={`price-${tool.id}`}
      name={`price-${tool.id}`}
      label={`${tool.name}, $ a month`}
      hint={hintOf(tool)}
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
  onUnread: (tool: string) => void;
}

/** The prices of the picked tools, typed in by the reader, next to their cost at three sizes of business. */
export function PickedTools({ tools, picks, onPrice, onUnread }: PickedToolsProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      <div>
        <p className="max-w-measure">Look up each price and enter it here, per month with GST.</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {tools.map((tool) => (
            <MonthlyPrice
              key={tool.id}
              tool={tool}
              cents={picks[tool.id]}
              onPrice={(cents) => onPrice(tool.id, cents)}
              onUnread={() => onUnread(tool.id)}
            />
          ))}
        </div>
      </div>
      <SizeCosts picks={picks} />
    </div>
  );
}
