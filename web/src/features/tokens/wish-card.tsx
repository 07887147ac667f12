import type { ReactNode } from 'react';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { PlanPicture } from '#web/components/plan-picture.tsx';
import { ReachBar } from '#web/components/reach/reach-bar.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { AmountForm } from './amount-form.tsx';
import { amountFor, type Wish } from './wish.ts';

const Frame = ({ children }: { children: ReactNode }) => (
  <Card className="min-h-72 sm:min-h-56">{children}</Card>
);

/** What it is for: a path by its cover, else a plan. */
const Picture = ({ path }: { path: string | undefined }) => (
  <div className="float-end ms-4 mb-2">
    {path === undefined ? (
      <PlanPicture className="size-20 sm:size-28" />
    ) : (
      <Cover of={path} className="w-16 sm:w-24" />
    )}
  </div>
);

function Shortage({ wish: { name, path, price, balance, owed, missing } }: { wish: Wish }) {
  return (
    <>
      <Picture path={path} />
      <h2>You are {formatTokens(missing)} short</h2>
      <p className="mt-2 mb-5 max-w-measure">
        For <strong className="font-semibold">{name}</strong> you need {formatTokens(price)}.{' '}
        {balance === 0 ? 'You have none yet.' : `You have ${formatTokens(balance)}.`}
        {owed > 0 && ` ${formatTokens(owed)} are still owed for a refunded payment.`} Afterwards you go on
        where you were.
      </p>
      {missing < price && (
        <div className="mb-5 max-w-measure">
          <ReachBar amount={price - missing} most={price} />
        </div>
      )}
    </>
  );
}

export interface WishCardProps {
  wish: Wish | 'asking';
  goOnTo: string;
  onChoose: (amount: Hundredths) => void;
}

/** What somebody came for, with the amount that is missing filled in. */
export function WishCard({ wish, goOnTo, onChoose }: WishCardProps) {
  if (wish === 'asking')
    return (
      <Frame>
        <Skeleton className="mb-4 h-8 w-56 max-w-full" />
        <Skeleton className="h-5 w-full max-w-md" />
      </Frame>
    );
  const initial = amountFor(wish);
  if (wish.missing > 0)
    return (
      <Frame>
        <Shortage wish={wish} />
        <AmountForm key={initial} initial={initial} isNext onChoose={onChoose} />
      </Frame>
    );
  return (
    <Frame>
      <Picture path={wish.path} />
      <h2>Your balance covers {wish.name}</h2>
      <p className="mt-2 mb-5 max-w-measure">
        It costs {formatTokens(wish.price)} and you have {formatTokens(wish.balance)}. You need buy nothing.
      </p>
      <ButtonLink to={goOnTo}>Go on</ButtonLink>
    </Frame>
  );
}
