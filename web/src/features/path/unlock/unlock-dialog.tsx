import type { ReactNode, SubmitEvent } from 'react';
import type { PathMeta } from '#shared/contract/content-files.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Skeleton } from '#web/components/loading/skeleton.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { Modal } from '#web/components/page/modal.tsx';
import { consentReasonId, PaymentConsent } from '#web/components/payment/payment-dialog.tsx';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { counted } from '#web/lib/counted.ts';
import { notHere, paymentFormAddress } from '#web/lib/payment/payment-words.ts';
import {
  type Funds,
  hasSpentNothing,
  isCoveredByNow,
  isQuiet,
  missingFunds,
  needsRecharge,
  type PaymentNote,
  type Unlocking,
} from './unlocking.ts';

const line = <Skeleton className="h-5 w-24" />;

const unknown = 'Not available right now';

const rowsOf = (funds: Funds | undefined): readonly FactRow[] => {
  switch (funds?.kind) {
    case undefined:
      return [
        ['You have', line],
        ['Left after', line],
      ];
    case 'unknown':
      return [
        ['You have', unknown],
        ['Left after', unknown],
      ];
    case 'enough':
      return [
        ['You have', formatTokens(funds.balance)],
        ['Left after', formatTokens(funds.left)],
      ];
    case 'short':
      return [
        // Without any tokens, a shortfall would say nothing more.
        ...(funds.balance > 0 || funds.owed > 0 ? [['You have', formatTokens(funds.balance)] as const] : []),
        ...(funds.owed > 0 ? [['Owed for a refunded payment', formatTokens(funds.owed)] as const] : []),
        ['You pay now', `${formatAud(funds.charge)}, GST included`],
      ];
  }
};

interface UnlockFactsProps {
  /** The price of the page, until the server has confirmed it. */
  price: number;
  unlocking: Unlocking;
}

/** The price, the balance and the rest; its rows are there from the start, so that little moves. */
function UnlockFacts({ price, unlocking }: UnlockFactsProps) {
  const funds = 'funds' in unlocking ? unlocking.funds : undefined;
  const cost = funds === undefined || funds.kind === 'unknown' ? price : funds.price;
  // The balance depends on a payment of unknown outcome, so it is not requested.
  const isAsked = unlocking.step !== 'unsettled';
  const holdsSome = funds !== undefined && 'balance' in funds && funds.balance > 0;
  const rows: readonly FactRow[] = [
    ['This path costs', holdsSome ? `${formatAud(cost)} · ${formatTokens(cost)}` : formatAud(cost)],
    ...(isAsked ? rowsOf(funds) : []),
  ];
  return (
    <>
      {isAsked && funds === undefined && <LoadingText />}
      <FactList facts={rows} />
    </>
  );
}

const Told = ({ sentence, children }: { sentence: string; children: ReactNode }) => (
  <p role="status" className="mb-4">
    <strong className="font-semibold">{sentence}</strong> {children}
  </p>
);

const Failed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mb-4">
    <FormError takesFocus title={title}>
      <p>{children}</p>
    </FormError>
  </div>
);

const ifItWentThrough =
  'If the payment went through, its tokens are added to your balance and open this path.';

function meaningOf({ kind }: PaymentNote): string {
  if (kind === 'doubtful') return `Please don’t pay again. ${ifItWentThrough}`;
  if (kind === 'absent')
    return `${notHere} If you’ve paid, don’t pay again: log in to the account you paid from.`;
  return 'The path is still locked.';
}

/**
 * Says what prevents or has just prevented the unlock: the balance, a payment, or a refusal by the server.
 */
function UnlockNotice({ unlocking }: { unlocking: Unlocking }) {
  if (unlocking.step === 'unsettled')
    return (
      <Failed title={unlocking.message}>
        Your payment may still be going through. Check again, and don’t pay twice. {ifItWentThrough}
      </Failed>
    );
  if (unlocking.step !== 'open') return null;
  const { note, shortage, failed } = unlocking;
  const missing = missingFunds(unlocking);
  if (note?.kind === 'cancelled')
    return (
      <div className="mb-4">
        <Banner tone="warning" role="status" title={note.message}>
          You weren’t charged.
        </Banner>
      </div>
    );
  if (note !== undefined) return <Failed title={note.message}>{meaningOf(note)}</Failed>;
  if (failed !== undefined && missing === undefined)
    return (
      <Failed title={failed}>
        {hasSpentNothing(unlocking)
          ? 'The path is still locked, and nothing was spent.'
          : 'We couldn’t check whether the path is unlocked. Confirming again won’t charge you twice.'}
      </Failed>
    );
  if (isCoveredByNow(unlocking))
    return (
      <Told sentence="Your balance now covers this path.">Nothing has been spent. Confirm to unlock it.</Told>
    );
  if (needsRecharge(unlocking))
    return <Failed title={shortage?.message ?? ''}>Recharge, and you’ll come back to this page.</Failed>;
  if (missing === undefined || (missing.balance === 0 && missing.owed === 0 && shortage === undefined))
    return null;
  const sentence = `Your balance is ${formatTokens(missing.missing)} short.`;
  const way = 'Pay the difference to unlock the path.';
  return shortage === undefined ? (
    <Told sentence={sentence}>{way}</Told>
  ) : (
    <Failed title={sentence}>
      {shortage.message} {way}
    </Failed>
  );
}

