import type { BrowserContext, Page } from 'playwright-core';

/** Counts the effort that a journey through the site asks of a person. */
export interface Effort {
  /** Counts one tap for each link, button, box and text field, and two for a list. */
  taps: number;
  fields: number;
  pages: number;
}

/** Counts from now on what the page receives. A field that a test fills in counts as one tap. */
export async function countTaps(context: BrowserContext, page: Page): Promise<() => Effort> {
  let presses = 0;
  const texts = new Set<string>();
  const lists = new Set<string>();
  const pages: string[] = [];
  await context.exposeFunction('countPress', () => {
    presses += 1;
  });
  await context.exposeFunction('countField', (name: string, isList: boolean) => {
    (isList ? lists : texts).add(name);
  });
  await context.addInitScript(() => {
    const seen = globalThis as unknown as {
      countPress: () => void;
      countField: (name: string, isList: boolean) => void;
    };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && seen.countPress(), { capture: true });
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) seen.countField(`${location.pathname} ${target.id}`, true);
      },
      { capture: true },
    );
    addEventListener(
      'input',
      ({ target }) => {
        const isText =
          (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
          target instanceof HTMLTextAreaElement;
        if (isText) seen.countField(`${location.pathname} ${target.id}`, false);
      },
      { capture: true },
    );
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (pathname !== pages.at(-1)) pages.push(pathname);
  });
  return () => ({
    taps: presses + texts.size + 2 * lists.size,
    fields: texts.size + lists.size,
    pages: pages.length,
  });
}
