import type { PathContent } from '#shared/contract/content-files.ts';
import { Button } from '#web/components/button/button.tsx';
import { LockedPart } from './locked-part.tsx';

/** When the code that would ask did not arrive; it is fetched again only with the page. */
export function AccessUnavailable({ published }: { published: PathContent }) {
  const action = (
    <div>
      <p className="mb-3">
        We couldn’t check whether you have unlocked this path. If you have, it is still yours.
      </p>
      <Button wide variant="secondary" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </div>
  );
  return <LockedPart published={published} action={action} />;
}
