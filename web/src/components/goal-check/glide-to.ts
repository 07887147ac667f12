const glideMs = 300;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls an element smoothly to the top of the window; the user’s own scrolling interrupts it. */
export function glideTo(target: HTMLElement): void {
  const from = scrollY;
  target.scrollIntoView({ behavior: 'instant' });
  const to = scrollY;
  if (to === from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  scrollTo({ top: from, behavior: 'instant' });
  const stopped = new AbortController();
  for (const kind of ['wheel', 'touchstart', 'pointerdown'])
    addEventListener(kind, () => stopped.abort(), { signal: stopped.signal, passive: true });
  let began: number | undefined;
  const step = (nowMs: number) => {
    if (stopped.signal.aborted) return;
    began ??= nowMs;
    const part = Math.min(1, (nowMs - began) / glideMs);
    if (part < 1) {
      scrollTo({ top: from + (to - from) * easeOut(part), behavior: 'instant' });
      requestAnimationFrame(step);
      return;
    }
    target.scrollIntoView({ behavior: 'instant' });
    stopped.abort();
  };
  requestAnimationFrame(step);
}
