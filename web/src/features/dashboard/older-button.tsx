import { Button } from '#web/components/button/button.tsx';

export interface OlderButtonProps {
  /** The used part of a paged query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

export function OlderButton({ list, children }: OlderButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button
        variant="secondary"
        pending={list.isFetchingNextPage}
        pendingText="Loading…"
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );
}
