type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** For the browser to do as it always does: another button, another window, or a key for one. */
export const isForBrowser = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: Press,
  { target }: HTMLAnchorElement,
): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');
