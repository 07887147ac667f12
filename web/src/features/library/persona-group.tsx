import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Glyph } from '#web/components/glyph/glyph.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import type { LibraryPath } from './library-path.ts';
import { PathCard } from './path-card.tsx';

export interface PersonaGroupProps {
  persona: PersonaCard;
  /** Those of its paths that are looked for. */
  paths: readonly LibraryPath[];
  owned: ReadonlySet<string>;
}

/** Who one may be, and beside it the paths for that. */
export function PersonaGroup({ persona, paths, owned }: PersonaGroupProps) {
  const { personaSlug, title, subtitle, tech, time, budget } = persona;
  const facts = [
    ['Tech', tech],
    ['Time', time],
    ['Budget', budget],
  ] as const;
  return (
    <section className="persona-group" aria-labelledby={`persona-${personaSlug}`}>
      <div className="persona-card card card-whole">
        <Glyph of={personaSlug} dark />
        <div>
          <h2 id={`persona-${personaSlug}`} className="text-xl">
            <Link to={addresses.persona({ personaSlug })} className="card-link">
              {title}
            </Link>
          </h2>
          <p>{subtitle}</p>
          <dl className="persona-card-facts">
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-medium whitespace-nowrap">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ul className="path-cards">
        {paths.map((path) => (
          <PathCard
            key={path.slug}
            path={path}
            personaSlug={personaSlug}
            owned={owned.has(`${personaSlug}/${path.slug}`)}
          />
        ))}
      </ul>
    </section>
  );
}
