// biome-ignore-all lint/suspicious/noArrayIndexKey: the blocks of a page keep their places

import { type ReactNode, useEffect, useRef } from 'react';
import type { Pieces } from '#web/components/pdf/pdf-pages.tsx';
import type { OpenedPdf } from '#web/components/pdf/use-pdf.ts';
import type { TextBlock } from './read-text.ts';
import { TextFigure } from './text-figure.tsx';
import { TextTable } from './text-table.tsx';
import { TextWords } from './text-words.tsx';

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
export function TextPage({ blocks, onText, ...setting }: TextPageProps) {
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
