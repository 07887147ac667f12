import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';

export interface HeadNoticeProps {
  /** In the head of the page, where a price stood. */
  place: Element | null;
  box?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What is in the way of reading, where an owner is told else where they stopped. */
export function HeadNotice({ place, box, children }: HeadNoticeProps) {
  const card = (
    <div ref={box} tabIndex={-1} role="alert" className="path-unknown card print:hidden">
      {children}
    </div>
  );
  return place === null ? card : createPortal(card, place);
}
