import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PathContent } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { isWide } from '#web/lib/folds.ts';
import { HeadNotice } from './head-notice.tsx';
import { LockedPart } from './locked-part.tsx';
import { PhoneBar } from './price-bar.tsx';
import { useOfferInView } from './use-offer-in-view.ts';

export interface StatusUnknownProps {
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
