import './viewer-desk.css';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { SlideBar } from './slide-bar.tsx';

export interface ViewerFrameProps {
  /** All pages in small, beside the document of a wide screen. */
  rail?: ReactNode;
  /** How wide it is, in CSS pixels, where that is wider than its frame, so that it slides. */
  slides?: number | undefined;
  frame?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onDoubleClick?: () => void;
  children: ReactNode;
}

/** The desk that the document lies on, in each of its states. */
export const ViewerFrame = ({
  rail,
  slides,
  frame,
  onKeyDown,
  onDoubleClick,
  children,
}: ViewerFrameProps) => (
  <div className={classNames('viewer-desk', rail !== undefined && 'has-rail')}>
    {rail !== undefined && <div className="viewer-rail">{rail}</div>}
    <div className="min-w-0">
      <section
        ref={frame}
        // What scrolls must be reached by the keyboard.
        tabIndex={onKeyDown === undefined ? undefined : 0}
        aria-label="Document"
        className={classNames('viewer-frame', slides === undefined ? 'contain-paint' : 'is-sliding')}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
      >
        {children}
      </section>
      {frame !== undefined && slides !== undefined && <SlideBar frame={frame} width={slides} />}
    </div>
  </div>
);
