import { CircleAlert, CircleX } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { PathContent } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { isWide } from '#web/lib/page/folds.ts';
import { readReturn } from '#web/lib/payment/read-return.ts';
import { LockedPart } from './locked-part.tsx';
import { PhoneBar, useOfferInView } from './price.tsx';

export interface HeadNoticeProps {
  /** In the page head, in place of a price. */
  place: Element | null;
  box?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Explains a reading problem to an owner, in place of their reading progress. */
export function HeadNotice({ place, box, children }: HeadNoticeProps) {
  const card = (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="p-4 gap-2.5 relative z-1 grid max-w-measure text-sm leading-[1.4] [&>a]:justify-self-start [&>button]:justify-self-start focus:outline-none card print:hidden"
    >
      {children}
    </div>
  );
  return place === null ? card : createPortal(card, place);
}

/**
 * For a logged-out reader who returns from the payment page: where the money is, and how to continue. It
 * makes no claim about a payment, because the address could be forged.
 */
export function PaymentKept() {
  const { pathname, search } = useLocation();
  const isPaid = readReturn(new URLSearchParams(search))?.kind === 'success';
  return (
    <HeadNotice place={null}>
      <p className="path-reader-title text-ochre">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        You are logged out
      </p>
      <p>
        {isPaid
          ? 'If you’ve just paid, your payment is safe. Log in to keep going, and don’t pay twice.'
          : 'Log in to keep going.'}
      </p>
      <ButtonLink to={addresses.logIn({ ref: `${pathname}${search}` })}>Log in</ButtonLink>
    </HeadNotice>
  );
}

interface StatusUnknownProps {
  published: PathContent;
  checking: boolean;
  onCheck: () => void;
  /**
   * At the top of a wide page, or at the bottom of a phone, where the page would move; and in place of the
   * offer.
   */
  ownerPlace: Element | null;
  barPlace: Element | null;
}

/** The reader may own the path, so a price could be wrong and none is shown. */
export function StatusUnknown({ published, checking, onCheck, ownerPlace, barPlace }: StatusUnknownProps) {
  const [inHead, setInHead] = useState<Element | null>(null);
  const idle = useOfferInView(inHead);
  const check = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} pending={checking} pendingText="Checking…" onClick={onCheck}>
      Check again
    </Button>
  );
  return (
    <>
      <HeadNotice place={isWide() ? ownerPlace : null}>
        <p className="path-reader-title text-brick">
          <CircleX aria-hidden className="size-4 shrink-0" />
          We couldn’t check whether you’ve unlocked this path
        </p>
        <p>If you have, it’s still yours and there’s nothing more to pay.</p>
        <div className="justify-self-start" ref={setInHead}>
          {check('primary')}
        </div>
      </HeadNotice>
      {barPlace !== null &&
        createPortal(
          <PhoneBar idle={idle}>
            <p className="min-w-0 flex-1 basis-24 text-sm leading-tight">We couldn’t check if it’s yours</p>
            <div className="shrink-0">{check('secondary')}</div>
          </PhoneBar>,
          barPlace,
        )}
      <LockedPart published={published} />
    </>
  );
}

/** Shown when the code for checking access failed to load; only a page reload retries that. */
export const AccessUnavailable = (
  props: Pick<StatusUnknownProps, 'published' | 'ownerPlace' | 'barPlace'>,
) => <StatusUnknown {...props} checking={false} onCheck={() => location.reload()} />;
