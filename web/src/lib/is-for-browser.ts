type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Leaves the click to the browser: another mouse button, a modifier key, or another window. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press, link: Element): boolean =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  // The attribute, because the property of a link inside an SVG is not a string.
  !['', '_self'].includes(link.getAttribute('target') ?? '');
