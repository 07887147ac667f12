import { type ComponentType, lazy, Suspense } from 'react';
import { AccessUnavailable } from './access-unavailable.tsx';
import { LockedPart } from './locked-part.tsx';
import type { PaidPartProps } from './paid-part.tsx';
import type { PlanPromptProps } from './plan-prompt.tsx';
import { UnlockButton, unlockText } from './unlock-button.tsx';

// What talks to the server comes only with somebody who is logged in.
const PaidPart = lazy(() => import('./paid-part.tsx').catch(() => ({ default: AccessUnavailable })));
const PlanPrompt = lazy<ComponentType<PlanPromptProps>>(() =>
  import('./plan-prompt.tsx').catch(() => ({ default: () => null })),
);

export interface AccountPartProps extends PaidPartProps {
  isPaid: boolean;
}

/** What follows the open sections for somebody who is logged in; its place is kept while the code is on its way. */
export function AccountPart({ isPaid, ...part }: AccountPartProps) {
  const { meta, sections } = part.published;
  const lockedCount = sections.filter(({ html }) => html === undefined).length;
  if (!isPaid)
    return (
      <Suspense fallback={<div className="min-h-96" />}>
        <PlanPrompt pathSlug={meta.slug} />
      </Suspense>
    );
  const waiting = <UnlockButton text={unlockText(lockedCount)} waiting="status" />;
  return (
    <Suspense fallback={<LockedPart published={part.published} action={waiting} />}>
      <PaidPart key={part.state.account} {...part} />
    </Suspense>
  );
}
