import { Link } from 'react-router-dom';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { OwnedMark } from '#web/components/owned-mark.tsx';
import { addresses } from '#web/config/addresses.ts';

export interface PathRowProps {
  path: PathSummary;
  personaSlug: string;
  owned: boolean;
  /** Where paths of several personas stand together. */
  personaTitle?: string;
}

/** One path in a list under a heading; the columns line up, so that rows can be compared. */
export function PathRow({ path, personaSlug, owned, personaTitle }: PathRowProps) {
  const facts = [
    ['Tech', path.tech],
    ['Time', path.time],
    ['Budget', path.budget],
    ['Scaling', path.scaling],
  ] as const;
  return (
    <li className="relative grid gap-y-4 py-6 lg:grid-cols-[minmax(0,1fr)_16rem_13rem] lg:gap-x-8">
      <div>
        {personaTitle !== undefined && <p className="text-sm text-ink-soft">{personaTitle}</p>}
        <h3>
          <Link
            to={addresses.path({ personaSlug, pathSlug: path.slug })}
            className="text-ink decoration-transparent after:absolute after:inset-0 hover:text-leaf hover:decoration-current"
          >
            {path.title}
          </Link>{' '}
          <span aria-hidden>{path.icon}</span>
        </h3>
        <p className="mt-1 max-w-measure">{path.description}</p>
        {path.tags.length > 0 && (
          <ul aria-label="Topics" className="mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft">
            {path.tags.map((tag) => (
              <li key={tag} className="not-first:before:mr-2 not-first:before:content-['·'/'']">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <FactStrip
        facts={facts}
        className="grid grid-cols-2 content-start gap-x-4 gap-y-2 sm:grid-cols-4 lg:grid-cols-2"
      />
      <div className="lg:text-right">
        {owned ? <OwnedMark /> : <PathPrice price={path.price} sale={path.sale} />}
      </div>
    </li>
  );
}
