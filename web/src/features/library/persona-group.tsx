import type { PersonaCard } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { howToChooseId, type LibraryPath } from './library-path.ts';
import { PathCards } from './path-cards.tsx';

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
        <Cover of={personaSlug} />
        <div>
          <h2 id={`persona-${personaSlug}`} className="text-xl">
            <Link to={addresses.persona({ personaSlug })} className="card-link">
              {title}
            </Link>
          </h2>
          <p>{subtitle}</p>
          <FactStrip facts={facts} className="persona-card-facts" />
        </div>
      </div>
      <PathCards
        personaSlug={personaSlug}
        paths={paths}
        owned={owned}
        filler={
          <Link to={`${addresses.persona({ personaSlug })}#${howToChooseId}`}>
            Not sure yet? How to choose as {title}
          </Link>
        }
      />
    </section>
  );
}
