import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form after it was sent, and takes over its focus. */
export function ThankYou({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className="flex gap-3 outline-none">
      <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
      <p className="min-w-0">
        <strong>Thank you.</strong> {children}
      </p>
    </div>
  );
}
