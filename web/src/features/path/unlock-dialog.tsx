import { useLocation } from 'react-router-dom';
import type { PathMeta } from '#shared/contract/content-files.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { Modal } from '#web/components/modal.tsx';
import { Toasts } from '#web/components/toast/toasts.tsx';
import { addresses } from '#web/config/addresses.ts';
import { UnlockFacts } from './unlock-facts.tsx';
import { UnlockNotice } from './unlock-notice.tsx';
import { needsRecharge, type Unlocking } from './unlocking.ts';

export const isDialogOpen = ({ step }: Unlocking): boolean => step !== 'closed' && step !== 'leaving';

export interface UnlockDialogProps {
  meta: Pick<PathMeta, 'title'>;
  price: Hundredths;
  sectionCount: number;
  unlocking: Unlocking;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms the purchase with the balance in sight. Its toasts stand in it, since all else is out of reach meanwhile. */
export function UnlockDialog(props: UnlockDialogProps) {
  const { meta, price, sectionCount, unlocking, onClose, onConfirm } = props;
  const { pathname, search } = useLocation();
  const processing = unlocking.step === 'processing';
  return (
    <Modal
      open={isDialogOpen(unlocking)}
      title="Unlock this path"
      dismissible={!processing}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={processing} onClick={onClose}>
            Not now
          </Button>
          {needsRecharge(unlocking) ? (
            <ButtonLink to={addresses.orderTokens({ ref: `${pathname}${search}` })}>Recharge</ButtonLink>
          ) : (
            <Button
              pending={unlocking.step !== 'open'}
              pendingText={processing ? 'Unlocking…' : 'One moment…'}
              onClick={onConfirm}
            >
              Confirm and unlock
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4">
        All {sectionCount} sections of <strong className="font-semibold">{meta.title}</strong>, kept with your
        account.
      </p>
      <UnlockFacts price={price} unlocking={unlocking} />
      <div className="mt-4 space-y-3">
        <UnlockNotice unlocking={unlocking} />
        <p className="text-sm text-ink-soft">
          Tokens are spent once. There is no change-of-mind refund; your rights under the Australian Consumer
          Law stay as they are.
        </p>
      </div>
      <Toasts />
    </Modal>
  );
}
