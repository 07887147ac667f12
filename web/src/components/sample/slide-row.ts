const slideMs = 180;

interface Slide {
  part: Element;
  from: number;
  to: number;
}

/**
 * Each part slides from its old position. When the row moved by more than one part, the old parts slide out
 * as if the new ones were next.
 */
function slidesOf(row: Element, moved: number): Slide[] {
  const parts = [...row.children];
  const view = row.clientWidth;
  if (Math.abs(moved) < view * 1.5) return parts.map((part) => ({ part, from: moved, to: 0 }));
  const step = Math.sign(moved) * view;
  const { left } = row.getBoundingClientRect();
  const isAt = (place: number): boolean => Math.abs(place) < view / 2;
  return parts.flatMap((part) => {
    const place = part.getBoundingClientRect().left - left;
    if (isAt(place)) return [{ part, from: step, to: 0 }];
    return isAt(place + moved) ? [{ part, from: moved, to: moved - step }] : [];
  });
}

/** Scrolls a row without delay, and animates the direction. */
export function slideRow(row: HTMLElement, left: number): void {
  const from = row.scrollLeft;
  row.scrollLeft = left;
  const moved = row.scrollLeft - from;
  if (moved === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Cancels the animations of the previous press.
  for (const part of row.children) for (const slide of part.getAnimations()) slide.cancel();
  const slides = slidesOf(row, moved).map(({ part, from: start, to }) =>
    part.animate([{ translate: `${start}px 0` }, { translate: `${to}px 0` }], {
      duration: slideMs,
      easing: 'ease-out',
    }),
  );
  // Otherwise the browser would snap to the animated position of a part.
  row.style.scrollSnapType = 'none';
  void Promise.allSettled(slides.map(({ finished }) => finished)).then(() => {
    if (slides.some(({ playState }) => playState !== 'finished')) return;
    row.style.scrollSnapType = '';
    // Moving parts make a row longer than it is, so anything that measures it must hear that they have
    // arrived.
    row.dispatchEvent(new Event('scroll'));
  });
}
