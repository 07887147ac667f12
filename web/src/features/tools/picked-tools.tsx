import { useState } from 'react';
import { printFact } from '#shared/content/facts.ts';
import { saleShares } from '#shared/content/tools/sale-shares.ts';
import type { Tool } from '#shared/content/tools/tool.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { type Cents, cents } from '#shared/domain/tokens/money.ts';
import { monthlySales, mostForTools, oneSale, takenOf } from '#shared/domain/tools/share-of-sales.ts';
import { addToolCosts, readMonthlyPrice, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import { allStacks, toolsOf } from './use-tool-picks.ts';

interface Cost {
  name: string;
  least: Cents;
  most: Cents;
}

/** The tools that take a known share of each sale. */
const sharers = allStacks.flatMap(toolsOf).flatMap(({ id, name, price }) => {
  const share = price && saleShares[price];
  return share ? [{ id, name, share }] : [];
});

const costsAt = (picked: readonly string[], sales: Cents): Cost[] =>
  sharers
    .filter(({ id }) => picked.includes(id))
    .map(({ name, share }) => ({ name, ...takenOf(sales, share) }));

const words = ({ least, most }: Pick<Cost, 'least' | 'most'>): string =>
  least === most ? formatAud(most) : `${formatAud(least)} to ${formatAud(most)}`;

interface RowProps extends Cost {
  /** Replaces the sum while there is none. */
  said?: string | undefined;
  scaleEnd: number;
  tenth: number;
}

function Row({ name, least, most, said, scaleEnd, tenth }: RowProps) {
  const at = (amount: number) => (400 * amount) / scaleEnd;
  return (
    <p className="bars-row">
      <span>{name}</span>
      <b>{said ?? words({ least, most })}</b>
      <svg aria-hidden="true" viewBox="0 0 400 12" preserveAspectRatio="none" className="h-3">
        <rect width={400} height={12} className="bars-track" />
        <rect
          width={at(most)}
          height={12}
          className="bars-fill [fill-opacity:0.45] stroke-leaf [vector-effect:non-scaling-stroke] forced-colors:[fill-opacity:1] forced-colors:[fill:GrayText]"
        />
        <rect width={at(least)} height={12} className="bars-fill" />
        <line
          x1={at(tenth)}
          x2={at(tenth)}
          y1={-3}
          y2={15}
          className="stroke-paper stroke-4 [vector-effect:non-scaling-stroke]"
        />
        <line x1={at(tenth)} x2={at(tenth)} y1={-3} y2={15} className="bars-floor" />
      </svg>
    </p>
  );
}

/** The cost of the picked tools at three sizes of business, on one scale. */
export function SizeCosts({ picks }: { picks: ToolPicks }) {
  const picked = Object.keys(picks);
  const { monthlyCents: pickedCents } = addToolCosts(picks);
  const hasMonthly = pickedCents > 0 || picked.some((id) => !sharers.some((sharer) => sharer.id === id));
  const sizes = monthlySales.map((sales) => ({ sales, costs: costsAt(picked, sales) }));
  const all = sizes.flatMap(({ sales, costs }) => [mostForTools(sales), ...costs.map(({ most }) => most)]);
  const scaleEnd = Math.max(pickedCents, ...all);
  return (
    <figure className="bars bars-sums grid gap-6">
      {sizes.map(({ sales, costs }) => {
        const tenth = mostForTools(sales);
        return (
          <div key={sales}>
            <h3 className="text-lg">
              {formatAud(sales)} of sales a month{' '}
              <span className="block font-sans text-sm font-normal text-ink-soft">
                {Math.round(sales / oneSale)} sales of {formatAud(oneSale)}; a tenth is {formatAud(tenth)}
              </span>
            </h3>
            {costs.map((cost) => (
              <Row key={cost.name} {...cost} scaleEnd={scaleEnd} tenth={tenth} />
            ))}
            {hasMonthly && (
              <Row
                name="Your monthly tools"
                least={cents(pickedCents)}
                most={cents(pickedCents)}
                said={pickedCents === 0 ? 'no price yet' : undefined}
                scaleEnd={scaleEnd}
                tenth={tenth}
              />
            )}
          </div>
        );
      })}
      <figcaption className="bars-key font-normal">
        <svg aria-hidden="true" viewBox="0 0 22 8">
          <line x1={0} x2={22} y1={4} y2={4} className="bars-floor" />
        </svg>
        A tenth of sales: our rule of thumb for all your tools.
      </figcaption>
    </figure>
  );
}

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

interface PickedToolsProps {
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
