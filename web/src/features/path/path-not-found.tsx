import { Suspense, useEffect } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';

// Whoever finds their path has no use for it.
const NamedInstead = lazyOrNothing(() => import('./named-instead.tsx'));

export interface PathNotFoundProps {
  /** missing: there is no path at this address. broken: there may be, but it could not be loaded. */
  kind: 'missing' | 'broken';
}

const sentences = {
  missing: 'There is no income path at this address.',
  broken: 'This path could not be loaded just now. If you unlocked it, it is kept with your account.',
} as const;

const loadAgain = () => location.reload();

export function PathNotFound({ kind }: PathNotFoundProps) {
  const isBroken = kind === 'broken';
  useEffect(() => {
    if (!isBroken) return;
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, [isBroken]);
  return (
    <div className="page-width py-12 sm:py-20">
      <h1>Path Not Found</h1>
      <p className="mt-4 max-w-measure text-lg">{sentences[kind]}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isBroken && <Button onClick={loadAgain}>Load the page again</Button>}
        <ButtonLink variant={isBroken ? 'secondary' : 'primary'} to={addresses.buildPath()}>
          See all income paths
        </ButtonLink>
      </div>
      {!isBroken && (
        <Suspense fallback={null}>
          <NamedInstead />
        </Suspense>
      )}
    </div>
  );
}
