import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { buttonLook } from './button-look.ts';

export const moreItemLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-sm px-3 text-left text-ink no-underline ' +
  'hover:bg-leaf-tint focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-leaf';

export interface MoreMenuProps {
  /** List items; pressing any entry closes the menu. */
  children: ReactNode;
}

const gapPixels = 4;

/** Groups rarely used actions. A popover closes on Escape or a press elsewhere. */
export function MoreMenu({ children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  /** Places it under its button and inside the window. */
  const place = () => {
    const [from, to] = [button.current, sheet.current];
    if (from === null || to === null) return;
    const { bottom, right } = from.getBoundingClientRect();
    to.style.top = `${bottom + scrollY + gapPixels}px`;
    to.style.right = `${document.documentElement.clientWidth - right}px`;
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={`${buttonLook({ variant: 'secondary' })} max-sm:px-3`}
      >
        More
        <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press bubbles up from an entry, which is a button or a link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="absolute inset-auto m-0 w-60 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-sheet p-2 shadow-float"
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
        onClick={() => sheet.current?.hidePopover()}
      >
        <ul>{children}</ul>
      </div>
    </>
  );
}
