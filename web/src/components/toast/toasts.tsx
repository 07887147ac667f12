import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CloseButtonProps,
  cssTransition,
  type IconProps,
  ToastContainer,
} from 'react-toastify/unstyled';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import './toasts.css';

/** The area of up to two toasts, measured from the top right corner. */
const reach = { width: 22 * 16 + 32, height: 160 };

const liesUnderToasts = (element: Element): boolean => {
  const { top, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && top < reach.height && right > window.innerWidth - reach.width;
};

/** Whether the focused element is where toasts appear; they then move to the bottom of the window. */
function useClearOfFocus(place: RefObject<HTMLElement | null>): boolean {
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const focused = document.activeElement;
      if (focused === null || place.current?.contains(focused)) return;
      setCovered(focused !== document.body && liesUnderToasts(focused));
    };
    // Waits a moment, because a focused element is usually scrolled into view right after.
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('focusin', follow);
    addEventListener('scroll', follow, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', follow);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [place]);
  return isCovered;
}

// A custom animation must mark itself as one, because the toast’s timer starts when it ends.
const slide = cssTransition({
  enter: 'Toastify--animate toast-enter',
  exit: 'Toastify--animate toast-exit',
  collapseDuration: 150,
});

const kinds = {
  success: { Icon: CircleCheck, word: 'Done' },
  error: { Icon: CircleX, word: 'Problem' },
  info: { Icon: Info, word: 'Note' },
} as const;

function ToastIcon({ type }: IconProps) {
  const { Icon, word } = type === 'success' || type === 'error' ? kinds[type] : kinds.info;
  return (
    <>
      <Icon aria-hidden className="size-5" />
      <VisuallyHidden>{word}: </VisuallyHidden>
    </>
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="Close this message"
      className="-my-2 -mr-2 ml-auto inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-soft hover:text-ink focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-leaf"
      onClick={closeToast}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

/**
 * Where toasts appear: never over the focused element. It has its own style sheet, because the policy forbids
 * the one that the library would inject.
 */
export function Toasts() {
  const place = useRef<HTMLDivElement>(null);
  const isCovered = useClearOfFocus(place);
  return (
    <div ref={place} className={isCovered ? 'toasts-at-foot' : undefined}>
      <ToastContainer
        aria-label="Messages"
        position="top-right"
        autoClose={5000}
        theme="light"
        role="status"
        draggable
        draggablePercent={80}
        pauseOnHover
        pauseOnFocusLoss
        icon={ToastIcon}
        closeButton={CloseToast}
        transition={slide}
      />
    </div>
  );
}
