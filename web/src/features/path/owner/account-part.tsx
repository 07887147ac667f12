import { lazy, Suspense } from 'react';
import { later, lazyOrNothing } from '#web/components/loading/later.tsx';
import { AccessUnavailable } from '../sale/head-notices.tsx';
import { LockedPart } from '../sale/locked-part.tsx';
import { UnlockButton, unlockText } from '../sale/price.tsx';
import type { PaidPartProps } from './paid-part.tsx';

// Lazy, because only logged-in readers need the code that calls the server.
const PaidPart = lazy(() => import('./paid-part.tsx').catch(() => ({ default: AccessUnavailable })));

const PlanPrompt = later(
  lazyOrNothing(() => import('./plan-prompt.tsx')),
  <div className="min-h-96" />,
);

interface AccountPartProps extends PaidPartProps {
  isPaid: boolean;
}

/** The content after the open sections for a logged-in reader; its space is reserved while the code loads. */
export function AccountPart({ isPaid, ...part }: AccountPartProps) {
  const { meta, sections } = part.published;
  const lockedCount = sections.filter(({ html }) => html === undefined).length;
  if (!isPaid) return <PlanPrompt path={meta} isRead={part.isRead} />;
  const waiting = <UnlockButton text={unlockText(lockedCount)} waiting="status" />;
  return (
    <Suspense fallback={<LockedPart published={part.published} action={waiting} onOffer={part.onOffer} />}>
      <PaidPart key={part.state.account} {...part} />
    </Suspense>
  );
}
