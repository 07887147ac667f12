import { ArrowRight } from 'lucide-react';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf, type Hundredths } from '#shared/domain/tokens/money.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { skilledInstead } from '#shared/plan/model/used-answers.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { PathPrice } from '../amount/path-price.tsx';
import { Cover } from '../cover/cover.tsx';
import { isPayable } from './fitting-plan.ts';
import { bestFreePath } from './free-to-read.ts';
import { PathMatches } from './path-matches.tsx';
import { monthly } from './print-monthly.ts';
import { paysNothing, whyThisPath } from './verdict-words.ts';

/** Whether what brings more brings all of the goal; what it would bring beyond that is not worked out. */
const reaches = ({ choice: { better }, feasibility }: Explanation): boolean =>
  better !== null && better.supportedCents >= feasibility.targetCents;

/** Where reading all of it costs more than there is to begin with: what is free comes first, here and on another path. */
function FreeFirst({ told, price }: { told: Explanation; price: Hundredths }) {
  const free = bestFreePath(told);
  const { targetCents, targetFromHours } = told.feasibility;
  return (
    <div className="mt-2 grid gap-1 text-sm">
      <p>
        <span className="font-semibold">Its first two sections are free to read.</span> The rest is{' '}
        {formatAud(costOf(price))}, which is more than you have to begin with.
      </p>
      {free && (
        <p>
          <span className="font-semibold">Free from its first step to its last:</span>{' '}
          <Link to={addresses.path({ personaSlug: free.path.persona, pathSlug: free.path.slug })}>
            {free.path.title}
          </Link>
          {!targetFromHours &&
            `, ${free.fits.goal === 1 ? 'which reaches the goal, too' : monthly(free.fits.goal * targetCents)}`}
        </p>
      )}
    </div>
  );
}

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
          {price && isPayable(effectivePrice(price), told.answers.budget) && (
            <div className="mt-1 text-sm">
              <PathPrice {...price} />
            </div>
          )}
          {price && !isPayable(effectivePrice(price), told.answers.budget) && (
            <FreeFirst told={told} price={effectivePrice(price)} />
          )}
          <PathMatches told={told} />
        </div>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf @max-sm:hidden" />
    </article>
  );
}
