import { useState } from 'react';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { classNames } from '#web/components/class-names.ts';
import type { Standing } from '#web/components/reach/what-tokens-buy.ts';
import { AlreadyPaidFor, paysForMost } from './already-paid-for.tsx';
import { fittingAmount } from './fitting-amount.ts';
import { MadeOf } from './made-of.tsx';
import { OwnAmount } from './own-amount.tsx';
import { BuyPack, PackAmount } from './pack-amount.tsx';
import { PackReach, PackScaleHead } from './pack-reach.tsx';
import { PackRow } from './pack-row.tsx';
import { type PackScale, packScale } from './pack-scale.ts';
import { tokenPacks } from './token-pack.ts';
import { PacksValidTo } from './valid-to.tsx';
import type { Quota, Wish } from './wish.ts';

export interface PackListProps {
  /** Whether a pack is the primary action, instead of something above the list. */
  isNext: boolean;
  onChoose: (amount: Hundredths) => void;
  /** The current goal: packs that do not cover it are not offered. */
  wish?: Pick<Wish, 'name' | 'missing'> | undefined;
  /** The account's balance; undefined when it failed to load. */
  quota?: Quota | undefined;
  standing?: Standing | undefined;
}

interface PackProps extends Omit<PackListProps, 'wish' | 'quota'> {
  amount: Hundredths;
  scale: PackScale;
  /** The reason for a recommended amount. */
  mark: string | undefined;
}

function Pack({ amount, scale, standing, mark, isNext, onChoose }: PackProps) {
  const leads = mark !== undefined && isNext;
  return (
    <PackRow
      fits={leads}
      amount={<PackAmount amount={amount} />}
      {...(scale.held !== undefined && {
        reach: <PackReach amount={amount} scale={scale} />,
        words: (
          <p className="text-sm">
            <MadeOf {...{ amount, scale, standing, mark }} />
          </p>
        ),
      })}
      action={<BuyPack {...{ amount, leads, onChoose }} />}
    />
  );
}

const inOrder = (amounts: readonly (Hundredths | undefined)[]): Hundredths[] =>
  [...new Set(amounts)].filter((amount) => amount !== undefined).sort((one, other) => one - other);

/**
 * The recommended amount, then the packs and a custom amount, all on one scale, so that they can be compared
 * at a glance.
 */
export function PackList({ wish, quota, standing, ...rest }: PackListProps) {
  const [nowMs] = useState(Date.now);
  const [text, setText] = useState('');
  const scale = packScale(wish, quota?.token_balance);
  const fitting = quota === undefined ? undefined : fittingAmount(wish, quota);
  const isCovered = wish === undefined && quota !== undefined && paysForMost(quota.token_balance);
  // Without a need, or with an offer above, the recommended amount is one of the rows.
  const first = isCovered || wish !== undefined ? undefined : fitting;
  const packs = tokenPacks.filter((amount) => amount >= (wish?.missing ?? 0));
  const others = inOrder([...packs, fitting?.amount]).filter((amount) => amount !== first?.amount);
  const pack = (amount: Hundredths) => (
    <Pack
      amount={amount}
      scale={scale}
      standing={standing}
      mark={amount === fitting?.amount ? fitting.mark : undefined}
      {...rest}
      isNext={rest.isNext && !isCovered}
    />
  );
  return (
    <>
      {isCovered && standing && <AlreadyPaidFor balance={quota.token_balance} standing={standing} />}
      <PackScaleHead scale={scale} />
      {first && (
        <div className="card pack-first flex flex-col min-h-35 border-leaf sm:min-h-0 overflow-clip">
          {pack(first.amount)}
        </div>
      )}
      <div className={classNames('card overflow-clip', first !== undefined && 'mt-4')}>
        {(first !== undefined || isCovered) && (
          <h3 className="py-2 px-4 border-b border-b-line font-sans text-base font-semibold sm:px-5">
            {first ? 'Or another amount' : 'Or add tokens'}
          </h3>
        )}
        <ul>
          {others.map((amount) => (
            <li key={amount}>{pack(amount)}</li>
          ))}
          <li>
            <OwnAmount
              text={text}
              onType={setText}
              {...{ scale, standing, nowMs }}
              onChoose={rest.onChoose}
            />
          </li>
        </ul>
      </div>
      {(first !== undefined || others.length > 0) && <PacksValidTo nowMs={nowMs} />}
    </>
  );
}
