import type { ReactNode } from 'react';
import { Cover } from '#web/components/cover/cover.tsx';
import type { Reason } from './reason-to-log-in.ts';

export interface FormLedeProps {
  reason: Reason | undefined;
  children: ReactNode;
}

/**
 * The introduction above a form, next to the wanted path, whose space is reserved until its price is loaded.
 */
export function FormLede({ reason, children }: FormLedeProps) {
  if (reason?.path === undefined) return <p className="mt-2 text-ink-soft">{children}</p>;
  return (
    <div className="form-wanted [&>.cover]:flex-none [&>.cover]:self-center [&>.cover]:w-[min(3.5rem,17.5vw)]">
      <Cover of={reason.path.slug} />
      <p className="text-ink-soft min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}
