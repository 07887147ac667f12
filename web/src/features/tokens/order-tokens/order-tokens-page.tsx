import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import { classNames } from '#web/components/class-names.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { userQuery } from '#web/lib/api/user-query.ts';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { AboutPaying, readBuying, TokenUses, Validity, WhatOpens } from './about-paying.tsx';
import { BalanceCard, BalanceUnread, useStanding } from './balance-card.tsx';
import { PackList, PackSkeleton } from './pack-list.tsx';
import { PaidReceipt } from './paid-receipt.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { usePaymentReturn, usePaymentTitle } from './payment-return.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { amountFor, useWish } from './wish.ts';
import { WishCard } from './wish-card.tsx';

interface OffersProps {
  head: ReactNode;
  packs: ReactNode;
  /** The balance failed to load, as the page head says. */
  isUnread: boolean;
}

/**
 * For visitors without a particular goal: their balance and the packs, with the uses and the validity of
 * tokens next to them, or below on a phone.
 */
const AllOffers = ({ head, packs, isUnread }: OffersProps) => (
  <div className="order-page">
    <div className="order-head sm:[grid-area:head]">{head}</div>
    {!isUnread && (
      <div className="mb-6 sm:[grid-area:balance] lg:mb-8">
        <BalanceCard />
      </div>
    )}
    <div className="order-packs sm:[grid-area:packs]">
      {packs}
      <AboutPaying />
    </div>
    <div className="order-uses sm:[grid-area:uses] sm:max-lg:grid-cols-2 lg:m-0">
      <TokenUses />
      <Validity />
    </div>
  </div>
);

/** The other offers, folded into one line. */
const More = ({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open} className="border-t border-line">
    <summary className="flex min-h-14 w-fit cursor-pointer items-center font-semibold text-leaf underline underline-offset-4">
      {title}
    </summary>
    {children}
  </details>
);

interface OneOfferProps extends Pick<OffersProps, 'head' | 'packs'> {
  wishCard: ReactNode;
  /** What the visitor gets for it. */
  opens: ReactNode;
  /** The main offer cannot be bought, so the others are open. */
  open: boolean;
}

/** For visitors with a goal: the shortfall, and the other offers folded. */
const OneOffer = ({ head, wishCard, opens, packs, open }: OneOfferProps) => (
  <div className="flex flex-col gap-6 sm:gap-8">
    <div className="-mb-4">{head}</div>
    <div className="order-more pt-2 grid grid-cols-1 items-start gap-y-8 gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {wishCard}
      {opens}
    </div>
    <More title="Another amount" open={open}>
      <div className="flex min-w-0 flex-col gap-8 pt-2">
        {packs}
        <Validity />
      </div>
    </More>
  </div>
);

interface JustPaidProps extends Pick<OffersProps, 'head' | 'packs'> {
  receipt: ReactNode;
  /** The visitor has a goal; without one, the receipt shows what the balance is enough for. */
  goesOn: boolean;
}

/** After a payment: what it brought, with more offers on request. */
const JustPaid = ({ head, receipt, packs, goesOn }: JustPaidProps) => (
  <div className="flex flex-col gap-6 sm:gap-8">
    <div className="-mb-8">{head}</div>
    <div className="order-more pt-2 grid grid-cols-1 items-start gap-y-8 gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {receipt}
      <BalanceCard brief={!goesOn} />
    </div>
    <TokenUses isAcross />
    <More title="Buy more">
      <div className="flex min-w-0 flex-col gap-8 pt-2">
        {packs}
        <Validity />
        <AboutPaying />
      </div>
    </More>
  </div>
);

function OrderTokensPage() {
  const [buying, setBuying] = useAddressChoice('buy');
  const payment = usePaymentReturn();
  const { goOnTo, settlement, asking } = payment;
  const asked = useWish(goOnTo);
  const user = useQuery(userQuery);
  const standing = useStanding();
  const quota = user.data?.path_compiler_quota;
  const unread = useFailure(user);
  const isPaid = settlement?.paid === true;
  const { title, isLessByNow } = usePaymentTitle(payment);
  // A purchase that was just paid continues automatically.
  const wish = isPaid ? undefined : asked;
  const known = wish === 'asking' ? undefined : wish;
  const isShort = wish === 'asking' || (wish?.missing ?? 0) > 0;
  // Nothing is offered again while it may already be paid.
  const isOpen = asking !== undefined || settlement?.settled === false;
  const triesAgain = settlement?.cancelled === true && settlement.orderId !== undefined;
  const isNext = wish === undefined && !isOpen && !isPaid && !triesAgain;
  // Below a payment's outcome, a heading separates the packs.
  const namesPacks = wish !== undefined || (!isPaid && (title !== undefined || settlement !== undefined));
  const choose = (amount: Hundredths) => setBuying(String(costOf(amount)));
  const wishCard = wish !== undefined && goOnTo !== undefined && (
    <WishCard wish={wish} goOnTo={goOnTo} isNext={!isOpen} onChoose={choose} />
  );
  const head = (
    <>
      <h1>{title ?? 'Buy tokens'}</h1>
      {unread && !isPaid && (
        <div className="my-4">
          <BalanceUnread failure={unread} />
        </div>
      )}
      <PaymentBanner
        {...payment}
        isLessByNow={isLessByNow}
        goOnName={typeof asked === 'object' ? asked.name : undefined}
        onChoose={wish === undefined ? choose : undefined}
      />
      {!isPaid && (
        <p className="mt-2 mb-6 max-w-measure text-lg">
          One token is $1 AUD, GST included. Tokens expire; what you unlock doesn’t.
        </p>
      )}
      {!isShort && wishCard}
    </>
  );
  const packs = (
    <section aria-labelledby="packs">
      <h2 id="packs" className={namesPacks ? 'mb-4' : 'sr-only'}>
        {wish === undefined ? 'Choose a pack' : 'Or choose an amount'}
      </h2>
      {!unread && (quota === undefined || standing === undefined) ? (
        <PackSkeleton onChoose={choose} />
      ) : (
        <PackList {...{ quota, standing, isNext }} wish={known} onChoose={choose} />
      )}
    </section>
  );
  const terms = (
    <TermsDialog
      amount={payment.missesToken ? undefined : readBuying(buying)}
      goOnTo={goOnTo}
      wish={known?.missing ? known.name : undefined}
      onClose={() => setBuying(null)}
      onSignedOut={payment.missToken}
    />
  );
  if (isPaid)
    return (
      <div className="page-width py-8 sm:py-12">
        <JustPaid
          head={head}
          receipt={
            <PaidReceipt orderId={settlement.orderId} goesOn={goOnTo !== undefined} onChoose={choose} />
          }
          packs={packs}
          goesOn={goOnTo !== undefined}
        />
        {terms}
      </div>
    );
  return (
    <div
      className={classNames(
        'page-width py-8 sm:py-12',
        asking !== undefined && 'order-asking min-h-[calc(100dvh-4rem)]',
      )}
    >
      {isShort ? (
        <OneOffer
          head={head}
          wishCard={wishCard}
          opens={wish !== undefined && <WhatOpens wish={wish} />}
          packs={packs}
          open={known !== undefined && amountFor(known) === undefined}
        />
      ) : (
        <AllOffers head={head} packs={packs} isUnread={unread !== undefined} />
      )}
      {terms}
    </div>
  );
}

export default withAccountQueries(OrderTokensPage);
