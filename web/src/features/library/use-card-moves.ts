import { type RefObject, useLayoutEffect, useRef } from 'react';

const moveMs = 180;
const movable = '.path-card';

/** Identifies a path, because filtered lists re-create the card of a shelf. */
const keyOf = (card: Element): string | null | undefined => card.querySelector('a')?.getAttribute('href');

/** How far a card moved, if its old or new position is visible; undefined for a new card. */
export function moveOf(
  before: DOMRect | undefined,
  after: DOMRect,
  windowHeight: number,
): string | undefined {
  if (before === undefined) return undefined;
  const [x, y] = [before.left - after.left, before.top - after.top];
  const isSeen = (place: DOMRect) => place.bottom > 0 && place.top < windowHeight;
  return (x !== 0 || y !== 0) && (isSeen(before) || isSeen(after)) ? `${x}px ${y}px` : undefined;
}

/**
 * Animates the remaining cards of a filter from their old positions. Returns a function to call before each
 * change.
 */
export function useCardMoves(finder: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Map<ReturnType<typeof keyOf>, DOMRect>>(undefined);
  const cards = () => finder.current?.querySelectorAll(movable) ?? [];

  useLayoutEffect(() => {
    const places = before.current;
    before.current = undefined;
    if (places === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // All are measured before the first is moved.
    const moves = [...cards()].map((card) => {
      const move = moveOf(places.get(keyOf(card)), card.getBoundingClientRect(), window.innerHeight);
      return [card, move] as const;
    });
    for (const [card, translate] of moves)
      if (translate !== undefined)
        card.animate([{ translate }, { translate: '0 0' }], { duration: moveMs, easing: 'ease-out' });
  });

  return () => {
    before.current = new Map([...cards()].map((card) => [keyOf(card), card.getBoundingClientRect()]));
  };
}
