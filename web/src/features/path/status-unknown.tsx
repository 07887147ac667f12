import type { PathContent } from '#shared/contract/content-files.ts';
import { Banner } from '#web/components/banner.tsx';
import { Button } from '#web/components/button/button.tsx';
import { LockedPart } from './locked-part.tsx';

export interface StatusUnknownProps {
  published: PathContent;
  checking: boolean;
  onCheck: () => void;
}

/** It may be theirs: then a price would be wrong, and nothing is asked of them. */
export function StatusUnknown({ published, checking, onCheck }: StatusUnknownProps) {
  return (
    <LockedPart published={published}>
      <div className="mt-6">
        <Banner
          tone="failed"
          role="alert"
          title="We couldn’t check whether you have unlocked this path"
          action={
            <Button pending={checking} pendingText="Checking…" onClick={onCheck}>
              Check again
            </Button>
          }
        >
          If you have, it is still yours and there is nothing more to pay.
        </Banner>
      </div>
    </LockedPart>
  );
}
