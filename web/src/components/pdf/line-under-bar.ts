/** A position in a page or a block of text, as a share of its height. */
export interface Line {
  part: Element;
  down: number;
}

/** In CSS pixels, just below the sticky bar. */
const top = 64;

/** The pages, or the blocks of the text. */
export const partsIn = (frame: Element): Element[] => [
  ...frame.querySelectorAll('.pdf-page, .plan-text > *'),
];

/** The position that is read at the top of the window; undefined above the first page. */
export function lineUnderBar(frame: Element): Line | undefined {
  const part = partsIn(frame).findLast((one) => one.getBoundingClientRect().top <= top);
  if (part === undefined) return undefined;
  const box = part.getBoundingClientRect();
  return { part, down: (top - box.top) / box.height };
}

export function putUnderBar({ part, down }: Line): void {
  const box = part.getBoundingClientRect();
  scrollBy({ top: box.top + down * box.height - top, behavior: 'instant' });
}
