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
    <ol className="locked-rows">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <span className="locked-number">{from + index}</span>
          <span className="locked-title">
            <WholeWords text={title} />
          </span>
        </li>
      ))}
    </ol>
  );
}
