import { useEffect } from 'react';

/** Animates pressed covers to the head of their page; the code loads after the page. */
export const useMovingCovers = (): void =>
  useEffect(() => {
    void import('./cover-move.ts').then(
      ({ followCovers }) => followCovers(),
      // Without the animation, pages appear as usual.
      () => undefined,
    );
  }, []);
