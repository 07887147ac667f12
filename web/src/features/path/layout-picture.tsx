import type { LayoutBlock } from '#shared/contract/content-files.ts';
import { drawLayout, pageWidth } from './draw-layout.ts';

/** How a locked section lies on the page: its tables, lists and scripts where they are, and no text to be read. */
export function LayoutPicture({ title, layout }: { title: string; layout: readonly LayoutBlock[] }) {
  const { height, text, strong, accent, ground } = drawLayout(layout);
  return (
    <figure className="card overflow-hidden p-4">
      <div className="max-h-72 overflow-hidden">
        <svg
          viewBox={`0 0 ${pageWidth} ${height}`}
          role="img"
          aria-label={`The layout of the section “${title}”, without its text`}
          className="mx-auto w-full max-w-sm"
        >
          <path d={ground} className="fill-leaf-tint" />
          <path d={text} className="fill-edge" />
          <path d={strong} className="fill-ink-soft" />
          <path d={accent} className="fill-leaf" />
        </svg>
      </div>
      <figcaption className="mt-3 border-t border-line pt-2 text-sm text-ink-soft">
        How “{title}” is laid out: a bar for each line of text, a shaded place for each script to copy and
        each diagram.
      </figcaption>
    </figure>
  );
}
