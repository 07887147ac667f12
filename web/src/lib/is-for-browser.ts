type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** For the browser to do as it always does: another button, another window, or a key for one. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press, link: Element): boolean =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  // As it is written: of a link in a drawing, the property is no text.
  !['', '_self'].includes(link.getAttribute('target') ?? '');
