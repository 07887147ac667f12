import { type RefObject, useEffect, useRef } from 'react';

interface SlideBarProps {
  frame: RefObject<HTMLElement | null>;
  /** The width of the scrolling content, in CSS pixels. */
  width: number;
}

/**
 * A horizontal scroll bar that is always visible, because the native one is below the last page. For a mouse
 * only.
 */
export function SlideBar({ frame, width }: SlideBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [slid, own] = [frame.current, bar.current];
    if (slid === null || own === null) return;
    void width;
    const follow = () => {
      own.scrollLeft = slid.scrollLeft;
    };
    follow();
    slid.addEventListener('scroll', follow);
    return () => slid.removeEventListener('scroll', follow);
  }, [frame, width]);
  return (
    <div
      ref={bar}
      aria-hidden
      tabIndex={-1}
      className="viewer-slide hidden sm:bottom-0 sm:sticky sm:z-10 sm:block sm:overflow-x-auto sm:overflow-y-hidden"
      onScroll={({ currentTarget }) => {
        if (frame.current !== null) frame.current.scrollLeft = currentTarget.scrollLeft;
      }}
    >
      <div style={{ width }} />
    </div>
  );
}
