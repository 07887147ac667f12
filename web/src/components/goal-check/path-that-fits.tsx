import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { addresses } from '#web/config/addresses.ts';
import { PathPrice } from '../amount/path-price.tsx';
import { Cover } from '../cover/cover.tsx';
import { isFitTooDear, priceOfFit } from './free-to-read.ts';
import { PathMatches } from './path-matches.tsx';
import { paysNothing, whyThisPath } from './verdict-words.ts';

/** Where it is more than there is to begin with, what is free comes first. */
function PriceOfFit({ told }: { told: Explanation }) {
  const price = priceOfFit(told);
  if (!price) return null;
  if (!isFitTooDear(told)) return <PathPrice {...price} />;
  return (
    <p>
      <span className="font-semibold">Its first two sections are free to read.</span> The rest is{' '}
      {formatAud(costOf(effectivePrice(price)))}, which is more than you have to begin with.
    </p>
  );
}

/** The path that the figures are of: its cover, why it is this one, what it costs to read, and the way to it. */
export function PathThatFits({ told }: { told: Explanation }) {
  const { slug, title, persona } = told.path;
  return (
    <article className="card card-whole grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 p-4 @4xl:p-5">
      <Cover of={slug} className="w-14 @sm:row-span-2 @sm:self-start @4xl:w-24" />
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
      <ArrowRight aria-hidden className="size-5 text-leaf @max-sm:hidden" />
      <div className="col-span-full text-sm @max-sm:mt-2 @sm:col-start-2">
        <p className="mt-1">{whyThisPath(told)}</p>
        <div className="mt-1">
          <PriceOfFit told={told} />
        </div>
        <PathMatches told={told} />
      </div>
    </article>
  );
}
