import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { HourBar } from '#web/components/hour-bar.tsx';
import { OwnedMark } from '#web/components/owned-mark.tsx';
import { WholeWords } from '#web/components/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { Marked } from './marked.tsx';
import { fitsChip } from './match-paths.ts';
import { aheadFact, factsOf, hourFact, yearFact } from './path-facts.ts';
import { chips } from './path-query.ts';

export interface PathCardProps {
  path: PathSummary;
  personaSlug: string;
  /** The name of its persona, whose colour it takes, in a list of several personas. */
  personaTitle?: string;
  /** The words to mark in its title and description. */
  lookedFor?: string;
  /** Content below its description. */
  children?: ReactNode;
  /** Shows its hour as a bar, and all facts for comparison. */
  drawn: boolean;
  /** Shows the month in which it breaks even. */
  planned?: boolean;
  owned: boolean;
}

/** The current price; only the path's own page shows the old one. */
function Price({ path }: { path: PathSummary }) {
  const price = effectivePrice(path);
  return price === 0 ? <span className="free-tag">Free</span> : formatAud(price);
}

/** For the style sheet, which filters the cards when there are no scripts. */
const marksOf = (path: PathSummary): string =>
  chips
    .filter(([name]) => fitsChip[name](path))
    .map(([name]) => name)
    .join(' ');

function AheadFact({ path }: { path: PathSummary }) {
  const [name, fact] = aheadFact(path);
  return (
    <div className="path-card-ahead" data-behind={path.aheadMonth === null || undefined}>
      <dt>{name}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

/** One path; its facts are in the same places on every card. */
export function PathCard(props: PathCardProps) {
  const { path, personaSlug, personaTitle, lookedFor = '', children, drawn, planned, owned } = props;
  // On its shelf a path shows pay and price; its page and comparisons show hours and costs.
  const facts = drawn ? factsOf(path, !planned) : [hourFact(path)];
  const year = planned ? undefined : yearFact(path);
  const price = owned ? <OwnedMark /> : <Price path={path} />;
  return (
    <li className="path-card card-whole" data-fits={marksOf(path)} data-tone={personaTitle && personaSlug}>
      <Cover of={path.slug} className="path-card-cover" />
      <div className="path-card-head">
        {personaTitle && <p className="path-card-of">{personaTitle}</p>}
        <div className="path-card-name">
          <h3>
            <Link to={addresses.path({ personaSlug, pathSlug: path.slug })} className="card-link">
              {lookedFor === '' ? (
                <WholeWords text={path.title} />
              ) : (
                <Marked text={path.title} lookedFor={lookedFor} />
              )}
            </Link>
          </h3>
          {/* A phone shows it here, wider screens with the facts. */}
          <p className="path-card-price">{price}</p>
        </div>
        <p className="path-card-gist">{path.gist}</p>
        <p className="path-card-about">
          <Marked text={path.description} lookedFor={lookedFor} />
        </p>
        {children}
      </div>
      <dl className="path-card-facts">
        {facts.map(([name, fact, unit], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={index === 0 ? 'path-card-hour' : undefined}>{fact}</span>
              {unit && <span className="path-card-unit">{unit}</span>}
              {drawn && index === 0 && <HourBar hourCents={path.hourCents} />}
            </dd>
          </div>
        ))}
        {year && (
          <div className="path-card-year">
            <dt>{year[0]}</dt>
            <dd>
              {year[1]}
              <span className="path-card-unit">{year[2]}</span>
            </dd>
          </div>
        )}
        {planned && <AheadFact path={path} />}
        <div>
          <dt>Price</dt>
          <dd>{price}</dd>
        </div>
      </dl>
    </li>
  );
}
