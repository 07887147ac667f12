import { Link } from 'react-router-dom';
import type { HomeContent } from '#shared/contract/content-files.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { HourBar } from '#web/components/hour-bar.tsx';
import { addresses } from '#web/config/addresses.ts';

export function FeaturedPathCard({ path }: { path: HomeContent['featured'][number] }) {
  return (
    <article className="card card-whole featured">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{path.reason}</p>
        <h3>
          <Link
            to={addresses.path({ personaSlug: path.personaSlug, pathSlug: path.slug })}
            className="card-link"
          >
            {path.title}
          </Link>
        </h3>
        <div className="mt-1">
          <PathPrice price={path.price} sale={path.sale} />
        </div>
      </div>
      <p className="featured-hour">
        <span className="text-sm text-ink-soft">An hour</span> <HourBar hourCents={path.hourCents} />
        <b className="font-serif text-lg font-semibold">{wholeDollars(path.hourCents)}</b>
      </p>
      <FactStrip
        facts={[
          ['A week', path.time.replace('/week', '')],
          ['To start', path.budget],
          ['Tech', path.tech],
        ]}
        className="featured-facts"
      />
    </article>
  );
}
