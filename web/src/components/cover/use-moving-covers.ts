import { useEffect } from 'react';

/** Covers that are pressed on this page go to the head of theirs; how, comes after the page. */
export const useMovingCovers = (): void =>
  useEffect(() => {
    void import('./cover-move.ts').then(
      ({ followCovers }) => followCovers(),
      // Without it pages come as they always did.
      () => undefined,
    );
  }, []);
