// biome-ignore-all lint/suspicious/noArrayIndexKey: a part of a sum stands where it is

import type { Sources, Sum, sumOf } from '#web/components/pdf/read-sources.ts';
import type { Source } from '#web/components/pdf/source-mark.ts';

type Standing = NonNullable<ReturnType<typeof sumOf>>['as'];

const leads: Readonly<Record<Standing, string>> = {
  result: '',
  part: 'It stands in this sum:',
  example: 'Another figure of the same rule, worked out:',
};

interface WorkedSumProps {
  sum: Sum;
  as: Standing;
  sources: Sources;
  onOpen: (source: Source) => void;
}

/** A sum with the figures of the plan, each of which leads to where it is from; its result is last. */
export function WorkedSum({ sum, as, sources, onOpen }: WorkedSumProps) {
  const result = sum.findLastIndex((part) => typeof part !== 'string');
  return (
    <>
      {leads[as] !== '' && <p className="mt-1 text-sm text-ink-soft">{leads[as]}</p>}
      <p className="mt-1">
        {sum.map((part, index) => {
          if (typeof part === 'string') return part;
          const { text, mark, label } = part;
          const listed = sources.get(label);
          if (index === result) return <b key={index}>{text}</b>;
          if (listed === undefined) return text;
          return (
            <button
              key={index}
              type="button"
              aria-label={`${text}, ${label}`}
              className="worked-figure"
              onClick={() => onOpen({ letter: mark, label, page: listed.page, text })}
            >
              {text}
            </button>
          );
        })}
      </p>
    </>
  );
}
