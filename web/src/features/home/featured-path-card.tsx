import type { HomeContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';

export function FeaturedPathCard({ path }: { path: HomeContent['featured'][number] }) {
  const facts = [
    ['Tech', path.tech],
    ['Time', path.time],
    ['Budget', path.budget],
  ] as const;
  return (
    <article className="card card-whole flex flex-col px-4 py-3 sm:p-6">
      <div className="flex items-start gap-3 sm:gap-4 md:max-lg:flex-col">
        <Cover of={path.slug} className="max-sm:w-8 sm:w-16" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{path.personaLabel}</p>
          <h3 className="mt-0.5 max-sm:text-lg">
            <Link
              to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
              className="card-link"
            >
              {path.title}
            </Link>
          </h3>
        </div>
      </div>
      <p className="mt-2 sm:mt-4 sm:mb-4">{path.description}</p>
      <FactStrip
        facts={facts}
        className="mt-auto grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)] gap-x-3 border-y border-line py-3 max-lg:hidden [&_dd]:wrap-anywhere [&_dd]:whitespace-normal"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 sm:mt-4 sm:min-h-13">
        <PathPrice price={path.price} sale={path.sale} />
        <p className="text-ink-soft lg:hidden">{path.time}</p>
      </div>
    </article>
  );
}
