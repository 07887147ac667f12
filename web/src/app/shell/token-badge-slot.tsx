import { Suspense } from 'react';
import { lazyOrNothing } from '#web/components/later.tsx';
import { useSession } from '#web/lib/session.ts';

// If the badge fails to load, the header works without it.
const TokenBadge = lazyOrNothing(() => import('./token-badge.tsx'));

function Waiting() {
  return (
    <span
      aria-hidden
      className="block h-4 w-16 animate-pulse rounded-sm bg-line motion-reduce:animate-none"
    />
  );
}

/** Reserves the badge's space from the first paint; its code loads later. */
export function TokenBadgeSlot() {
  const session = useSession();
  return (
    <div className="flex min-h-11 max-w-28 grow items-center justify-end sm:min-w-24 sm:max-w-none md:shrink-0">
      {session === null ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <TokenBadge waiting={<Waiting />} />
        </Suspense>
      )}
    </div>
  );
}
