import type { ContentHolds, ContentSection } from '#shared/contract/content-files.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { heldFacts, heldKinds } from './held-facts.ts';

export interface LockedRowsProps {
  sections: readonly ContentSection[];
  /** The number of the first of them in the path. */
  from: number;
}

/** What the signs of the rows stand for. */
export function LockedKey({ minutes }: { minutes: number }) {
  return (
    <p className="locked-key">
      <span>About {minutes} min to read</span>
      {heldKinds.map(({ kind, Icon, many }) => (
        <span key={kind}>
          <Icon aria-hidden className="size-4 text-leaf" />
          {many}
        </span>
      ))}
    </p>
  );
}

/** What is locked, section by section: its title and what it holds, and nothing of its text. */
export function LockedRows({ sections, from }: LockedRowsProps) {
  return (
    <ol className="locked-rows">
      {sections.map(({ id, title, holds }, index) => (
        <li key={id}>
          <span className="locked-number">{from + index}</span>
          <span className="locked-title">{title}</span>
          {holds !== undefined && <Held holds={holds} />}
        </li>
      ))}
    </ol>
  );
}

/** Each kind in its own column, as many as there are beside its sign. */
function Held({ holds }: { holds: ContentHolds }) {
  return (
    <span className="locked-held">
      <VisuallyHidden>
        {heldFacts(holds)
          .map(([, text]) => text)
          .join(', ')}
      </VisuallyHidden>
      {heldKinds.map(({ kind, Icon }) => (
        <span key={kind} aria-hidden>
          {holds[kind] > 0 && (
            <>
              <Icon className="size-4 text-leaf" />
              {holds[kind]}
            </>
          )}
        </span>
      ))}
    </span>
  );
}
