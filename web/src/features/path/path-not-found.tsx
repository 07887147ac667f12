import { lazy, useEffect } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { addresses } from '#web/config/addresses.ts';

// Lazy, because most visitors find their path.
const AbsentPage = lazy(() => import('#web/components/absent-page.tsx'));

export interface PathNotFoundProps {
  /** missing: there is no path at this address. broken: there may be one, but it failed to load. */
  kind: 'missing' | 'broken';
}

const loadAgain = () => location.reload();

function BrokenPath() {
  useEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="card failed" role="alert">
        <h1>Path Not Found</h1>
        <p className="mt-3 text-lg">
          We couldn’t load this path. If you unlocked it, it’s still in your account.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={loadAgain}>Reload the page</Button>
          <ButtonLink variant="secondary" to={addresses.buildPath()}>
            See all income paths
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

export const PathNotFound = ({ kind }: PathNotFoundProps) =>
  kind === 'missing' ? <AbsentPage of="path" /> : <BrokenPath />;
