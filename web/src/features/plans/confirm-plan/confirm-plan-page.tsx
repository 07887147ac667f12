import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Banner, type BannerTone } from '#web/components/notice/banner.tsx';
import { usePageTitle } from '#web/components/page/use-page-title.ts';
import { type Way, WayThere } from '#web/components/page/way-there.tsx';
import { openingPlan, paymentReceived, Waiting } from '#web/components/payment/opening-plan.tsx';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { usePaidPlan } from '#web/lib/api/user-query.ts';
import { paidPlanTitle, startPlan, startPlanAddress } from '#web/lib/payment/paid-plan.ts';
import { goesThrough, stillOpen } from '#web/lib/payment/payment-words.ts';
import { readChosenPlan } from '../chosen-plan.ts';
import { RefusedPlanStep, TooFewTokens } from '../refused-plan.tsx';
import { type Confirmation, confirmationQuery } from './confirmation.ts';

type Unfinished =
  | Exclude<Confirmation, { kind: 'started' }>
  /**
   * paid: the server has the payment, and the plan is being opened. pays: the server is still being asked
   * about the payment.
   */
  | { kind: 'waiting'; paid?: boolean; pays?: boolean };

type Refused = Extract<Confirmation, { kind: 'refused' }>;

interface Confirming {
  state: Unfinished;
  /** An address alone proves no choice: this tab made it, or the server has confirmed it. */
  hasChosen: boolean;
  retry: () => void;
}

function isAnswered(state: Unfinished): boolean {
  if (state.kind === 'cancelled') return state.known;
  return state.kind === 'unconfirmed' ? state.reason !== undefined : state.kind !== 'waiting';
}

function useConfirmation(): Confirming {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [paid, setPaid] = useState(false);
  const asked = confirmationQuery(query.toString(), { onPaid: () => setPaid(true) });
  const { data, isFetching, refetch } = useQuery(asked);
  const runId = data?.kind === 'started' ? data.runId : undefined;
  useEffect(() => {
    if (runId === undefined) return;
    void navigate(addresses.run({ runId }), { replace: true, state: { opening: paid ? 'paid' : 'plan' } });
  }, [runId, paid, navigate]);
  const isOver = data !== undefined && !isFetching && data.kind !== 'started';
  const pays = query.get('status') === 'success';
  const state: Unfinished = isOver ? data : { kind: 'waiting', paid, pays };
  const quoteId = query.get('pc_sid');
  return {
    state,
    hasChosen: readChosenPlan(quoteId) !== undefined || (Boolean(quoteId) && isAnswered(state)),
    retry: () => void refetch(),
  };
}

interface StateWords {
  title: string;
  text: ReactNode;
}

/** The event in a prominent sentence, then its meaning. */
const told = (sentence: string, meaning: ReactNode, tone: BannerTone = 'failed'): ReactNode => (
  <Banner tone={tone} title={sentence}>
    {meaning}
  </Banner>
);

// The logged-in person may not be the payer.
const nothingLost = (
  <p>Nothing is lost. If the payment went through, its tokens are in the account that paid.</p>
);

const unconfirmed = "We couldn't confirm your payment...";

const namesNone = (
  <p>We can’t find a payment for this link. If you’ve paid, the tokens are in your balance.</p>
);

const wentBack = <p>What you paid went back to your card. Nothing else was charged.</p>;

function afterRefusal({ moneyBack, next }: Refused): ReactNode {
  if (moneyBack) return wentBack;
  // The balance shown there includes every successful payment.
  return next === 'pay-difference' ? <TooFewTokens otherwise={nothingLost} /> : nothingLost;
}

/** Nothing that this page offers can open it. */
const wasNotOpened = ({ moneyBack, next }: Refused): boolean =>
  moneyBack === true || next === 'open-active-plan';

function wordsOf(state: Unfinished): StateWords {
  switch (state.kind) {
    case 'waiting':
      return {
        title: state.paid ? `${paymentReceived}.` : state.pays ? 'Checking your payment' : 'Your plan',
        text: (
          <Waiting>
            {state.pays && !state.paid
              ? 'We’re checking your payment. This takes a few seconds.'
              : openingPlan}
          </Waiting>
        ),
      };
    case 'cancelled': {
      const meaning = state.known ? 'No charge was made, and no plan was opened.' : 'No plan was opened.';
      return {
        title: 'Payment cancelled',
        text: told('Your token purchase was cancelled', <p>{meaning}</p>, 'warning'),
      };
    }
    case 'cancel-failed':
      return {
        title: 'Payment not cancelled',
        text: state.absent
          ? told(state.reason, nothingLost)
          : told(state.reason, <p>{state.worthAnotherTry ? stillOpen : goesThrough}</p>),
      };
    case 'unconfirmed':
      if (state.unnamed)
        return { title: 'No plan to open here', text: told(unconfirmed, namesNone, 'warning') };
      return {
        title: 'Your payment isn’t confirmed yet',
        text: told(
          unconfirmed,
          <>
            {state.reason !== undefined && <p>{state.reason}</p>}
            {nothingLost}
            <p>Don’t pay twice.</p>
          </>,
          state.unpaid ? 'warning' : 'failed',
        ),
      };
    case 'unknown':
      return {
        title: 'Your plan may be open',
        text: told(
          state.reason,
          <p>Your plan may have opened. Trying again won’t charge you twice.</p>,
          'warning',
        ),
      };
    case 'refused':
      return {
        title: wasNotOpened(state) ? 'This plan wasn’t opened' : 'Your plan isn’t open yet',
        text: told(state.reason, afterRefusal(state)),
      };
  }
}

