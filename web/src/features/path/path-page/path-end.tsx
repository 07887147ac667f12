import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PathContent, PathMeta } from '#shared/contract/content-files.ts';
import { planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { ButtonLink } from '#web/components/button/button-link.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { addresses } from '#web/config/addresses.ts';
import { carryPath } from '#web/lib/carried/carried-path.ts';
import { planPlace } from '../text/contents-list.tsx';

export interface PathEndProps {
  published: PathContent;
  count: number;
  isRead: boolean;
  /** Nothing below it leads to a plan. */
  leadsOn: boolean;
}

/** After the last section of a fully open text: the result so far and, for a visitor, the next step. */
export function PathEnd({ published: { meta }, count, isRead, leadsOn }: PathEndProps) {
  if (!isRead && !leadsOn) return null;
  return (
    <aside
      aria-label="After this path"
      className={classNames(
        'p-5 mt-8 mb-12 gap-3 grid justify-items-start max-w-measure card print:hidden',
        leadsOn && 'signed-in:hidden',
      )}
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        {isRead && <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />}
        {isRead ? `You’ve read all ${count} sections` : planPlace.title}
      </p>
      {leadsOn && <p>A plan for your skills, hours, budget and goal, from {formatAud(planPrices.BASIC)}.</p>}
      {leadsOn && (
        <ButtonLink
          variant={isRead ? 'primary' : 'secondary'}
          to={addresses.plans()}
          onClick={() => carryPath(meta)}
        >
          Build a plan on this path
        </ButtonLink>
      )}
    </aside>
  );
}

interface NextPathProps {
  next: NonNullable<PathContent['next']>;
  meta: PathMeta;
}

/** Suggests the path after this one. */
function NextPath({ next, meta: { personaSlug, personaLabel } }: NextPathProps) {
  return (
    <nav aria-label="Next path" className="mb-4 max-w-measure print:hidden">
      <div className="card card-whole flex items-center gap-4 p-4 sm:p-5">
        <Cover of={next.slug} />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">Next path for {personaLabel}</p>
          <h3 className="text-lg">
            <Link to={addresses.path({ personaSlug, pathSlug: next.slug })} className="card-link">
              {next.title}
            </Link>
          </h3>
          <p className="text-ink-soft">{next.description}</p>
        </div>
      </div>
    </nav>
  );
}

/** For a reader who likes this path except for one thing. */
function RelatedPaths({ related }: { related: PathContent['related'] }) {
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-paths" className="mb-8 max-w-measure print:hidden">
      <h2 id="related-paths" className="mb-2 text-xl">
        Similar paths
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {related.map(({ personaSlug, slug, title, reason }) => (
          <li key={slug} className="flex flex-wrap items-baseline gap-x-4 py-1 max-sm:flex-col max-sm:pb-3">
            <Link
              to={addresses.path({ personaSlug, pathSlug: slug })}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </Link>
            <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface OtherPathsProps {
  published: PathContent;
  /** True for owners and for readers who finished it, who need no alternatives. */
  isDecided: boolean;
}

/** Other paths to continue with. */
export default function OtherPaths({ published, isDecided }: OtherPathsProps) {
  const { next, meta, related } = published;
  return (
    <>
      {!isDecided && <RelatedPaths related={related} />}
      {next !== null && <NextPath next={next} meta={meta} />}
    </>
  );
}
