import type { DrawnPage } from '#web/app/entry-server.tsx';
import { escapeHtml } from '#web/app/head/escape-html.ts';
import { leaveOutDrawn } from '#web/app/prerender/leave-out-drawn.ts';
import type { PageFiles } from './page-files.ts';

/** Replaces a part that the template must have exactly once. */
const replaceOnce = (text: string, part: string | RegExp, by: string): string => {
  const found = typeof part === 'string' ? text.split(part).length - 1 : (text.match(part) ?? []).length;
  if (found !== 1) throw new Error(`index.html has ${found} places that match ${part}, not one`);
  return text.replace(part, () => by);
};

/** Data, which a browser never runs; nothing in it may end the block early. */
const contentBlock = (json: string): string =>
  `<script type="application/json" id="page-content">${json.replaceAll('<', '\\u003c')}</script>`;

const bodyOf = ({ body, content }: DrawnPage, marker: string): string => {
  if (content === undefined) return `<div id="root"${marker}>${body}</div>`;
  const once = leaveOutDrawn(body, content);
  return `<div id="root"${marker}>${once.body}</div>${contentBlock(once.json)}`;
};

/** The built index.html with one page drawn into it. */
export const fillTemplate = (template: string, page: DrawnPage, files: PageFiles): string => {
  const marker =
    page.mark === undefined ? '' : ` data-page="${page.mark}" data-scripts="${files.laterScripts.join(' ')}"`;
  const titled = replaceOnce(template, /<title>[^<]*<\/title>/g, `<title>${escapeHtml(page.title)}</title>`);
  const headed = replaceOnce(titled, '<!--page-head-->', [page.head, ...files.preloads].join('\n    '));
  return replaceOnce(headed, '<div id="root"></div>', bodyOf(page, marker));
};
