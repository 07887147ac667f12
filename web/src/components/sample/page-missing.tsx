import { Button } from '../button/button.tsx';

/** Where a page of a sample would be. */
export function PageMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-missing">
      <p>This page didn’t load.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
