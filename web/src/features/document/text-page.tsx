// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { type ReactNode, useEffect, useRef } from 'react';
import type { Pieces } from '#web/components/pdf/pdf-pages.tsx';
import { OpenSource } from '#web/components/pdf/source-mark.ts';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';
import { PlanChart } from './plan-chart.tsx';
import type { TextBlock } from './read-text.ts';
import { TextFigure } from './text-figure.tsx';
import { textSize } from './text-size.ts';
import { TextTable } from './text-table.tsx';
import { TextWords } from './text-words.tsx';

interface Setting {
  opened: OpenedPdf;
  number: number;
  width: number;
  /** How large the text is, 1 being that of the site. */
  factor: number;
  onGoTo: (page: number) => void;
}

/** In CSS pixels, where letters have their usual size: the text of a phone keeps it at either side. */
const gutter = 16;
/** In CSS pixels: what the text of the narrowest phone takes, for which tables are laid out. */
const leastWidth = 288;

const all = (blocks: readonly TextBlock[], setting: Setting): ReactNode[] =>
  blocks.map((block, index) => <Block key={index} block={block} {...setting} />);

function Block({ block, ...setting }: Setting & { block: TextBlock }) {
  const { opened, number, width, factor, onGoTo } = setting;
  const ownSize = textSize();
  const inner = width - 2 * gutter * ownSize;
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
    case 'quote':
      return <blockquote>{all(block.inside, setting)}</blockquote>;
    case 'contents':
      return (
        <ul className="plan-contents">
          {block.entries.map(({ inside, page }, index) => (
            <li key={index}>
              <button type="button" onClick={() => onGoTo(page)}>
                <span>
                  <OpenSource value={undefined}>
                    <TextWords inside={inside} onGoTo={onGoTo} />
                  </OpenSource>
                </span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  <span className="sr-only">, page </span>
                  {page}
                </span>
              </button>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <TextTable table={block} size={factor * ownSize * Math.max(1, leastWidth / inner)} onGoTo={onGoTo} />
      );
    case 'figure': {
      const chart = opened.charts.get(block.alt);
      if (chart !== undefined)
        return <PlanChart chart={chart} alt={block.alt} width={inner / ownSize / factor} />;
      return block.box === undefined ? (
        <p>{block.alt}</p>
      ) : (
        <TextFigure opened={opened} number={number} box={block.box} alt={block.alt} width={width} />
      );
    }
  }
}

export interface TextPageProps extends Setting {
  blocks: readonly TextBlock[];
  /** Called with what the search looks into: the runs of the text, and the words of its charts. */
  onText: (number: number, pieces: Pieces | undefined) => void;
}

/** The text of one page of the document, at the size of the screen. */
export function TextPage({ blocks, onText, ...setting }: TextPageProps) {
  const { number, width, factor } = setting;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Drawn anew with them.
    void [blocks, width, factor];
    const drawn = [...(text.current?.querySelectorAll('[data-run], [data-label]') ?? [])];
    // What the list of contents says is found where it leads to.
    onText(
      number,
      drawn.filter((one) => one.closest('.plan-contents') === null),
    );
    return () => onText(number, undefined);
  }, [blocks, width, factor, number, onText]);
  return (
    <div ref={text} className="reading plan-text">
      {all(blocks, setting)}
    </div>
  );
}
