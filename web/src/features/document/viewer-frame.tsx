import './viewer-desk.css';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '#web/components/class-names.ts';

export interface ViewerFrameProps {
  /** All pages in small, beside the document of a wide screen. */
  rail?: ReactNode;
  /** Wider than its frame, so that it slides. */
  slides?: boolean;
  frame?: Ref<HTMLElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onDoubleClick?: () => void;
  children: ReactNode;
}

/** The desk that the document lies on, in each of its states. */
export const ViewerFrame = ({
  rail,
  slides = false,
  frame,
  onKeyDown,
  onDoubleClick,
  children,
}: ViewerFrameProps) => (
  <div className={classNames('viewer-desk', rail !== undefined && 'has-rail')}>
    {rail !== undefined && <div className="viewer-rail">{rail}</div>}
    <section
      ref={frame}
      // What scrolls must be reached by the keyboard.
      tabIndex={onKeyDown === undefined ? undefined : 0}
      aria-label="Document"
      className={classNames('viewer-frame', slides ? 'overflow-x-auto' : 'contain-paint')}
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
    >
      {children}
    </section>
  </div>
);
