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
    <article className="card card-whole featured py-2.5 px-4 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-2 gap-x-4 md:p-6 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:content-start md:gap-y-4 lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-x-5 [&>.cover]:w-full md:[&>.cover]:w-20 lg:[&>.cover]:w-full">
      <Cover of={path.slug} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{path.reason}</p>
        <h3 className="text-lg leading-[1.3]">
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
      <p className="gap-3 grid items-center grid-cols-[auto_minmax(0,1fr)_auto] [&_svg]:block [&_svg]:overflow-visible col-span-full">
        <span className="text-sm text-ink-soft">An hour</span> <HourBar hourCents={path.hourCents} />
        <b className="font-serif text-lg font-semibold">{wholeDollars(path.hourCents)}</b>
      </p>
      <FactStrip
        facts={[
          ['A week', path.time.replace('/week', '')],
          ['To start', path.budget],
          ['Tech', path.tech],
        ]}
        className="hidden col-span-full lg:pt-3.5 lg:grid lg:border-t lg:border-t-line lg:grid-cols-[3fr_4fr_3fr] lg:gap-x-3"
      />
    </article>
  );
}
