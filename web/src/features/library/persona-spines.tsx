import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '#web/components/cover/cover.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';

export interface PersonaSpinesProps {
  /** What they are, for those who hear it. */
  label: string;
  personas: readonly { personaSlug: string; title: string }[];
  addressOf: (personaSlug: string) => string;
  /** After the last. */
  children?: ReactNode;
}

/** The kinds of people as spines side by side, on a phone two and two; each leads to its own. */
export function PersonaSpines({ label, personas, addressOf, children }: PersonaSpinesProps) {
  return (
    <nav aria-label={label}>
      <ul className="spines">
        {personas.map(({ personaSlug, title }) => (
          <li key={personaSlug}>
            <Link to={addressOf(personaSlug)} className="spine toned" data-tone={personaSlug}>
              <Cover of={personaSlug} />
              <span>
                <WholeWords text={title} />
              </span>
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
