/** How far down a page or a block of text something is, as a share of it. */
export interface Line {
  part: Element;
  down: number;
}

/** In CSS pixels: just under the bar that stays in view. */
const top = 64;

/** The pages, or the blocks of the text. */
export const partsIn = (frame: Element): Element[] => [
  ...frame.querySelectorAll('.pdf-page, .plan-text > *'),
];

/** What is read first in the window; nothing above the first page. */
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
