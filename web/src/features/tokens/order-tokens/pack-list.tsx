import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { aPlan } from '#shared/domain/plans/a-plan.ts';
import { planPrices, planTypes } from '#shared/domain/plans/plans.ts';
import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { boughtWith, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import { TextLink } from '#web/components/text/text-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { activeRunQuery } from '#web/lib/api/run-query.ts';
import { PacksValidTo, tokenPacks } from './about-paying.tsx';
import { OwnAmount } from './own-amount.tsx';
import {
  fittingAmount,
  MadeOf,
  PackReach,
  PackRow,
  type PackScale,
  PackScaleHead,
  packScale,
} from './pack-scale.tsx';
import type { Quota, Wish } from './wish.ts';

/** Whether the balance pays for everything the packs lead to; then the page shows that first. */
const paysForMost = (balance: number): boolean => balance >= planPrices.PRO;

/** What a person can have straight away without a pack, excluding anything that would be refused. */
function AlreadyPaidFor({ balance, standing }: { balance: number; standing: Standing }) {
  const { data: active } = useQuery(activeRunQuery);
  const plan = planTypes.findLast((type) => planPrices[type] <= balance);
  return (
    <div className="card pack-first min-h-35 border-leaf sm:min-h-0 flex flex-row flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 sm:px-6">
      <p className="flex-1 basis-56">
        Your balance already covers{' '}
        <strong className="block font-serif text-xl leading-snug font-semibold text-balance">
          {boughtWith(balance, standing).join(', or ')}
        </strong>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {active ? (
          <ButtonLink to={addresses.run({ runId: active.runId })}>{active.label}</ButtonLink>
        ) : (
          plan !== undefined && <ButtonLink to={addresses.plans({ plan })}>Start {aPlan(plan)}</ButtonLink>
        )}
        <TextLink to={addresses.buildPath()}>See the paths</TextLink>
      </div>
    </div>
  );
}

/** The number of tokens, and the price. */
const PackAmount = ({ amount }: { amount: Hundredths }) => (
  <>
    <p className="leading-tight">
      <span className="font-serif text-(length:--text-2xl) font-semibold sm:text-(length:--text-3xl)">
        {formatTokenCount(amount)}
      </span>{' '}
      tokens
    </p>
    <p className="font-semibold">{formatAud(amount)}</p>
  </>
);

interface BuyPackProps {
  amount: Hundredths;
  /** The recommended button. */
  leads?: boolean;
  onChoose: (amount: Hundredths) => void;
}

const BuyPack = ({ amount, leads = false, onChoose }: BuyPackProps) => (
  <Button
    variant={leads ? 'primary' : 'secondary'}
    label={`Buy ${formatTokens(amount)}`}
    onClick={() => onChoose(amount)}
  >
    Buy {formatTokenCount(amount)}
  </Button>
);

interface PackListProps {
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
          <p>
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

const Row = ({
  amount = <Skeleton className="h-8 w-28 max-w-full" />,
  action = <Skeleton className="h-11 w-full" />,
  foot,
}: {
  amount?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
}) => (
  <PackRow
    amount={amount}
    reach={<Skeleton className="h-4 w-full" />}
    words={<Skeleton className="mt-1 mb-px h-4 w-3/4" />}
    action={action}
    foot={foot}
  />
);

/** The packs before the balance is known; the bars and the recommendation wait for it. */
export function PackSkeleton({ onChoose }: { onChoose: (amount: Hundredths) => void }) {
  const [nowMs] = useState(Date.now);
  return (
    <>
      <div aria-hidden className="pack pack-scale [.card+&]:mt-3">
        <div className="pack-reach m-0 h-6 sm:grid sm:items-center sm:self-end" />
      </div>
      <div aria-hidden className="card pack-first flex flex-col min-h-35 border-leaf sm:min-h-0">
        <Row />
      </div>
      <div className="card mt-4 overflow-hidden">
        <h3 className="py-2 px-4 border-b border-b-line font-sans text-base font-semibold sm:px-5">
          Or another amount
        </h3>
        <ul>
          {tokenPacks.map((amount) => (
            <li key={amount}>
              <Row
                amount={<PackAmount amount={amount} />}
                action={<BuyPack amount={amount} onChoose={onChoose} />}
              />
            </li>
          ))}
          <li aria-hidden>
            <Row amount={<Skeleton className="h-18.5 w-40 max-w-full sm:h-19" />} foot="" />
          </li>
        </ul>
      </div>
      <PacksValidTo nowMs={nowMs} />
    </>
  );
}
