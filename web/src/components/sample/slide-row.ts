const slideMs = 180;

/** Scrolls a row at once, and shows which way it went: its parts come from where they were. */
export function slideRow(row: HTMLElement, left: number): void {
  const from = row.scrollLeft;
  row.scrollLeft = left;
  const moved = row.scrollLeft - from;
  if (moved === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const parts = [...row.children];
  // Of the press before: what ends is the way on.
  for (const part of parts) for (const slide of part.getAnimations()) slide.cancel();
  const slides = parts.map((part) =>
    part.animate([{ translate: `${moved}px 0` }, { translate: '0 0' }], {
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
