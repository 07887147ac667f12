import type { ContentSection } from '#shared/contract/content-files.ts';
import { WholeWords } from '#web/components/whole-words.tsx';

export interface LockedRowsProps {
  sections: readonly ContentSection[];
  /** The number of the first locked section in the path. */
  from: number;
}

/** The titles of the locked sections, without their text. */
export function LockedRows({ sections, from }: LockedRowsProps) {
  return (
    <ol className="locked-rows mt-3">
      {sections.map(({ id, title }, index) => (
        <li
          className="py-2 flex items-baseline gap-y-0 gap-x-2 border-b border-b-line leading-[1.4] first:border-t first:border-t-line"
          key={id}
        >
          <span className="w-6 text-ink-soft text-(length:--text-sm) tabular-nums">{from + index}</span>
          <span className="grow shrink basis-28 font-semibold">
            <WholeWords text={title} />
          </span>
        </li>
      ))}
    </ol>
  );
}
