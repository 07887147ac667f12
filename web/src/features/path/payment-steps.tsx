import { createPortal } from 'react-dom';
import type { Unlocking } from './unlocking.ts';

export interface PaymentStepsProps {
  step: Unlocking['step'];
  /** In the page head. */
  place: Element | null;
}

/** Tells a reader who has just paid what is known about the payment, and what happens now. */
export function PaymentSteps({ step, place }: PaymentStepsProps) {
  if (place === null) return null;
  return createPortal(
    <div
      role="status"
      className="py-3 px-4 max-w-measure content-center text-(length:--text-sm) grid grid-rows-[1fr_auto] items-center min-h-(--payment-room) card print:hidden"
    >
      {step === 'processing' ? (
        <p key="received">
          <strong className="block font-semibold">Payment received</strong>
          Unlocking this path for you…
        </p>
      ) : (
        <p key="checking">Checking how your payment went…</p>
      )}
      <p aria-hidden className="running-line" />
    </div>,
    place,
  );
}
