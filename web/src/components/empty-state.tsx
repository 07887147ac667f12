import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One sentence. */
  text: string;
  /** The next step, if there is one. */
  action?: ReactNode;
}

export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className="flex min-h-20 flex-col items-start justify-center rounded-md border border-edge bg-sand px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <p>{text}</p>
      {action}
    </div>
  );
}
