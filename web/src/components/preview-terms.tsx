import type { ReactNode } from 'react';

export function PreviewTerms({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p className={`max-w-measure text-balance ${className}`}>
      A path is a handbook: two sections free, the rest unlocked once (1 token = A$1).
      {children}
    </p>
  );
}
