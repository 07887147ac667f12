import { Button } from '../button/button.tsx';

/** Replaces a sample page that failed to load. */
export function PageMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-missing lg:[.sample-row_&]:inset-0 lg:[.sample-row_&]:aspect-[auto] p-4 gap-3 grid content-center justify-items-center text-ink font-semibold">
      <p>This page didn’t load.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
