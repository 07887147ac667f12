import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PathSummary } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { HourBar } from '#web/components/plan-brief/hour-bar.tsx';
import { WholeWords } from '#web/components/text/whole-words.tsx';
import { addresses } from '#web/config/addresses.ts';
import { aheadFact, factsOf, hourFact, yearFact } from './library-path.ts';
import { fitsChip } from './match-paths.ts';
import { chips, hasWords, wordsIn } from './path-query.ts';

/** Replaces the price of an owned path, in the same width. */
const OwnedMark = () => (
  <span className="inline-flex items-center align-bottom gap-1 whitespace-nowrap text-leaf">
    <CircleCheck aria-hidden className="size-3.5 shrink-0" />
    Owned
  </span>
);

interface MarkedProps {
  text: string;
  /** An empty text marks nothing. */
  lookedFor: string;
}

/** Marks the searched words in a text. */
export function Marked({ text, lookedFor }: MarkedProps) {
  const words = wordsIn(lookedFor);
  if (words.length === 0) return text;
  return text.split(/([\p{L}\p{N}’']+)/u).map((part, index) =>
    index % 2 === 1 && words.some((word) => hasWords({ text: part }, word)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its order
      <mark key={index}>{part}</mark>
    ) : (
      part
    ),
  );
}

interface PathCardProps {
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
  return price === 0 ? (
    <span className="px-1.5 rounded-sm bg-leaf-tint text-leaf">Free</span>
  ) : (
    formatAud(price)
  );
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
    <div
      className="path-card-ahead not-print:md:col-span-2 not-print:md:@min-[29rem]:col-[auto]"
      data-behind={path.aheadMonth === null || undefined}
    >
      <dt>{name}</dt>
      <dd className="in-data-behind:text-brick">{fact}</dd>
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
    <li
      className="path-card print:break-inside-avoid card-whole not-print:md:[.path-cards>&]:@container lg:[.found-paths>&]:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1.15fr)] lg:[.found-paths>&]:grid-rows-[auto] lg:[.found-paths>&]:items-center not-print:md:[.path-cards>&]:hover:border-leaf"
      data-fits={marksOf(path)}
      data-tone={personaTitle && personaSlug}
    >
      <Cover of={path.slug} className="path-card-cover in-[.path-card:hover]:[translate:0_-0.25rem]" />
      <div className="not-print:md:in-[.books]:contents">
        {personaTitle && (
          <p className="[color:var(--tone)] text-sm font-semibold leading-[1.4]">{personaTitle}</p>
        )}
        <div className="path-card-name not-print:md:in-[.books]:contents">
          <h3 className="text-base leading-[1.3] not-print:md:in-[.path-cards]:text-(length:--text-xl) not-print:md:max-lg:in-[.books]:text-[0.9375rem] not-print:lg:in-[.books]:text-(length:--text-lg) md:in-[.found-paths]:text-(length:--text-xl) not-print:md:in-[.books]:before:-mt-3 not-print:md:in-[.books]:before:mb-3 not-print:md:[.books_&]:pt-3 not-print:md:[.books_&]:pb-2 not-print:md:[.books_&]:row-2 not-print:md:max-lg:[.books>:first-child_&]:before:ml-0">
            <Link to={addresses.path({ personaSlug, pathSlug: path.slug })} className="card-link">
              {lookedFor === '' ? (
                <WholeWords text={path.title} />
              ) : (
                <Marked text={path.title} lookedFor={lookedFor} />
              )}
            </Link>
          </h3>
          {/* A phone shows it here, wider screens with the facts. */}
          <p className="path-card-price not-print:md:hidden">{price}</p>
        </div>
        <p className="path-card-gist not-print:md:hidden in-[.found-paths]:hidden">{path.gist}</p>
        <p className="path-card-about lg:in-[.found-paths]:text-(length:--text-base)">
          <Marked text={path.description} lookedFor={lookedFor} />
        </p>
        {children}
      </div>
      <dl className="path-card-facts md:in-[.found-paths]:grid-cols-[minmax(0,1fr)_4rem_minmax(0,5.5rem)_6rem] md:in-[.found-paths]:gap-x-5 lg:in-[.found-paths]:col-3 lg:in-[.found-paths]:self-center">
        {facts.map(([name, fact, unit], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={index === 0 ? 'path-card-hour' : undefined}>{fact}</span>
              {unit && <span className="path-card-unit not-print:md:hidden">{unit}</span>}
              {drawn && index === 0 && <HourBar hourCents={path.hourCents} />}
            </dd>
          </div>
        ))}
        {year && (
          <div className="path-card-year not-print:md:max-lg:block not-print:md:pt-2 not-print:md:mt-2 not-print:md:gap-2 not-print:md:flex not-print:md:justify-between not-print:md:text-ink-soft not-print:md:basis-full not-print:md:text-(length:--text-sm) not-print:md:order-1 not-print:md:border-t not-print:md:border-t-line not-print:md:max-lg:text-[0.8125rem]">
            <dt className="not-print:md:[font-size:inherit] not-print:md:font-normal not-print:md:max-lg:hidden">
              {year[0]}
            </dt>
            <dd className="not-print:md:[font-size:inherit] not-print:md:font-normal not-print:md:max-lg:whitespace-normal">
              {year[1]}
              <span className="path-card-unit not-print:md:hidden not-print:md:max-lg:inline">{year[2]}</span>
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
