import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '#web/components/cover/cover.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';

export interface PersonaSpinesProps {
  /** The name of the list for screen readers. */
  label: string;
  personas: readonly { personaSlug: string; title: string }[];
  addressOf: (personaSlug: string) => string;
  /** Content after the last spine. */
  children?: ReactNode;
}

/** The personas as book spines side by side, in pairs on a phone; each links to its page. */
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
