/*
 * What the page shows stands in it once: the block of content only says where (leave-out-drawn.ts), and the browser
 * takes it from there.
 */

/** A text, an attribute or the HTML of a marked element. */
export interface Place {
  drawnAt: readonly [
    /** Counted over the marked elements. */
    element: number,
    /** By which is known whether it still is what was drawn; of HTML that of its text. */
    length: number,
    /** The text of one of its nodes, HTML, or an attribute of this name; without it, all of its text. */
    of?: number | string,
  ];
}

export const drawnMark = 'data-drawn';
export const ofHtml = 'html';

const textOf = (element: Element, of: number | string | undefined): string | null | undefined => {
  if (typeof of === 'number') return element.childNodes[of]?.textContent;
  return of === undefined || of === ofHtml ? element.textContent : element.getAttribute(of);
};

/**
 * For the browser, before anything of the page has come to life. Undefined when the page is no longer what was drawn:
 * a translator or an extension may have been there first.
 */
export const takeDrawn = (json: string, root: ParentNode): Readonly<Record<string, unknown>> | undefined => {
  const elements = [...root.querySelectorAll(`[${drawnMark}]`)];
  // Their HTML is taken as it is without.
  for (const element of elements) element.removeAttribute(drawnMark);
  let isWhole = true;
  const content = JSON.parse(json, (_key, value: Partial<Place> | null): unknown => {
    if (value?.drawnAt === undefined) return value;
    const [nth, length, of] = value.drawnAt;
    const element = elements[nth];
    const text = element && textOf(element, of);
    if (text?.length !== length) isWhole = false;
    return of === ofHtml ? element?.innerHTML : text;
  });
  return isWhole ? content : undefined;
};
