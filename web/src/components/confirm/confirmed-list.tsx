import type {
  Confirmed,
  ConfirmedGoal,
  ConfirmedIncome,
  PickedBusiness,
} from '#shared/plan/confirm/confirmed.ts';
import { dayParts, days } from '#shared/plan/reading/reading.ts';
import { dayName, fullDate } from '#shared/plan/write/say/dates.ts';
import { dollars } from '#shared/plan/write/say/money.ts';
import { needWords } from '#shared/plan/write/say/read-words.ts';
import { removedLines } from './change-facts.ts';

type ConfirmedPart = Exclude<keyof Confirmed, 'version' | 'was'>;

interface ConfirmedLine {
  part: ConfirmedPart;
  name: string;
  says: string;
}

const asWords = (id: string): string => id.split('/')[0]?.replaceAll('-', ' ') ?? id;

const goalSays = ({ cents, per, tax, by, measure }: ConfirmedGoal): string =>
  [
    `${dollars(cents)} ${per === 'total' ? 'in total' : `a ${per} ${measure === 'sales' ? 'in sales' : `${tax} tax`}`}`,
    by === undefined ? '' : `by ${fullDate(by)}`,
  ]
    .filter(Boolean)
    .join(' ');

const incomeNames: Readonly<Record<ConfirmedIncome['kind'], string>> = {
  wage: 'a wage',
  business: 'your own business',
  payment: 'a government payment',
  pension: 'a pension',
  partner: 'your partner’s income',
  none: 'nothing at the moment',
};

const incomeSays = ({ kind, cents, per, tax }: ConfirmedIncome): string =>
  cents === undefined
    ? incomeNames[kind]
    : `${incomeNames[kind]}, ${dollars(cents)} a ${per}${tax ? ` ${tax} tax` : ''}`;

function weekSays(free: NonNullable<Confirmed['week']>): string {
  const said = days.flatMap((day) => {
    const parts = dayParts.filter((part) => free.some((one) => one.day === day && one.part === part));
    return parts.length === 0 ? [] : [`${dayName(day)} ${parts.join(', ')}`];
  });
  return said.length === 0 ? 'no time is free' : said.join('; ');
}

const licenceStates = {
  held: 'held',
  missing: 'not held',
  lapsed: 'lapsed',
  'in-progress': 'applied for',
} as const;

function pickSays(picked: PickedBusiness): string {
  switch (picked.kind) {
    case 'offer':
      return asWords(picked.id);
    case 'own':
      return [
        `my own idea, ${picked.what}`,
        picked.forWhom && `for ${picked.forWhom}`,
        picked.priceCents !== undefined && `price ${dollars(picked.priceCents)}`,
        picked.costCents !== undefined && `cost ${dollars(picked.costCents)}`,
        picked.hours !== undefined && `${picked.hours} hours each`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'compiler':
      return 'chosen for me';
    case 'reviewer':
      return 'my reviewer chooses';
  }
}

const quotes = (texts: readonly string[]): string => texts.map((text) => `“${text.trim()}”`).join(' · ');

/** Describes the customer's corrections line by line, for a read-only page. */
function describeConfirmed(confirmed: Confirmed): ConfirmedLine[] {
  const { goal, income, hours, week, turnFrom, money, licences, owned, limits, away } = confirmed;
  const { trades, removed, hidden, picked, price } = confirmed;
  const lines: [ConfirmedPart, string, string | undefined][] = [
    ['goal', 'Goal', goal && goalSays(goal)],
    ['income', 'Income now', income?.map(incomeSays).join('; ')],
    [
      'hours',
      'Time',
      hours && `${hours.low === hours.high ? hours.low : `${hours.low} to ${hours.high}`} hours a week`,
    ],
    ['week', 'Free', week && weekSays(week)],
    ['week', 'A date of a free week', turnFrom && fullDate(turnFrom)],
    ['away', 'Away', away?.map(({ from, to }) => `${fullDate(from)} to ${fullDate(to)}`).join('; ')],
    ['money', 'Money to start', money && `up to ${dollars(money.cents)}`],
    ['trades', 'Work', trades?.map(asWords).join(', ')],
    [
      'licences',
      'Licences',
      licences?.map(({ licence, status }) => `${asWords(licence)}: ${licenceStates[status]}`).join('; '),
    ],
    ['owned', 'You own', owned?.join(', ')],
    ['limits', 'Left out', limits?.map((need) => needWords[need]).join(', ')],
    ['price', 'Price', price && dollars(price.cents)],
    ['picked', 'Business', picked && pickSays(picked)],
    ['removed', 'Understood wrongly', removed && quotes(removedLines(confirmed))],
    ['hidden', 'Never printed', hidden && quotes(hidden)],
  ];
  return lines.flatMap(([part, name, says]) => (says ? [{ part, name, says }] : []));
}

interface ConfirmedListProps {
  confirmed: Confirmed;
  /** Shows only these parts, or all when left out. */
  parts?: readonly ConfirmedPart[];
}

/** A read-only list of the confirmed facts. */
export function ConfirmedList({ confirmed, parts }: ConfirmedListProps) {
  const lines = describeConfirmed(confirmed).filter(({ part }) => parts?.includes(part) ?? true);
  if (lines.length === 0) return <p>Nothing.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ part, name, says }) => (
        <li key={part} className="py-2 wrap-anywhere">
          <span className="font-semibold">{name}: </span>
          {says}
        </li>
      ))}
    </ul>
  );
}
