// biome-ignore-all lint/suspicious/noArrayIndexKey: the words of a page keep their places

import type { Inline } from './read-inline.ts';

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
export const TextWords = ({ inside, onGoTo }: TextWordsProps) =>
  inside.map((one, index) => <Word key={index} one={one} onGoTo={onGoTo} />);

export const plainWords = (inside: readonly Inline[]): string =>
  inside
    .map((one) => (one.kind === 'run' ? one.text : one.kind === 'link' ? plainWords(one.inside) : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
