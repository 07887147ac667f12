import { Link } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { type LibraryPath, shelfId } from './library-path.ts';
import { PathCard } from './path-card.tsx';

export interface PersonaGroupProps {
  persona: PersonaCard;
  paths: readonly LibraryPath[];
  owned: ReadonlySet<string>;
}

/** A shelf: the persona as its book-end, and its paths. */
export function PersonaGroup({ persona, paths, owned }: PersonaGroupProps) {
  const { personaSlug, title, subtitle, tech, time, budget } = persona;
  const facts = [
    ['Tech', tech],
    ['Time', time],
    ['Budget', budget],
  ] as const;
  return (
    <section
      id={shelfId(personaSlug)}
      className="shelf"
      data-tone={personaSlug}
      aria-labelledby={`persona-${personaSlug}`}
    >
      <div className="book-end toned card-whole">
        <Cover of={personaSlug} />
        <div className="book-end-words">
          <h2 id={`persona-${personaSlug}`} className="text-xl">
            <Link to={addresses.persona({ personaSlug })} className="card-link">
              <WholeWords text={title} />
            </Link>
          </h2>
          <p>{subtitle}</p>
          <FactStrip facts={facts} className="book-end-facts" />
        </div>
      </div>
      <ul className="books">
        {paths.map((path) => (
          <PathCard
            key={path.slug}
            path={path}
            personaSlug={personaSlug}
            drawn={false}
            owned={owned.has(`${personaSlug}/${path.slug}`)}
          />
        ))}
      </ul>
    </section>
  );
}
