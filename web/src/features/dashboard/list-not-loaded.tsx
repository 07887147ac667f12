import { Button } from '#web/components/button/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

export interface ListNotLoadedProps {
  /** One sentence or two. */
  text: string;
  retrying: boolean;
  onRetry: () => void;
}

/** In the place of a list that could not be had: to call it empty would be untrue. */
export const ListNotLoaded = ({ text, retrying, onRetry }: ListNotLoadedProps) => (
  <EmptyState
    text={text}
    action={
      <div className="shrink-0 max-sm:mt-2">
        <Button variant="secondary" pending={retrying} pendingText="Loading…" onClick={onRetry}>
          Try again
        </Button>
      </div>
    }
  />
);
