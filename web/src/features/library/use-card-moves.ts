import { type RefObject, useLayoutEffect, useRef } from 'react';

const moveMs = 180;
const movable = '.path-card';

/** Which path it is: a shelf and what was found draw it anew. */
const keyOf = (card: Element): string | null | undefined => card.querySelector('a')?.getAttribute('href');

/** How far something moved that is seen where it was or where it is; nothing for what only appeared. */
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

/** What a filter leaves goes from where it stood to where it stands now. Answers with what to call before a change. */
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
