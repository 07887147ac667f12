import type { HomeContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { Glyph } from '#web/components/glyph/glyph.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

export function FeaturedPathCard({ path }: { path: HomeContent['featured'][number] }) {
  const facts = [
    ['Tech', path.tech],
    ['Time', path.time],
    ['Budget', path.budget],
  ] as const;
  return (
    <article className="card card-whole flex flex-col p-5 sm:p-6">
      <Glyph of={path.slug} />
      <p className="mt-4 text-sm text-ink-soft">{path.personaLabel}</p>
      <h3 className="mt-1">
        <Link
          to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
          className="card-link"
        >
          {path.title}
        </Link>
      </h3>
      <p className="mt-2 mb-4">{path.description}</p>
      <FactStrip
        facts={facts}
        className="mt-auto grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)] gap-x-3 border-y border-line py-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-normal"
      />
      <div className="min-h-17 pt-4">
        <PathPrice price={path.price} sale={path.sale} />
      </div>
    </article>
  );
}
