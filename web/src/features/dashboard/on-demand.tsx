import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Rarely used content, folded under its name. */
export const OnDemand = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="mt-3">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-semibold text-leaf">
      {name}
      <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
    </summary>
    <div className="mt-2">{children}</div>
  </details>
);
