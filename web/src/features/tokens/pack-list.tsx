import { useState } from 'react';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { fittingAmount } from './fitting-amount.ts';
import { MadeOf } from './made-of.tsx';
import { OwnAmount } from './own-amount.tsx';
import { PackReach, PackScaleHead } from './pack-reach.tsx';
import { PackRow } from './pack-row.tsx';
import { type PackScale, packScale } from './pack-scale.ts';
import { tokenPacks } from './token-pack.ts';
import { typedTokens } from './typed-tokens.ts';
import type { Quota, Wish } from './wish.ts';

const nothing: Quota = { token_balance: 0 };

export interface PackListProps {
  /** Whether a pack is the way on; else something above the list is. */
  isNext: boolean;
  onChoose: (amount: Hundredths) => void;
  /** What somebody is here for: packs that fall short of it are not offered. */
  wish?: Pick<Wish, 'name' | 'missing'> | undefined;
  /** What they have; nothing where that could not be loaded. */
  quota?: Quota | undefined;
}

interface PackProps extends Omit<PackListProps, 'wish' | 'quota'> {
  amount: Hundredths;
  scale: PackScale;
  /** Why this one, if it suits best. */
  mark: string | undefined;
}

function Pack({ amount, scale, mark, isNext, onChoose }: PackProps) {
  return (
    <PackRow
      fits={mark !== undefined && isNext}
      amount={
        <>
          <p className="leading-tight">
            <span className="pack-count">{formatTokenCount(amount)}</span> tokens
          </p>
          <p className="font-semibold">{formatAud(amount)}</p>
        </>
      }
      reach={<PackReach amount={amount} scale={scale} />}
      words={
        <p className="text-sm">
          <MadeOf amount={amount} scale={scale} mark={mark} />
        </p>
      }
      action={
        <Button
          variant={mark !== undefined && isNext ? 'primary' : 'secondary'}
          label={`Buy ${formatTokens(amount)}`}
          onClick={() => onChoose(amount)}
        >
          Buy {formatTokenCount(amount)}
        </Button>
      }
    />
  );
}

/** What suits best, the packs and an amount of one’s own on one scale, so that what each pays for is seen before it is read. */
export function PackList({ wish, quota = nothing, ...rest }: PackListProps) {
  const [nowMs] = useState(Date.now);
  const [text, setText] = useState('');
  const scale = packScale(wish, { held: quota.token_balance, typed: typedTokens(text) ?? 0 });
  const fitting = fittingAmount(wish, quota);
  const others = tokenPacks.filter((amount) => amount >= (wish?.missing ?? 0) && amount !== fitting?.amount);
  const offered = fitting ? [fitting.amount, ...others] : others;
  return (
    <div className="card overflow-clip">
      <PackScaleHead scale={scale} nowMs={offered.length > 0 ? nowMs : undefined} />
      <ul>
        {offered.map((amount) => (
          <li key={amount}>
            <Pack
              amount={amount}
              scale={scale}
              mark={amount === fitting?.amount ? fitting.mark : undefined}
              {...rest}
            />
          </li>
        ))}
        <li>
          <OwnAmount text={text} onType={setText} scale={scale} nowMs={nowMs} onChoose={rest.onChoose} />
        </li>
      </ul>
    </div>
  );
}
