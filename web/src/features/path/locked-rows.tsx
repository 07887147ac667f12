import type { ContentHolds, ContentSection } from '#shared/contract/content-files.ts';
import { heldFacts } from './held-facts.ts';

export interface LockedRowsProps {
  sections: readonly ContentSection[];
  /** The number of the first of them in the path. */
  from: number;
}

/** What is locked, section by section: its title, what it holds and how long it takes, and nothing of its text. */
export function LockedRows({ sections, from }: LockedRowsProps) {
  return (
    <ol className="locked-rows">
      {sections.map(({ id, title, minutes, holds }, index) => (
        <li key={id}>
          <span className="locked-number">{from + index}</span>
          <span className="locked-title">{title}</span>
          <span className="locked-minutes">{minutes} min</span>
          {holds !== undefined && <HeldFacts holds={holds} />}
        </li>
      ))}
    </ol>
  );
}

function HeldFacts({ holds }: { holds: ContentHolds }) {
  const facts = heldFacts(holds);
  if (facts.length === 0) return null;
  return (
    <ul className="locked-held">
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon aria-hidden className="size-4 shrink-0 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