export const isDialogOpen = (unlocking: Unlocking): boolean =>
  unlocking.step !== 'closed' && unlocking.step !== 'leaving' && !isQuiet(unlocking);

const formId = 'pay-and-unlock';

const pendingTexts: Partial<Record<Unlocking['step'], string>> = {
  processing: 'Unlocking…',
  settling: 'Checking your payment…',
};

interface UnlockDialogProps {
  meta: Pick<PathMeta, 'title' | 'personaSlug' | 'slug'>;
  price: number;
  sectionCount: number;
  lockedCount: number;
  /** What the payment opens, in a few words. */
  opens: string;
  unlocking: Unlocking;
  onClose: () => void;
  onConfirm: () => void;
  /** Asks again for the outcome of the payment. */
  onCheckAgain: () => void;
}

const Conditions = ({ missing }: { missing: Extract<Funds, { kind: 'short' }> | undefined }) => (
  <p className="mt-4 text-sm text-ink-soft">
    {missing !== undefined && 'You pay by card on our payment provider’s page. '}
    {missing !== undefined &&
      missing.charge > missing.missing &&
      `${formatAud(missing.charge)} is the smallest card payment; the rest stays in your balance. `}
    Tokens are spent once. No change-of-mind refund; your rights under the Australian Consumer Law stay.
  </p>
);

/**
 * Confirms the purchase with its cost in view; a shortfall is paid in the same step. Its toasts are inside
 * it, because everything else is inert meanwhile.
 */
export function UnlockDialog(props: UnlockDialogProps) {
  const { meta, price, sectionCount, lockedCount, opens, unlocking, onClose, onConfirm, onCheckAgain } =
    props;
  const { pay, agreed, setAgreed, failure, leaving, reset } = useWayToPayment();
  const path = addresses.path({ personaSlug: meta.personaSlug, pathSlug: meta.slug });
  const missing = missingFunds(unlocking);
  const isReturning =
    unlocking.step === 'settling' || (unlocking.step === 'processing' && unlocking.funds === undefined);
  const isHeld = unlocking.step === 'processing' || leaving;

  const close = () => {
    reset();
    onClose();
  };
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (agreed && !leaving) void pay(event.currentTarget);
  };
  const action = () => {
    if (missing !== undefined)
      return (
        <Button
          type="submit"
          form={formId}
          disabled={!agreed}
          describedBy={consentReasonId(formId)}
          pending={leaving}
          pendingText="Opening…"
        >
          Pay {formatAud(missing.charge)} and unlock
        </Button>
      );
    if (unlocking.step === 'unsettled') return <Button onClick={onCheckAgain}>Check again</Button>;
    if (needsRecharge(unlocking))
      return <ButtonLink to={addresses.orderTokens({ ref: path })}>Recharge</ButtonLink>;
    return (
      <Button
        pending={unlocking.step !== 'open'}
        pendingText={pendingTexts[unlocking.step] ?? 'One moment…'}
        onClick={onConfirm}
      >
        Confirm and unlock
      </Button>
    );
  };

  return (
    <Modal
      open={isDialogOpen(unlocking)}
      title={isReturning ? 'Your payment' : 'Unlock this path'}
      sheet
      dismissible={!isHeld}
      onClose={close}
      consent={
        missing && (
          <PaymentConsent
            {...{ formId, agreed }}
            action={paymentFormAddress(payRoutes.buyTokens, path)}
            amount={missing.charge}
            price={String(missing.price / 100)}
            onAgree={setAgreed}
            onSubmit={goOn}
          />
        )
      }
      actions={
        <>
          <Button variant="secondary" disabled={isHeld} onClick={close}>
            Not now
          </Button>
          {action()}
        </>
      }
    >
      {failure !== undefined && (
        <div className="mb-4">
          <FormError title={failure} takesFocus />
        </div>
      )}
      <UnlockNotice unlocking={unlocking} />
      <div className="mb-3 flex items-center gap-4">
        <Cover of={meta.slug} className="w-12 [@media(height<42rem)]:w-9" />
        <div className="min-w-0 flex-1">
          <p>
            All {sectionCount} sections of <strong className="font-semibold">{meta.title}</strong>
          </p>
          {!isReturning && <p className="text-sm text-ink-soft">Opens {opens}</p>}
          {isReturning && (
            <>
              <p role="status" className="mt-1 text-sm text-ink-soft">
                {unlocking.step === 'settling'
                  ? 'Checking how your payment went…'
                  : `Payment received. Opening ${counted(lockedCount, 'section')}…`}
              </p>
              <p aria-hidden className="running-line" />
            </>
          )}
        </div>
      </div>
      {!isReturning && (
        <>
          <UnlockFacts {...{ price, unlocking }} />
          <Conditions missing={missing} />
        </>
      )}
      <Toasts />
    </Modal>
  );
}
