import type { ReactNode } from 'react';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Card } from '#web/components/card.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactList } from '#web/components/fact-list.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { PlanPicture } from '#web/components/plan-brief/plan-picture.tsx';
import { keepUnlockWish } from '#web/lib/payment/unlock-wish.ts';
import { AboutPaying, validityText } from './about-paying.tsx';
import { amountFor, type Wish } from './wish.ts';

/** The picture of the goal is next to the text; on a phone it is small, and the text comes first. */
const Frame = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Card className="wish [.order-head>&]:mb-8 gap-6 grid grid-cols-1 relative sm:gap-10 sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:p-4">
    <div className="top-4 right-4 absolute w-18 sm:static sm:w-auto">{picture}</div>
    <div className="min-w-0">{children}</div>
  </Card>
);

/** The cover of a path, or else a plan. */
const pictureOf = ({ path }: Wish): ReactNode =>
  path === undefined ? <PlanPicture className="w-full" /> : <Cover of={path} className="w-full" />;

interface ShortageProps {
  wish: Wish;
  goOnTo: string;
  /** Whether it is the primary action, instead of something above it. */
  isNext: boolean;
  onChoose: (amount: Hundredths) => void;
}

const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Next to its picture on a phone. */
const headLook = 'mb-3 max-sm:min-h-26 max-sm:pr-24';

/** The calculation of the shortfall, and the button that pays it. */
function Shortage({ wish, goOnTo, isNext, onChoose }: ShortageProps) {
  const { name, path, price, balance, owed, missing } = wish;
  const amount = amountFor(wish);
  const variant = isNext ? 'primary' : 'secondary';
  return (
    <>
      <h2 className={headLook}>You’re {formatTokens(missing)} short</h2>
      <FactList
        facts={[
          [sentenceCase(name), formatTokens(price)],
          ['You have', formatTokens(balance)],
          ...(owed > 0 ? [['Owed for a refunded payment', formatTokens(owed)] as const] : []),
          [
            'You need',
            <span key="need" className="text-lg">{`${formatTokens(missing)} · ${formatAud(missing)}`}</span>,
          ],
        ]}
      />
      {amount === undefined ? (
        <p className="mt-4">That’s more than one payment can buy. Start with part of it below.</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <div className="grid w-full sm:w-auto sm:min-w-64 *:min-h-13">
            {path === undefined ? (
              <Button variant={variant} onClick={() => onChoose(amount)}>
                Buy {formatTokens(amount)} for {formatAud(amount)}
              </Button>
            ) : (
              <ButtonLink
                to={goOnTo}
                variant={variant}
                onClick={() => keepUnlockWish(new URL(goOnTo, location.origin).pathname)}
              >
                Pay {formatAud(amount)} and unlock
              </ButtonLink>
            )}
          </div>
          <p className="text-sm text-ink-soft">
            {path === undefined
              ? `${validityText(amount)}, GST included. Then you’ll continue where you were.`
              : 'GST included. The path opens once you’ve paid.'}
          </p>
        </div>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <AboutPaying />
      </div>
    </>
  );
}

const Asking = () => (
  <Frame picture={<Skeleton className="aspect-3/4 w-full" />}>
    <Skeleton className="mb-4 h-8 w-64 max-w-4/5" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="mb-2 h-8" />
    ))}
    <Skeleton className="mt-4 h-11 w-64 max-w-full" />
  </Frame>
);

interface WishCardProps extends Omit<ShortageProps, 'wish'> {
  wish: Wish | 'asking';
}

/** The visitor's goal, and the shortfall for it. */
export function WishCard({ wish, goOnTo, isNext, onChoose }: WishCardProps) {
  if (wish === 'asking') return <Asking />;
  return (
    <Frame picture={pictureOf(wish)}>
      {wish.missing > 0 ? (
        <Shortage {...{ wish, goOnTo, isNext, onChoose }} />
      ) : (
        <>
          <h2 className="max-sm:min-h-26 max-sm:pr-24">Your balance covers {wish.name}</h2>
          <p className="mt-2 mb-5 max-w-measure">
            It costs {formatTokens(wish.price)}. You don’t need to buy any.
          </p>
          <ButtonLink to={goOnTo}>Continue</ButtonLink>
        </>
      )}
    </Frame>
  );
}
