import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { boughtWith } from '#web/components/reach/what-tokens-buy.ts';
import type { PackScale } from './pack-scale.ts';

export interface MadeOfProps {
  amount: number;
  scale: PackScale;
  /** Why this one, if it suits best: said instead of what it pays for. */
  mark?: string | undefined;
}

/** What an amount pays for. With what is there already, the sum comes first: the amount alone would pay for less. */
export function MadeOf({ amount, scale: { held }, mark }: MadeOfProps) {
  const [most, ...rest] = boughtWith(held + amount);
  const sum = held > 0 && `You would have ${formatTokenCount(held + amount)}`;
  if (mark !== undefined)
    return (
      <>
        <span className="font-semibold text-leaf">{mark}</span>
        {sum && <span className="block text-ink-soft">{sum}</span>}
      </>
    );
  const first = most === undefined ? 'Goes towards' : 'Pays for';
  const after = most === undefined ? 'on the way to' : 'enough for';
  return (
    <>
      {sum && (
        <span className="text-ink-soft">
          {sum}: {after}{' '}
        </span>
      )}
      <span className="font-semibold">
        {!sum && `${first} `}
        {most ?? 'a plan'}
      </span>
      {rest.map((paths) => (
        <span key={paths} className="text-ink-soft">
          , or {paths}
        </span>
      ))}
    </>
  );
}
