import type { RefObject } from 'react';
import { lineUnderBar, partsIn, putUnderBar } from '#web/components/pdf/line-under-bar.ts';
import { useLeftPlace } from '#web/lib/use-left-place.ts';
import type { Layout } from './layout-switch.tsx';

/** The line that was read first in the window: in which part of the document, counted through, and how far down that. */
interface PlanPlace {
  layout: Layout;
  at: number;
  down: number;
}

export const leftPlace = (): PlanPlace | undefined => history.state?.plan;

/** The layout of one’s choice counts from now on, also before its place is written down. */
export const forgetPlace = (): void => history.replaceState({ ...history.state, plan: undefined }, '');

/** Who comes back to a document reads on where they left it, though its text comes page by page, and so does who turns the window. */
export function usePlanPlace(pages: RefObject<HTMLElement | null>, layout: Layout): void {
  useLeftPlace({
    keep: () => {
      if (pages.current === null) return;
      const line = lineUnderBar(pages.current);
      const plan: PlanPlace | undefined = line && {
        layout,
        at: partsIn(pages.current).indexOf(line.part),
        down: line.down,
      };
      history.replaceState({ ...history.state, plan }, '');
    },
    goBack: () => {
      const left = leftPlace();
      if (pages.current === null || left?.layout !== layout) return;
      const part = partsIn(pages.current)[left.at];
      if (part !== undefined) putUnderBar({ part, down: left.down });
    },
    holds: true,
  });
}
