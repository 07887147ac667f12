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

const mostReasons = 4;
/** For businesses after the first, which have the same customer and often the same trade. */
const fewReasons = 2;

/** Links to the library's handbook on this trade, with its price. */
function HandbookLink({ handbook }: { handbook: string }) {
  const [personaSlug = '', pathSlug = ''] = handbook.split('/');
  const price = findPathPrice(personaSlug, pathSlug);
  if (!price) return null;
  const cost = costOf(effectivePrice(price));
  return (
    <p className="text-sm">
      <Link to={addresses.path({ personaSlug, pathSlug })}>
        {cost === 0 ? 'Read our free path' : `See the path, ${formatAud(cost)}`}
      </Link>
    </p>
  );
}

const dateWords = ({ dueMonth, testedMonth }: Reach): string =>
  dueMonth === undefined ? `In month ${testedMonth}` : 'By your date';

/** The price and what is left, then the share of the goal. */
function Figures({ business, isShort }: { business: DescribedBusiness; isShort: boolean }) {
  const { price, hourLeavesCents, startCents, shortCents, hoursPerWeek, reaches } = business;
  const start = startCents === 0 ? 'nothing to buy' : wholeDollars(startCents);
  return (
    <FactList
      facts={[
        ['Price', price],
        ['An hour earns', `about ${about(hourLeavesCents)}`],
        ...(isShort ? [] : ([['Hours a week', String(hoursPerWeek)]] as const)),
        ['To start', shortCents > 0 ? `${start} (${wholeDollars(shortCents)} over your budget)` : start],
        ...(reaches ? ([[dateWords(reaches), ofGoal(reaches)]] as const) : []),
      ]}
    />
  );
}

interface BusinessCardProps {
  business: DescribedBusiness;
  /** True for businesses after the first. */
  isShort?: boolean;
  /** A chart between the description and the figures. */
  chart?: ReactNode;
  /** The control that selects it. */
  children?: ReactNode;
}

/** A business: its description, what it leaves, how much of the goal it reaches, and why it was suggested. */
export function BusinessCard({ business, isShort = false, chart, children }: BusinessCardProps) {
  const { title, line, reaches, why, firstStep, handbook } = business;
  return (
    <article className="flex flex-col gap-3">
      <div>
        <h4 className="font-serif text-lg font-semibold">{title}</h4>
        {reaches && <p className="font-semibold">{reaches.name}</p>}
        <p className="mt-1">{line}</p>
      </div>
      {chart}
      <Figures business={business} isShort={isShort} />
      <div className="text-sm">
        <p className="font-semibold">Why we suggest it</p>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {why.slice(0, isShort ? fewReasons : mostReasons).map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      {firstStep !== undefined && (
        <p className="text-sm">
          <span className="font-semibold">Early step: </span>
          {firstStep}
        </p>
      )}
      {handbook !== undefined && <HandbookLink handbook={handbook} />}
      {children}
    </article>
  );
}
