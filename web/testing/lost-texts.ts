import type { Page } from 'playwright-core';

/** Finds text beyond the right edge, or cut off by its box. */
const lostText = () => {
  const wide = document.documentElement.clientWidth;
  const lost: string[] = [];
  if (document.documentElement.scrollWidth > wide)
    lost.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  for (const element of document.querySelectorAll('body *')) {
    if (!isVisible(element) || element.closest('svg, .sr-only, canvas, .pdf-page') !== null) continue;
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would include noscript content
    const words = (element as HTMLElement).innerText?.trim().slice(0, 50) ?? '';
    if (words !== '' && element.clientWidth > 1 && cuts(element))
      lost.push(`${element.tagName} cuts “${words}”`);
    const scrolls = (box: Element | null): boolean =>
      box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    if (words !== '' && element.getBoundingClientRect().right > wide + 1 && !scrolls(element))
      lost.push(`${element.tagName} runs over: “${words}”`);
  }
  return lost;
};

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Large text for WCAG 1.4.4: by font size, or by browser zoom, which halves the viewport. */
const doubled = 'html { font-size: 200% !important; }';

const ways = [
  { how: 'widely spaced', width: 320, style: spaced },
  { how: 'of twice the size', width: 360, style: doubled },
  { how: 'zoomed', width: 180, style: '' },
];

/** Replaces our test style sheet, which no policy refuses, and waits until everything has settled. */
const wear = async (style: string) => {
  const global = globalThis as typeof globalThis & { worn?: CSSStyleSheet };
  if (!global.worn) {
    global.worn = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, global.worn];
  }
  global.worn.replaceSync(style);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
};

/** The texts of the open page that get lost under any text settings. */
export async function lostTexts(page: Page): Promise<string[]> {
  await page
    .getByRole('heading', { level: 1, name: /^(?!Loading )/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const lost: string[] = [];
  for (const { how, width, style } of ways) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(wear, style);
    lost.push(...(await page.evaluate(lostText)).map((text) => `${page.url()}, ${how}: ${text}`));
  }
  return lost;
}
