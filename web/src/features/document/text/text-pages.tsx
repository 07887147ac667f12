// biome-ignore-all lint/suspicious/noArrayIndexKey: the words of a page keep their places
// biome-ignore-all lint/a11y/noRedundantRoles: some browsers forget them when a table is laid out as anything else
// biome-ignore-all lint/suspicious/noArrayIndexKey: the cells of a page keep their places
// biome-ignore-all lint/suspicious/noArrayIndexKey: the blocks of a page keep their places
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { classNames } from '#web/components/class-names.ts';
import { PdfPage } from '#web/components/pdf/pdf-page.tsx';
import type { Pieces } from '#web/components/pdf/pdf-pages.tsx';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';
import { YearFigure } from '#web/components/plan-brief/year-figure.tsx';
import type { Inline, TextTable as Table, TextBlock } from './read-text.ts';
import { TextSkeleton } from './text-skeleton.tsx';

interface TextFigureProps {
  opened: OpenedPdf;
  number: number;
  /** The position on the page, in points from the bottom left. */
  box: readonly number[];
  /** The alternative text. */
  alt: string;
  /** In CSS pixels. */
  width: number;
}

/** The part of a page with a picture, at the available width or twice that. */
function TextFigure({ opened: { pdf, size }, number, box, alt, width }: TextFigureProps) {
  const [large, setLarge] = useState(false);
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const scale = ((large ? 2 : 1) * width) / (right - left);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The point of interest is usually in the middle rather than at the edge.
    const { current } = frame;
    if (large && current !== null) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [large]);
  const Icon = large ? ZoomOut : ZoomIn;
  return (
    <figure className="plan-figure mt-3">
      <div
        ref={frame}
        className={classNames('max-w-full', large && 'overflow-x-auto')}
        {...(large && { role: 'group', tabIndex: 0, 'aria-label': 'Picture' })}
      >
        <div
          role="img"
          aria-label={alt}
          className="relative overflow-clip bg-white"
          style={{ width: Math.floor((right - left) * scale), height: Math.ceil((top - bottom) * scale) }}
        >
          <div className="absolute" style={{ left: -left * scale, top: -(size[1] - top) * scale }}>
            <PdfPage pdf={pdf} number={number} scale={scale} size={size} />
          </div>
        </div>
      </div>
      <figcaption>
        <button
          type="button"
          aria-pressed={large}
          className="flex gap-1.5 items-center min-h-11 ml-auto text-leaf font-semibold cursor-pointer focus-visible:outline-2 focus-visible:outline-leaf"
          onClick={() => setLarge(!large)}
        >
          <Icon aria-hidden className="size-5" />
          Enlarge
        </button>
      </figcaption>
    </figure>
  );
}

const linkLook =
  'cursor-pointer text-leaf underline underline-offset-4 hover:text-leaf-strong focus-visible:outline-2 focus-visible:outline-leaf';

interface TextWordsProps {
  inside: readonly Inline[];
  onGoTo: (page: number) => void;
}

function Word({ one, onGoTo }: { one: Inline; onGoTo: TextWordsProps['onGoTo'] }) {
  switch (one.kind) {
    case 'gap':
      return ' ';
    case 'break':
      return <br />;
    case 'run': {
      const Run = one.strong ? 'strong' : 'span';
      return <Run data-run="">{one.text}</Run>;
    }
    case 'link': {
      const { to } = one;
      const words = <TextWords inside={one.inside} onGoTo={onGoTo} />;
      if ('page' in to)
        return (
          <button type="button" className={linkLook} onClick={() => onGoTo(to.page)}>
            {words}
          </button>
        );
      return (
        <a href={to.url} target="_blank" rel="noopener noreferrer" className={linkLook}>
          {words}
        </a>
      );
    }
  }
}

/** Each run is an element, so that the search can find it. */
const TextWords = ({ inside, onGoTo }: TextWordsProps) =>
  inside.map((one, index) => <Word key={index} one={one} onGoTo={onGoTo} />);

