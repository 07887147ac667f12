import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { BestOnShelf } from './best-on-shelf.tsx';
import { type LibraryPath, shelfId } from './library-path.ts';
import { PathCard } from './path-card.tsx';

/** So many books stand beside one another. */
const fullShelf = 5;

export interface PersonaGroupProps {
  persona: PersonaCard;
  paths: readonly LibraryPath[];
  owned: ReadonlySet<string>;
}

/** A shelf: who one may be is its book-end, the paths for that stand beside it. */
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
          <p className="book-end-go">
            How to choose <ArrowRight aria-hidden />
          </p>
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
        {paths.length < fullShelf && <BestOnShelf paths={paths} />}
      </ul>
    </section>
  );
}
