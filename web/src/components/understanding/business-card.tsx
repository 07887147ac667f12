import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { costOf } from '#shared/domain/tokens/money.ts';
import type { DescribedBusiness, Reach } from '#shared/plan/describe/understanding.ts';
import { about, wholeDollars } from '#shared/plan/write/say/money.ts';
import { addresses } from '#web/config/addresses.ts';
import { FactList } from '../fact-list.tsx';
import { ofGoal } from './reach-words.ts';

const mostReasons = 3;
/** For businesses after the first, which have the same customer and often the same trade. */
const fewReasons = 2;

/** Links to the library's handbook on this trade, with its price. */
function HandbookLink({ handbook }: { handbook: string }) {
  const [personaSlug = '', pathSlug = ''] = handbook.split('/');
  const price = findPathPrice(personaSlug, pathSlug);
  if (!price) return null;
  const cost = costOf(effectivePrice(price));
  return (
    <p className="mt-2">
      <Link to={addresses.path({ personaSlug, pathSlug })}>
        {cost === 0 ? 'Read our free path' : `See the path, ${formatAud(cost)}`}
      </Link>
    </p>
  );
}

const dateWords = ({ dueMonth, testedMonth }: Reach): string =>
  dueMonth === undefined ? `in month ${testedMonth}` : 'by your date';

interface FiguresProps {
  business: DescribedBusiness;
  first: DescribedBusiness | undefined;
  isLine: boolean;
}

/** The price, what an hour leaves and the cost to start: on one line, or as a list with the hours a week. */
function Figures({ business, first, isLine }: FiguresProps) {
  const { price, hourLeavesCents, startCents, shortCents, hoursPerWeek } = business;
  const start = startCents === 0 ? 'nothing to buy' : wholeDollars(startCents);
  const short = shortCents > 0 && ` (you’d be ${wholeDollars(shortCents)} short)`;
  const isSameStart =
    first !== undefined && first.startCents === startCents && first.shortCents === shortCents;
  if (isLine)
    return (
      <p>
        {price}
        {' · '}an hour of work leaves about {about(hourLeavesCents)}
        {!isSameStart && ` · ${startCents === 0 ? start : `${start} to start`}`}
        {!isSameStart && short}
      </p>
    );
  return (
    <FactList
      facts={[
        ['Price', price],
        ['An hour of work leaves', `about ${about(hourLeavesCents)}`],
        ...(first ? [] : ([['Hours a week', String(hoursPerWeek)]] as const)),
        ['To start', short ? start + short : start],
      ]}
    />
  );
}

interface GroundsProps {
  business: DescribedBusiness;
  reasons: readonly string[];
  handbook: string | undefined;
}

/** Why it was suggested, its first step, and the handbook. */
const Grounds = ({ business, reasons, handbook }: GroundsProps) => (
  <>
    <ul className="mt-1 list-disc space-y-1 pl-5">
      {reasons.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
    {business.firstStep !== undefined && (
      <p className="mt-2">
        <span className="font-semibold">Early step: </span>
        {business.firstStep}
      </p>
    )}
    {handbook !== undefined && <HandbookLink handbook={handbook} />}
  </>
);

/** The reasons that the first business does not have, or else some of this one. */
function reasonsOf({ why }: DescribedBusiness, first: DescribedBusiness | undefined): string[] {
  if (!first) return why.slice(0, mostReasons);
  const differing = why.filter((reason) => !first.why.includes(reason));
  return (differing.length > 0 ? differing : why).slice(0, fewReasons);
}

/** “You do gardening.” says no more than the title “Gardening”. */
const isEcho = ({ title, line }: DescribedBusiness): boolean =>
  line.toLowerCase().replace(/^you \w+ /, '') === `${title.toLowerCase()}.`;

interface BusinessCardProps {
  business: DescribedBusiness;
  /** The business above it, whose reasons are not repeated. */
  first?: DescribedBusiness | undefined;
  /** A chart between the description and the figures. */
  chart?: ReactNode;
  /** Its chart and reasons are a press away, and what it is, too, where another is above it. */
  isFolded?: boolean;
  /** The one that we would choose. */
  isPick?: boolean;
  /** False while a plan for it is paid for and under review. */
  offersPath?: boolean;
  /** Turns the title into the label of a control. */
  choice?: (title: string) => ReactNode;
}

/** A business: its description, what it leaves, how much of the goal it reaches, and why it was suggested. */
export function BusinessCard({
  business,
  first,
  chart,
  isFolded = false,
  isPick = false,
  offersPath = true,
  choice,
}: BusinessCardProps) {
  const { title, line, reaches } = business;
  const isLineFolded = isFolded && first !== undefined;
  const grounds = (
    <Grounds
      business={business}
      reasons={reasonsOf(business, first)}
      handbook={!offersPath || business.handbook === first?.handbook ? undefined : business.handbook}
    />
  );
  return (
    <article className="flex flex-col gap-3">
      <div>
        <h4 className="font-serif text-lg font-semibold">{choice ? choice(title) : title}</h4>
        {isPick && <p className="text-sm font-semibold text-leaf">Our pick: the closest to your answers</p>}
        {reaches && (
          <p>
            <span className="font-semibold">{reaches.name}:</span> {ofGoal(reaches)} {dateWords(reaches)}
          </p>
        )}
        {!isLineFolded && !isEcho(business) && <p className="mt-1 text-ink-soft">{line}</p>}
      </div>
      {!isFolded && chart}
      <Figures business={business} first={first} isLine={isFolded} />
      {isFolded ? (
        <details className="-mt-3 text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Why, and an early step</summary>
          {isLineFolded && !isEcho(business) && <p>{line}</p>}
          {chart}
          {grounds}
        </details>
      ) : (
        <div className="text-sm">
          <p className="font-semibold">Why we suggest it</p>
          {grounds}
        </div>
      )}
    </article>
  );
}
