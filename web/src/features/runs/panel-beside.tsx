import { type ReactNode, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { useScrollEdges } from '#web/components/use-scroll-edges.ts';

export const panelLook =
  'dark-band on-night -mx-4 sm:max-lg:-mx-6 lg:mx-0 lg:rounded-md forced-colors:lg:border';
/** Fades the bottom when more follows, so that no line is cut. */
const fadesBelow = '[mask-image:linear-gradient(#000_calc(100%-4rem),transparent)]';

/**
 * How the answers are read, next to the editable form and no higher than the window. A phone has it behind
 * the bar at its bottom.
 */
export function PanelBeside({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { scrolls, after } = useScrollEdges(box);
  return (
    <div className={classNames(panelLook, 'max-lg:hidden lg:flex lg:max-h-[calc(100dvh-3rem)]')}>
      <div
        ref={box}
        // Makes it scrollable by keyboard.
        tabIndex={scrolls ? 0 : undefined}
        className={classNames(
          'min-w-0 grow overflow-y-auto overscroll-contain p-6 [scrollbar-width:thin] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-mist',
          after && fadesBelow,
        )}
      >
        <div>{children}</div>
      </div>
    </div>
  );
}
