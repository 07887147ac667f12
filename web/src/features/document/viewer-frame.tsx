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
  <div
    className={classNames(
      'viewer-desk grid grid-cols-1 items-start sm:border sm:border-edge sm:bg-sand sm:border-t-0',
      rail !== undefined &&
        'has-rail lg:grid-cols-[9rem_minmax(0,1fr)] min-[100rem]:grid-cols-[18rem_minmax(0,1fr)] min-[72rem]:has-[.is-sliding]:grid-cols-1',
    )}
  >
    {rail !== undefined && (
      <div className="viewer-rail hidden lg:pt-3 lg:top-14 lg:sticky lg:block lg:overflow-clip lg:max-h-[calc(100dvh-3.5rem)] lg:min-w-0">
        {rail}
      </div>
    )}
    <div className="min-w-0">
      <section
        ref={frame}
        // Keyboard users must be able to focus a scrolling element.
        tabIndex={onKeyDown === undefined ? undefined : 0}
        aria-label="Document"
        className={classNames(
          'viewer-frame touch-manipulation sm:py-4 focus-visible:outline-2 focus-visible:outline-leaf',
          slides === undefined ? 'contain-paint' : 'is-sliding',
        )}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
      >
        {children}
      </section>
      {frame !== undefined && slides !== undefined && <SlideBar frame={frame} width={slides} />}
    </div>
  </div>
);
