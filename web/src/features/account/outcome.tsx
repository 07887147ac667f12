import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '#web/components/banner.tsx';

export interface OutcomeProps {
  tone: 'success' | 'failed';
  title: string;
  children?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** For an outcome that replaces a form, so that the focus is not lost. */
  takesFocus?: boolean;
}

/** The outcome of an action, in its place. */
export function Outcome({ tone, title, children, action, takesFocus = false }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div ref={box} tabIndex={-1} className="flex flex-col items-start gap-6 pt-4 outline-none">
      <div className="w-full">
        <Banner tone={tone} title={title} role={tone === 'failed' ? 'alert' : 'status'}>
          {children}
        </Banner>
      </div>
      {action}
    </div>
  );
}
