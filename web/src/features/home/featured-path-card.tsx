import { Link } from 'react-router-dom';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { addresses } from '#web/config/addresses.ts';
import type { FeaturedPath } from './featured-paths.ts';

export function FeaturedPathCard({ path }: { path: FeaturedPath }) {
  const facts = [
    ['Tech', path.tech],
    ['Time', path.time],
    ['Budget', path.budget],
  ] as const;
  return (
    <article className="relative flex flex-col border-t-2 border-ink pt-4">
      <p className="text-sm text-ink-soft">{path.personaLabel}</p>
      <h3 className="mt-1">
        <Link
          to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
          className="text-ink decoration-transparent after:absolute after:inset-0 hover:text-leaf hover:decoration-current"
        >
          {path.title}
        </Link>
      </h3>
      <p className="mt-2">{path.description}</p>
      <FactStrip
        facts={facts}
        className="mt-4 flex flex-wrap justify-between gap-x-5 gap-y-2 border-y border-line py-3"
      />
      <div className="mt-auto min-h-16 pt-4">
        <PathPrice price={path.price} sale={path.sale} />
      </div>
    </article>
  );
}
