import './viewer-desk.css';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { SlideBar } from './slide-bar.tsx';

export interface ViewerFrameProps {
  /** Thumbnails next to the document on a wide screen. */
  rail?: ReactNode;
  /** The width of the document in CSS pixels, if it is wider than its frame and scrolls sideways. */
  slides?: number | undefined;
  frame?: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  onDoubleClick?: () => void;
  children: ReactNode;
}

/** The layout of the viewer in each of its states. */
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
        // Keyboard users must be able to focus a scrolling element.
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
