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
    <div ref={box} tabIndex={-1} role="alert" className="path-unknown card print:hidden">
      {children}
    </div>
  );
  return place === null ? card : createPortal(card, place);
}
