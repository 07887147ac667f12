import type { PathContent } from '#shared/contract/content-files.ts';
import { PreparedHtml } from '#web/components/prepared-html.tsx';
import { counted } from './counted.ts';

const quote = /<blockquote>\s*<p><strong>(?:[^<:]*:)?\s*([^<]+)<\/strong>.*?<\/blockquote>/s;

/** The first template of the open sections, if it is one of the kit's. */
function findTemplate({ sections, kit }: PathContent) {
  for (const { html, id } of sections) {
    const [found, title = ''] = quote.exec(html ?? '') ?? [];
    const isInKit = kit?.templates.some((one) => one.title.toLowerCase() === title.trim().toLowerCase());
    if (found !== undefined && isInKit) return { id, html: found };
  }
  return undefined;
}

/** One of the templates as it is, out of what anybody may read. */
export function OpenTemplate({ published }: { published: PathContent }) {
  const template = findTemplate(published);
  if (template === undefined) return null;
  return (
    <figure className="open-template">
      <PreparedHtml html={template.html} />
      <figcaption>
        One of the {counted(published.kit?.templates.length ?? 1, 'template', 'templates')}; this one is free,{' '}
        <a href={`#${template.id}`}>in the sections above</a>.
      </figcaption>
    </figure>
  );
}
