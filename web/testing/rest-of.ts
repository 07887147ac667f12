import type { Page } from 'playwright-core';

/** When all that moves by itself, and ends, has ended. */
export const restOf = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
