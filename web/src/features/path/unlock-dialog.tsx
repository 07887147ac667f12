import type { SubmitEvent } from 'react';
import type { PathMeta } from '#shared/contract/content-files.ts';
import { payRoutes } from '#shared/contract/routes/pay.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Modal } from '#web/components/modal.tsx';
import { consentReasonId, PaymentConsent } from '#web/components/payment/payment-consent.tsx';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useWayToPayment } from '#web/lib/api/use-way-to-payment.ts';
import { paymentFormAddress } from '#web/lib/payment-form.ts';
import { counted } from './counted.ts';
import { UnlockFacts } from './unlock-facts.tsx';
import { UnlockNotice } from './unlock-notice.tsx';
import { type Funds, isQuiet, missingFunds, needsRecharge, type Unlocking } from './unlocking.ts';

export const isDialogOpen = (unlocking: Unlocking): boolean =>
  unlocking.step !== 'closed' && unlocking.step !== 'leaving' && !isQuiet(unlocking);

const formId = 'pay-and-unlock';

const pendingTexts: Partial<Record<Unlocking['step'], string>> = {
  processing: 'Unlocking…',
  settling: 'Checking your payment…',
};

export interface UnlockDialogProps {
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
                  : `Payment received. Opening ${counted(lockedCount, 'section', 'sections')}…`}
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