const plainWords = (inside: readonly Inline[]): string =>
  inside
    .map((one) => (one.kind === 'run' ? one.text : one.kind === 'link' ? plainWords(one.inside) : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const figure = /^[−–-]?[$\d][\d,.%$]*$/;

/**
 * A table of the plan. On a phone each row is a block: its name, then each cell after the name of its column.
 */
function TextTable({ table: { heads, rows }, onGoTo }: { table: Table; onGoTo: (page: number) => void }) {
  const names = heads.map(plainWords);
  return (
    <table role="table" className="plan-table">
      {names.length > 0 && (
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, at) => (
              <th key={at} role="columnheader" scope="col">
                <TextWords inside={head} onGoTo={onGoTo} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody role="rowgroup">
        {rows.map((row, line) => (
          <tr key={line} role="row">
            {row.map((cell, at) => {
              const words = plainWords(cell);
              return at === 0 ? (
                <th key={at} role="rowheader" scope="row">
                  <TextWords inside={cell} onGoTo={onGoTo} />
                </th>
              ) : (
                <td
                  key={at}
                  role="cell"
                  data-name={names[at] || undefined}
                  className={classNames(figure.test(words) && 'figure', words === '' && 'empty')}
                >
                  <TextWords inside={cell} onGoTo={onGoTo} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Setting {
  opened: OpenedPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  onGoTo: (page: number) => void;
}

const all = (blocks: readonly TextBlock[], setting: Setting): ReactNode[] =>
  blocks.map((block, index) => <Block key={index} block={block} {...setting} />);

function Block({ block, ...setting }: Setting & { block: TextBlock }) {
  const { opened, number, width, onGoTo } = setting;
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <TextWords inside={block.inside} onGoTo={onGoTo} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p data-look={block.look}>
          <TextWords inside={block.inside} onGoTo={onGoTo} />
        </p>
      );
    case 'list': {
      const List = block.numbered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item.number} {...(block.numbered && { value: item.number })}>
              {all(item.inside, setting)}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TextTable table={block} onGoTo={onGoTo} />;
    case 'figure':
      return block.box === undefined ? (
        <p>{block.alt}</p>
      ) : (
        <TextFigure opened={opened} number={number} box={block.box} alt={block.alt} width={width} />
      );
  }
}

interface TextPageProps extends Setting {
  blocks: readonly TextBlock[];
  /** Called with the runs of the text for the search. */
  onText: (number: number, pieces: Pieces | undefined) => void;
}

/** The text of one page of the document, at the size of the screen. */
function TextPage({ blocks, onText, ...setting }: TextPageProps) {
  const { number, width } = setting;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A change of these redraws the runs.
    void [blocks, width];
    onText(number, [...(text.current?.querySelectorAll('[data-run]') ?? [])]);
    return () => onText(number, undefined);
  }, [blocks, width, number, onText]);
  return (
    <div ref={text} className="reading max-w-measure plan-text">
      {all(blocks, setting)}
    </div>
  );
}

interface TextPagesProps {
  opened: OpenedPdf;
  brief: PlanBrief | undefined;
  pages: readonly TextBlock[][];
  /** In CSS pixels. */
  width: number;
  /** The size of the text, where 1 is the site's. */
  factor: number;
  onText: (number: number, pieces: Pieces | undefined) => void;
  onGoTo: (page: number) => void;
}

/** The document as text, page by page. */
export const TextPages = ({ opened, brief, pages, width, factor, onText, onGoTo }: TextPagesProps) => (
  <div className="document-sheet" style={{ fontSize: `${factor * 100}%` }}>
    {brief !== undefined && (
      <div className="pb-4 sm:pt-3">
        <YearFigure brief={brief} className="" isWide />
      </div>
    )}
    {pages.length === 0 && <TextSkeleton />}
    {pages.map((blocks, index) => {
      const number = index + 1;
      return (
        <section
          key={number}
          aria-label={`Page ${number}`}
          data-page={number}
          className="scroll-mt-20 border-t border-line py-6 first:border-t-0 first:pt-3"
        >
          <TextPage {...{ opened, number, blocks, width, onText, onGoTo }} />
        </section>
      );
    })}
  </div>
);
