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
  'If the payment went through, its tokens come to your balance, and the path opens with them.';

function meaningOf({ kind }: PaymentNote): string {
  if (kind === 'doubtful') return `Do not pay again. ${ifItWentThrough}`;
  if (kind === 'absent')
    return `${notHere} If you have paid, do not pay again here: log in with the one that paid.`;
  return 'This did not unlock the path.';
}

/** What stands in the way or did a moment ago, if anything: the balance, a payment, or what the server said. */
export function UnlockNotice({ unlocking }: { unlocking: Unlocking }) {
  if (unlocking.step === 'unsettled')
    return (
      <Failed title={unlocking.message}>
        Your payment may be on its way or through: check again, do not pay again. {ifItWentThrough}
      </Failed>
    );
  if (unlocking.step !== 'open') return null;
  const { note, shortage, failed } = unlocking;
  const missing = missingFunds(unlocking);
  if (note?.kind === 'cancelled')
    return (
      <div className="mb-4">
        <Banner tone="warning" role="status" title={note.message}>
          You were not charged.
        </Banner>
      </div>
    );
  if (note !== undefined) return <Failed title={note.message}>{meaningOf(note)}</Failed>;
  if (failed !== undefined && missing === undefined)
    return (
      <Failed title={failed}>
        {hasSpentNothing(unlocking)
          ? 'This did not unlock the path, and nothing was spent.'
          : 'Whether the path is unlocked could not be checked. Confirming again spends nothing twice.'}
      </Failed>
    );
  if (isCoveredByNow(unlocking))
    return (
      <Told sentence="Your balance covers this path now.">
        Nothing was spent yet; confirm once more to unlock it.
      </Told>
    );
  if (needsRecharge(unlocking))
    return <Failed title={shortage?.message ?? ''}>Recharge and you come back to this page.</Failed>;
  if (missing === undefined || (missing.balance === 0 && missing.owed === 0 && shortage === undefined))
    return null;
  const sentence = `Your balance is ${formatTokens(missing.missing)} short.`;
  const way = 'Pay what is missing, and the path opens.';
  return shortage === undefined ? (
    <Told sentence={sentence}>{way}</Told>
  ) : (
    <Failed title={sentence}>
      {shortage.message} {way}
    </Failed>
  );
}
