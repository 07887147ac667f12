import type { ReactNode } from 'react';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { Banner } from '#web/components/banner.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { notHere } from '#web/lib/payment-words.ts';
import {
  hasSpentNothing,
  isCoveredByNow,
  missingFunds,
  needsRecharge,
  type PaymentNote,
  type Unlocking,
} from './unlocking.ts';

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
export function UnlockNotice({ unlocking }: { unlocking: Unlocking }) {
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
