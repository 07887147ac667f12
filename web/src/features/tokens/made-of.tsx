import { formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { goalsBeyond } from '#web/components/reach/reach-goals.ts';
import { boughtWith, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import type { PackScale } from './pack-scale.ts';

export interface MadeOfProps {
  amount: number;
  scale: PackScale;
  /** Undefined while the account's possessions are unknown. */
  standing: Standing | undefined;
  /** The reason for a recommended amount, in place of what it pays for. */
  mark?: string | undefined;
}

interface BringsProps {
  standing: Standing;
  total: number;
  held: number;
  begins: string;
}

/** What the amount newly pays for, or else the shortfall to the next goal. */
function Brings({ total, held, standing, begins }: BringsProps) {
  const [most, ...rest] = boughtWith(total, standing);
  const [next] = goalsBeyond(total);
  const isMore = boughtWith(held, standing).join() !== boughtWith(total, standing).join();
  if (most === undefined || (!isMore && next !== undefined))
    return (
      next &&
      (boughtWith(total, standing).length === 0
        ? 'Not enough for any path'
        : `${formatTokens(next.at - total).replace(' ', '\u00A0')} short of ${next.name}`)
    );
  return (
    <>
      <span className="font-semibold text-ink">
        {begins}
        {most}
      </span>
      {rest.map((paths) => `, or ${paths}`)}
    </>
  );
}

/**
 * What an amount pays for. With an existing balance, the sum comes first, because the amount alone would pay
 * for less.
 */
export function MadeOf({ amount, scale: { held }, standing, mark }: MadeOfProps) {
  if (held === undefined || standing === undefined) return null;
  const total = held + amount;
  const sum = held > 0 && `You would have ${formatTokenCount(total)}`;
  if (mark !== undefined)
    return (
      <>
        <span className="font-semibold text-leaf">{mark}</span>
        {sum && <span className="block text-ink-soft">{sum}</span>}
      </>
    );
  return (
    <span className="text-ink-soft">
      {sum && `${sum}: `}
      <Brings {...{ total, held, standing }} begins={sum ? 'enough for ' : 'Enough for '} />
    </span>
  );
}
