import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '#web/components/cover/cover.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';

interface PersonaSpinesProps {
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
      <ul className="spines min-[36rem]:gap-3 min-[36rem]:grid-cols-3 lg:grid-cols-6 lg:gap-x-5">
        {personas.map(({ personaSlug, title }) => (
          <li className="max-[36rem]:in-[.path-finder]:flex-none" key={personaSlug}>
            <Link
              to={addressOf(personaSlug)}
              className="spine [&>.cover]:self-center [&>.cover]:w-6.5 hover:[background:var(--tone-deep,var(--color-ink))] focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2 active:[translate:0_1px] lg:[&>.cover]:w-9 toned"
              data-tone={personaSlug}
            >
              <Cover of={personaSlug} />
              <span className="min-w-0 text-balance wrap-anywhere in-[.spine:hover]:underline in-[.spine:hover]:underline-offset-[0.2em]">
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
