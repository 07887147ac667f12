import type { DrawnPage } from '#web/app/entry-server.tsx';
import { escapeHtml } from '#web/app/head/escape-html.ts';

/** Replaces a part that the template must have exactly once. */
const replaceOnce = (text: string, part: string | RegExp, by: string): string => {
  const found = typeof part === 'string' ? text.split(part).length - 1 : (text.match(part) ?? []).length;
  if (found !== 1) throw new Error(`index.html has ${found} places that match ${part}, not one`);
  return text.replace(part, () => by);
};

/** A data block, which browsers never run. Only these tags could end it early. */
const contentBlock = (content: object): string => {
  const json = JSON.stringify(content).replaceAll(/<(?=\/?script|!--)/gi, '\\u003c');
  return `<script type="application/json" id="page-content">${json}</script>`;
};

/**
 * Puts one drawn page into the built index.html. The script has a low priority and no preload links, so that the first
 * paint has the network.
 */
export const fillTemplate = (template: string, page: DrawnPage, fontLinks: readonly string[]): string => {
  const marker = page.mark === undefined ? '' : ` data-page="${page.mark}"`;
  const content = page.content === undefined ? '' : contentBlock(page.content);
  const titled = replaceOnce(template, /<title>[^<]*<\/title>/g, `<title>${escapeHtml(page.title)}</title>`);
  const headed = replaceOnce(titled, '<!--page-head-->', [page.head, ...fontLinks].join('\n    '));
  const calm = replaceOnce(headed, '<script type="module"', '<script type="module" fetchpriority="low"');
  return replaceOnce(calm, '<div id="root"></div>', `<div id="root"${marker}>${page.body}</div>${content}`);
};
