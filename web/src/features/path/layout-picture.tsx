import type { LayoutBlock } from '#shared/contract/content-files.ts';
import { drawLayout, pageWidth } from './draw-layout.ts';

export interface LayoutPictureProps {
  title: string;
  number: number;
  of: number;
  layout: readonly LayoutBlock[];
}

/** The first page of what is locked: its title, its tables, lists and scripts where they are, and no text to be read. */
export function LayoutPicture({ title, number, of, layout }: LayoutPictureProps) {
  const { height, text, rules, strong, accent, ground, names } = drawLayout(layout);
  return (
    <figure className="layout-picture">
      <div className="layout-page">
        <p aria-hidden>
          <span>
            Section {number} of {of}
          </span>
          {title}
        </p>
        <div>
          <svg
            viewBox={`0 0 ${pageWidth} ${height}`}
            role="img"
            aria-label={`The layout of the section “${title}”, without its text`}
          >
            <path d={ground} className="fill-leaf-tint" />
            <path d={rules} className="fill-edge" />
            <path d={text} className="fill-line-strong" />
            <path d={strong} className="fill-ink" />
            <path d={accent} className="fill-leaf" />
            {names.map(({ text: name, x, y }) => (
              <text key={y} x={x} y={y} className="layout-name">
                {name}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <figcaption>Section {number} as it lies on the page, its words left out.</figcaption>
    </figure>
  );
}
