import { ArrowRight } from 'lucide-react';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { skilledInstead } from '#shared/plan/model/used-answers.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { PathPrice } from '../amount/path-price.tsx';
import { Cover } from '../cover/cover.tsx';
import { PathMatches } from './path-matches.tsx';
import { monthly } from './print-monthly.ts';
import { paysNothing, whyThisPath } from './verdict-words.ts';

/** Whether what brings more brings all of the goal; what it would bring beyond that is not worked out. */
const reaches = ({ choice: { better }, feasibility }: Explanation): boolean =>
  better !== null && better.supportedCents >= feasibility.targetCents;

/** The path that the figures are of: its cover, why it is this one, what it costs to read, and the way to it. */
export function PathThatFits({ told }: { told: Explanation }) {
  const { slug, title, persona } = told.path;
  const { better } = told.choice;
  const skilled = skilledInstead(told);
  const price = priceCatalogue.find(({ pathSlug }) => pathSlug === slug);
  return (
    <article className="card card-whole flex items-center gap-4 p-4 @4xl:p-5">
      <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        <Cover of={slug} className="w-14 @sm:row-span-2 @sm:self-start @4xl:w-24 @4xl:self-center" />
        <div>
          <p className="text-sm text-ink-soft">
            {paysNothing(told) ? 'Closest to your answers' : 'Path that fits best'}
          </p>
          <h3 className="text-lg">
            <Link to={addresses.path({ personaSlug: persona, pathSlug: slug })} className="card-link">
              {title}
            </Link>
          </h3>
        </div>
        <div className="@max-sm:col-span-2 @max-sm:mt-2">
          <p className="mt-1 text-sm">{whyThisPath(told)}</p>
          {better && !told.feasibility.targetFromHours && (
            <p className="mt-1 text-sm text-ink-soft">
              {reaches(told) ? 'Reaches the goal' : 'Pays more'},{' '}
              {skilled?.path.slug === better.slug ? `built on “${skilled.skill}”` : 'but suits you less'}:{' '}
              <Link to={addresses.path({ personaSlug: better.persona, pathSlug: better.slug })}>
                {better.title}
              </Link>
              {!reaches(told) && `, ${monthly(better.supportedCents)}`}
            </p>
          )}
          {price && (
            <div className="mt-1 text-sm">
              <PathPrice {...price} />
            </div>
          )}
          <PathMatches told={told} />
        </div>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf @max-sm:hidden" />
    </article>
  );
}
