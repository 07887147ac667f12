import type { ContentHolds, ContentSection } from '#shared/contract/content-files.ts';
import { heldIcons } from '#web/components/inside/held-icons.ts';
import { held, heldWords } from '#web/components/inside/inside-words.ts';
import { VisuallyHidden } from '#web/components/visually-hidden.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';

export interface LockedRowsProps {
  sections: readonly ContentSection[];
  /** The number of the first of them in the path. */
  from: number;
}

/** What the signs of the rows stand for. */
export function LockedKey() {
  return (
    <p className="locked-key">
      {held.map(({ kind, many }) => {
        const Icon = heldIcons[kind];
        return (
          <span key={kind}>
            <Icon aria-hidden className="size-4 text-leaf" />
            {many}
          </span>
        );
      })}
    </p>
  );
}

/** What is locked, section by section: its title, how long it takes and what it holds, and nothing of its text. */
export function LockedRows({ sections, from }: LockedRowsProps) {
  return (
    <ol className="locked-rows">
      {sections.map(({ id, title, minutes, holds }, index) => (
        <li key={id}>
          <span className="locked-number">{from + index}</span>
          <span className="locked-title">
            <WholeWords text={title} />
          </span>
          <span className="locked-held">
            {holds !== undefined && <Held holds={holds} />}
            <span>{minutes} min</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Each kind in its own column, as many as there are beside its sign. */
function Held({ holds }: { holds: ContentHolds }) {
  return (
    <>
      <VisuallyHidden>{heldWords(holds).map(({ text }) => `${text}, `)}</VisuallyHidden>
      {held.map(({ kind }) => {
        const Icon = heldIcons[kind];
        return (
          <span key={kind} aria-hidden>
            {holds[kind] > 0 && (
              <>
                <Icon className="size-4 text-leaf" />
                {holds[kind]}
              </>
            )}
          </span>
        );
      })}
    </>
  );
}
