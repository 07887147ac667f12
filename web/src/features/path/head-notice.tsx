import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';

export interface HeadNoticeProps {
  /** In the page head, in place of a price. */
  place: Element | null;
  box?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Explains a reading problem to an owner, in place of their reading progress. */
export function HeadNotice({ place, box, children }: HeadNoticeProps) {
  const card = (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="p-4 gap-2.5 relative z-1 grid max-w-measure text-sm leading-[1.4] [&>a]:justify-self-start [&>button]:justify-self-start focus:outline-none card print:hidden"
    >
      {children}
    </div>
  );
  return place === null ? card : createPortal(card, place);
}
