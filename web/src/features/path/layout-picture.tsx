import type { LayoutBlock } from '#shared/contract/content-files.ts';
import { drawLayout, pageWidth } from './draw-layout.ts';

/** How a locked section lies on the page: its tables, lists and scripts where they are, and no text to be read. */
export function LayoutPicture({ title, layout }: { title: string; layout: readonly LayoutBlock[] }) {
  const { height, text, strong, accent, ground } = drawLayout(layout);
  return (
    <figure className="layout-picture card">
      <div>
        <svg
          viewBox={`0 0 ${pageWidth} ${height}`}
          role="img"
          aria-label={`The layout of the section “${title}”, without its text`}
        >
          <path d={ground} className="fill-leaf-tint" />
          <path d={text} className="fill-edge" />
          <path d={strong} className="fill-ink-soft" />
          <path d={accent} className="fill-leaf" />
        </svg>
      </div>
      <figcaption>
        How “{title}” is laid out: a bar a line, a shaded place for each script and diagram.
      </figcaption>
    </figure>
  );
}
