import { CircleCheck } from 'lucide-react';
import { Button } from '#web/components/button/button.tsx';

export interface PlaceUnknownProps {
  asking: boolean;
  onRetry: () => void;
}

/** Replaces the owner's card when the reading position failed to load. */
export function PlaceUnknown({ asking, onRetry }: PlaceUnknownProps) {
  return (
    <aside aria-label="Where you stopped" className="path-reader card print:hidden">
      <p className="path-reader-title">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-leaf" />
        This path is yours
      </p>
      <p>We couldn’t load where you stopped.</p>
      <Button variant="secondary" pending={asking} pendingText="Loading…" onClick={onRetry}>
        Try again
      </Button>
    </aside>
  );
}
