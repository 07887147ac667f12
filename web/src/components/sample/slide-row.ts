const slideMs = 180;

interface Slide {
  part: Element;
  from: number;
  to: number;
}

/** Each part comes from where it was; past more than one, what was in view gives way to what is now, as if it were the next. */
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

/** Scrolls a row at once, and shows which way it went. */
export function slideRow(row: HTMLElement, left: number): void {
  const from = row.scrollLeft;
  row.scrollLeft = left;
  const moved = row.scrollLeft - from;
  if (moved === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Of the press before: what ends is the way on.
  for (const part of row.children) for (const slide of part.getAnimations()) slide.cancel();
  const slides = slidesOf(row, moved).map(({ part, from: start, to }) =>
    part.animate([{ translate: `${start}px 0` }, { translate: `${to}px 0` }], {
      duration: slideMs,
      easing: 'ease-out',
    }),
  );
  // Else the browser would snap to where a part is seen to be on its way.
  row.style.scrollSnapType = 'none';
  void Promise.allSettled(slides.map(({ finished }) => finished)).then(() => {
    if (slides.some(({ playState }) => playState !== 'finished')) return;
    row.style.scrollSnapType = '';
    // Parts on their way make a row longer than it is: whoever measures it hears that they have arrived.
    row.dispatchEvent(new Event('scroll'));
  });
}
