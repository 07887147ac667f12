// biome-ignore-all lint/suspicious/noArrayIndexKey: what a page says stands where it is

import { use } from 'react';
import { isOfAnother } from '#web/components/pdf/read-sources.ts';
import { ListedSources, OpenSource, readSource } from '#web/components/pdf/source-mark.ts';
import { isPair, keepPairs } from '#web/lib/keep-pairs.ts';
import type { Inline } from './read-inline.ts';

const linkLook =
  'cursor-pointer text-leaf underline underline-offset-4 hover:text-leaf-strong focus-visible:outline-2 focus-visible:outline-leaf';

/** An id as long as a line of a phone breaks in its middle, if it has to. */
function atLongId(text: string): [head: string, tail: string] {
  const id = /run_\w{30,}/.exec(text);
  if (id === null) return [text, ''];
  const middle = id.index + Math.ceil(id[0].length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}

export interface TextWordsProps {
  inside: readonly Inline[];
  onGoTo: (page: number) => void;
}

interface SourceMarkProps {
  mark: Extract<Inline, { kind: 'mark' }>;
  before: Inline | undefined;
}

function SourceMark({ mark: { text, name, page }, before }: SourceMarkProps) {
  const open = use(OpenSource);
  const sources = use(ListedSources);
  const source = readSource(name, page);
  if (open === undefined || source === undefined)
    return (
      <sup aria-hidden title={name} className="source-mark">
        {text}
      </sup>
    );
  const figure = before?.kind === 'run' ? before.text : undefined;
  const listed = sources.get(source.label);
  // No letter rather than another figure’s reason.
  if (source.letter === 'D' && listed !== undefined && isOfAnother(listed, figure ?? '')) return null;
  // A line may break at a button, and not between a figure and its letter: the button lies over that.
  return (
    <sup className="source-mark">
      <button
        type="button"
        aria-label={`${text}, ${name}`}
        aria-haspopup="dialog"
        onClick={() => open(figure === undefined ? source : { ...source, text: figure })}
      />
      <span aria-hidden>{text}</span>
    </sup>
  );
}

interface WordProps {
  one: Inline;
  before: Inline | undefined;
  after: Inline | undefined;
  onGoTo: TextWordsProps['onGoTo'];
}

const textOf = (one: Inline | undefined): string => (one?.kind === 'run' ? one.text : '');

/** The comma that follows a link to a page: a line may break behind a button, and not before that. */
const endOf = (link: Inline | undefined, next: Inline | undefined): string =>
  link?.kind === 'link' && 'page' in link.to ? (/^[,.;:)]+/.exec(textOf(next))?.[0] ?? '') : '';

function Word({ one, before, after, onGoTo }: WordProps) {
  switch (one.kind) {
    case 'gap':
      return isPair(textOf(before), textOf(after)) ? '\u00a0' : ' ';
    case 'break':
      return <br />;
    case 'mark':
      return <SourceMark mark={one} before={before} />;
    case 'run': {
      const Run = one.strong ? 'strong' : 'span';
      const large = one.large || undefined;
      const [head, tail] = atLongId(keepPairs(one.text.slice(endOf(before, one).length)));
      return (
        <>
          <Run data-run="" data-large={large}>
            {head}
            {tail !== '' && <wbr />}
          </Run>
          {tail !== '' && (
            <Run data-run="" data-large={large}>
              {tail}
            </Run>
          )}
        </>
      );
    }
    case 'link': {
      const { to } = one;
      const words = (
        <OpenSource value={undefined}>
          <TextWords inside={one.inside} onGoTo={onGoTo} />
        </OpenSource>
      );
      if ('page' in to)
        return (
          <span className="whitespace-nowrap">
            <button type="button" className={`${linkLook} whitespace-normal`} onClick={() => onGoTo(to.page)}>
              {words}
            </button>
            {endOf(one, after) !== '' && <span data-run="">{endOf(one, after)}</span>}
          </span>
        );
      return (
        <a href={to.url} target="_blank" rel="noopener noreferrer" className={linkLook}>
          {words}
        </a>
      );
    }
  }
}

/** The search finds each run. */
export const TextWords = ({ inside, onGoTo }: TextWordsProps) =>
  inside.map((one, index) => (
    <Word key={index} one={one} before={inside[index - 1]} after={inside[index + 1]} onGoTo={onGoTo} />
  ));

/** As a reader of a table would hear it. */
export const plainWords = (inside: readonly Inline[]): string =>
  inside
    .map((one) => (one.kind === 'run' ? one.text : one.kind === 'link' ? plainWords(one.inside) : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
