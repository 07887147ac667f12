import type { Page } from 'playwright-core';

/** Counts the words in the page's main part that a reader sees without opening anything. */
export const visibleWords = (page: Page, without = ''): Promise<number> =>
  page.getByRole('main').evaluate((main, skipped) => {
    const isSeen = (element: HTMLElement | SVGElement) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        height > 1
      );
    };
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || parent.closest('script, style, noscript, template, option') || !isSeen(parent)) continue;
      if (skipped !== '' && parent.closest(skipped)) continue;
      seen.push(texts.currentNode.textContent ?? '');
    }
    return seen
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }, without);
