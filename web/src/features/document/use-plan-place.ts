import type { RefObject } from 'react';
import { lineUnderBar, partsIn, putUnderBar } from '#web/components/pdf/line-under-bar.ts';
import { useLeftPlace } from '#web/lib/use-left-place.ts';
import type { Layout } from './layout-switch.tsx';

/** The line at the top of the window: the index of its part, and how far down in it. */
interface PlanPlace {
  layout: Layout;
  at: number;
  down: number;
}

export const savedPlanPlace = (): PlanPlace | undefined => history.state?.plan;

/** After the reader chooses a layout, the stored position must not restore the old one. */
export const forgetPlace = (): void => history.replaceState({ ...history.state, plan: undefined }, '');

/**
 * Restores the reading position on a return, even while the text still loads page by page, and after turning
 * the device.
 */
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
      const left = savedPlanPlace();
      if (pages.current === null || left?.layout !== layout) return;
      const part = partsIn(pages.current)[left.at];
      if (part !== undefined) putUnderBar({ part, down: left.down });
    },
    holds: true,
  });
}
