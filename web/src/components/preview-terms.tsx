import type { ReactNode } from 'react';

export function PreviewTerms({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p className={`max-w-measure text-balance ${className}`}>
      Each path is a step-by-step guide. Read the first two sections free; pay once for the rest.
      {children}
    </p>
  );
}
