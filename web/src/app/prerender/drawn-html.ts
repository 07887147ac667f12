/*
 * HTML of the content that the page shows stands in it once: the block of content only says where, and the browser
 * takes it from there.
 */
interface Place {
  /** Counted over the page's prepared parts (components/prepared-html.tsx). */
  drawnPart: number;
}

/** For the build: what JSON is written of a content whose page was drawn as this. */
export const leaveOutDrawn = (body: string): ((key: string, value: unknown) => unknown) => {
  const parts = [...body.matchAll(/<div[^>]*\sdata-prepared=""[^>]*>/g)].map(
    (match) => match.index + match[0].length,
  );
  return (_key, value) => {
    if (typeof value !== 'string' || value === '') return value;
    const drawnPart = parts.findIndex((start) => body.startsWith(`${value}</div>`, start));
    return drawnPart === -1 ? value : ({ drawnPart } satisfies Place);
  };
};

/** For the browser, before anything of the page has come to life. */
export const takeDrawn = (root: ParentNode) => {
  const parts = root.querySelectorAll('[data-prepared]');
  return (_key: string, value: Partial<Place> | null): unknown =>
    value?.drawnPart === undefined ? value : parts[value.drawnPart]?.innerHTML;
};