const endedStops = { price: 'Price expired', choice: 'Choice not found' };

/** The name of the step at which a plan was refused. */
function refusedStop({ choiceEnded, moneyBack, next }: Refused): string {
  if (choiceEnded) return endedStops[choiceEnded];
  if (moneyBack) return 'Refunded';
  if (next === 'pay-difference') return 'Not enough tokens';
  return next === 'open-active-plan' ? 'Another plan is under way' : 'Not opened';
}

/** The payment step, settled or not, or the choice step if the choice is no longer valid. */
function wayOf({ state, hasChosen }: Confirming): Way {
  // It is not known whether there is a plan to open, so the first step says what to do.
  if (!hasChosen || ('absent' in state && state.absent)) return { to: 'plan', named: 'You choose a plan' };
  switch (state.kind) {
    case 'waiting':
      return { to: 'plan', at: 1 };
    case 'cancelled':
      return { to: 'plan', at: 1, named: 'Payment cancelled' };
    case 'cancel-failed':
      return { to: 'plan', at: 1, named: 'Payment not cancelled' };
    case 'unconfirmed':
      return { to: 'plan', at: 1, broken: !state.unpaid, named: 'Payment not confirmed' };
    case 'unknown':
      return { to: 'plan', at: 1, named: 'Not known yet' };
    case 'refused':
      return { to: 'plan', at: state.choiceEnded ? 0 : 1, broken: true, named: refusedStop(state) };
  }
}

const canRetry = (state: Unfinished): boolean => 'worthAnotherTry' in state && state.worthAnotherTry;

/** The payment for an expired price is still there, so the plan can be started at the current price. */
function PaidAlready() {
  const paid = usePaidPlan();
  return paid === undefined ? null : (
    <ButtonLink to={startPlanAddress(paid)} label={paidPlanTitle(paid)}>
      {startPlan}
    </ButtonLink>
  );
}

function Step({ state, retry }: { state: Unfinished; retry: () => void }) {
  if (state.kind === 'refused' && state.choiceEnded) return <PaidAlready />;
  if (state.kind === 'refused') return <RefusedPlanStep next={state.next} onRetry={retry} />;
  if (state.kind === 'unknown') return <Button onClick={retry}>Try again</Button>;
  if (canRetry(state))
    return <Button onClick={retry}>{state.kind === 'cancel-failed' ? 'Cancel again' : 'Check again'}</Button>;
  // The text there says whether it went through.
  return state.kind === 'unconfirmed' ? (
    <ButtonLink to={addresses.dashboard()}>See your payments</ButtonLink>
  ) : null;
}

/** When nothing else leads on, returning to the plans comes first. */
function returnsFirst(state: Unfinished): boolean {
  if (state.kind === 'refused') return state.next === 'choose-again';
  return state.kind === 'cancelled' || (state.kind === 'cancel-failed' && !state.worthAnotherTry);
}

function ConfirmPlanPage() {
  const confirming = useConfirmation();
  const { state, retry } = confirming;
  const { title, text } = wordsOf(state);
  usePageTitle(title);
  return (
    <div className={classNames('split sm:-mb-16 not-last:mb-0', state.kind === 'waiting' && 'split-waits')}>
      <div className="split-form">
        <h1>{title}</h1>
        {/* Keyed, because another answer replaces this one and its buttons without animation. */}
        <div role="status" className="contents">
          <div key={state.kind} className="mt-4 max-w-measure">
            {text}
          </div>
        </div>
        <div key={state.kind} className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Step state={state} retry={retry} />
          <ButtonLink to={addresses.plans()} variant={returnsFirst(state) ? 'primary' : 'secondary'}>
            Return to Plans
          </ButtonLink>
        </div>
      </div>
      <WayThere way={wayOf(confirming)} />
    </div>
  );
}

export default withAccountQueries(ConfirmPlanPage);
