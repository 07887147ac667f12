import { printCents, printHours } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { count, oneDigit, plural } from './print-figures.ts';
import {
  body,
  type DraftSection,
  factRows,
  heading,
  join,
  lead,
  say,
  table,
  user,
  type Words,
} from './write-blocks.ts';

/** Who lends asks what rests on one person, what shows it, and what a month without that person costs. */
export function ownerPage(draft: Draft): DraftSection {
  return {
    id: 'owner',
    title: 'The owner, time away and paid help',
    blocks: [
      lead('owner-lead', restsOn(draft)),
      table(
        'owner-table',
        'What rests on one person, and what shows it',
        ['It rests on:left:34', 'Shown by:left:66'],
        ownerRows(draft),
      ),
      heading('away', 'A month away'),
      body('away-words', away(draft)),
      heading('paid-help', 'When somebody else is paid'),
      factRows('paid-help-rows', helpRows(draft)),
    ],
  };
}

const restsOn = ({ model, figure }: Draft): Words =>
  say`All of it rests on ${user(model.input.profile.name)} and ${figure('weekly-hours', printHours(model.person.weeklyHours))} a week.`;

function ownerRows({ model, words, figure }: Draft): Words[][] {
  const { skills, price, person, paidHelp } = model;
  const used = skills.filter(({ fit }) => fit > 0).slice(0, 3);
  const [first, second] = words.positioning.proof;
  return [
    ...used.map(({ entry }, index): Words[] => [
      user(entry),
      words.positioning.proof[index] ?? 'a buyer’s own sentence on it',
    ]),
    ...(used.length === 0 ? [['Care and time', first ?? 'three results']] : []),
    price.proof === 'proven'
      ? ['Years or a portfolio', 'dates, names or links that somebody can check']
      : ['A record, still to be made', second ?? 'the first three results'],
    [
      say`${figure('weekly-hours', printHours(person.weeklyHours))} a week`,
      'the weekly sheet, four weeks running',
    ],
    [
      say`Delivery within ${figure('hours-per-unit', printHours(paidHelp.hours))}`,
      'the clock on the first three sales',
    ],
  ];
}

/** Month 12, because a first month without its owner would only be a later start. */
function away({ model, figure }: Draft): Words {
  const month = model.demand[11];
  const units = month?.units ?? 0;
  const lost = Math.round(units * model.ladder.core.contributionCents);
  const closing = model.cash.base.closingCents;
  const fixed = model.fixedMonthCents;
  const bridged = fixed === 0 ? null : Math.max(0, Math.floor(closing / fixed));
  return join(
    say`In month 12 it costs about ${figure('monthly-sales', oneDigit(units))} sales, ${figure('contribution', printCents(lost))} less in.`,
    fixed === 0
      ? 'No bill runs on.'
      : say`Bills of ${figure('fixed-costs', printCents(fixed))} run on; that month’s cash pays ${figure('cash', bridged === null || bridged > 24 ? 'over two years' : plural(bridged, 'month'))} of them.`,
  );
}

function helpRows({ model, figure, fact }: Draft): (readonly [string, Words])[] {
  const { paidHelp, ladder } = model;
  const help = (cents: number) => figure('paid-help', printCents(cents));
  return [
    ['Least for an hour', fact('casual-floor')],
    [
      'One sale made by paid help',
      say`${figure('hours-per-unit', printHours(paidHelp.hours))}, ${help(paidHelp.costCents)}`,
    ],
    [
      'Left of it then',
      say`${help(paidHelp.leavesCents)} of ${figure('contribution', printCents(ladder.core.contributionCents))}`,
    ],
    [
      'The gate',
      paidHelp.leavesCents <= 0
        ? 'No help at this price: it would cost more than a sale leaves.'
        : paidHelp.fullMonth === null
          ? 'Not in these two years: delivery never fills the hours.'
          : say`From month ${figure('monthly-sales', count(paidHelp.fullMonth))}, when delivery fills the hours; trial first, three sales long.`,
    ],
  ];
}
