import type { ReactNode } from 'react';
import { Cover } from '#web/components/cover/cover.tsx';
import type { Reason } from './reason-to-log-in.ts';

export interface FormLedeProps {
  reason: Reason | undefined;
  children: ReactNode;
}

/** Above a form, what to know of it; beside the path that it leads to, in a place that is kept until its price is known. */
export function FormLede({ reason, children }: FormLedeProps) {
  if (reason?.path === undefined) return <p className="mt-2 text-ink-soft">{children}</p>;
  return (
    <div className="form-wanted">
      <Cover of={reason.path.slug} />
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
