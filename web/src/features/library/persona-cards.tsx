import { Link } from 'react-router-dom';
import type { PersonaCard } from '#shared/contract/content-files.ts';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { addresses } from '#web/config/addresses.ts';
import { pathCount } from './library-path.ts';

function Persona({ persona }: { persona: PersonaCard }) {
  const facts = [
    ['Tech', persona.tech],
    ['Time', persona.time],
    ['Budget', persona.budget],
  ] as const;
  return (
    <li className="relative flex flex-col border-t-2 border-ink pt-4">
      <h3>
        <Link
          to={addresses.persona({ personaSlug: persona.personaSlug })}
          className="text-ink decoration-transparent after:absolute after:inset-0 hover:text-leaf hover:decoration-current"
        >
          {persona.title}
        </Link>{' '}
        <span aria-hidden>{persona.icon}</span>
      </h3>
      <p className="mt-2 mb-4">{persona.subtitle}</p>
      <FactStrip
        facts={facts}
        className="mt-auto flex flex-wrap justify-between gap-x-5 gap-y-2 border-y border-line py-3"
      />
      <p className="py-3 font-semibold tabular-nums">{pathCount(persona.paths.length)}</p>
    </li>
  );
}

export function PersonaCards({ personas }: { personas: readonly PersonaCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {personas.map((persona) => (
        <Persona key={persona.personaSlug} persona={persona} />
      ))}
    </ul>
  );
}
