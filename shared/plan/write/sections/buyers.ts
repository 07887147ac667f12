import type { Block, PlanSection, Script } from '../../document/plan-document.ts';
import { monthName } from '../../figures/calendar-months.ts';
import { isSelling } from '../../reading/reading.ts';
import { countOf, countWord, kindsToAsk } from '../../schedule/asking.ts';
import { given, left, type Maybe, numbered, paragraph, prose, row, table, title, under } from '../blocks.ts';
import { fillScript } from '../fill-script.ts';
import { namedPeople } from '../own-facts.ts';
import { homeTown, searchWords, withTown } from '../reach/home-town.ts';
import { namedScripts, shortScript } from '../reach/named-message.ts';
import { monthWord } from '../say/dates.ts';
import { buyerPhrase } from '../say/own-words.ts';
import { heading, list, phrase, sentence } from '../say/words.ts';
import { whenToAsk } from '../when-to-ask.ts';
import { isFull, type Writing } from '../writing.ts';
import { buyersOf } from './answer.ts';
import { peopleNamed, seenAs, whatYouCanShow } from './people-named.ts';

const isBoard = /\b(boards?|facebook|group page|local (?:pages?|groups?)|street page|online)\b/i;

function buyerTable(writing: Writing): Maybe<Block> {
  const { tier, screen, reading } = writing;
  const town = homeTown(writing);
  const shown = buyersOf(writing)
    .filter(({ where }) => !(screen.isSafety && isBoard.test(where)))
    .slice(0, tier === 'PRO' ? 5 : 8);
  return table(
    'buyer-kinds',
    'Kinds of buyer near you',
    [left('Who', 1.2), left('Why they buy', 1.6), left('Where', 1.5), left('When to ask', 1.2)],
    shown.map(({ kind, why, where, when }) =>
      row(
        heading(kind),
        sentence(why),
        sentence(withTown(where, town)),
        when ? sentence(whenToAsk(when, reading)) : '–',
      ),
    ),
  );
}

/** Those whom the customer named, before the kinds that the trade knows. */
export function peopleToAsk(writing: Writing): { lines: string[]; count: number } {
  const { trade, screen, reading } = writing;
  const named = namedPeople(writing)
    .slice(0, 4)
    .map(({ value }) => `${buyerPhrase(value)}: ${seenAs[value.when]}`);
  const lines = [
    ...new Set([
      ...named,
      ...kindsToAsk({ trade, reading, isSafety: screen.isSafety, hasNamed: named.length > 0 }),
    ]),
  ]
    .slice(0, isFull(writing) ? 8 : 6)
    .map((who) => heading(who));
  return { lines, count: lines.reduce((sum, who) => sum + countOf(who), 0) };
}

function firstTen(writing: Writing): Block[] {
  const { screen, isPlain, reading } = writing;
  const { lines, count } = peopleToAsk(writing);
  return under(
    title(
      'ten-title',
      isPlain
        ? 'Ask these people first'
        : `${isSelling(reading) ? 'New buyers: the next' : 'The first'} ${countWord(count)} to ask`,
    ),
    [
      numbered('ten-list', lines),
      screen.isSafety &&
        paragraph(
          'ten-safe',
          'Ask only people you trust. Leave out anyone who might tell others where you are.',
        ),
    ],
  );
}

const ways = { call: 'Phone call', message: 'Message', visit: 'What to say', email: 'Email' } as const;

function script(id: string, head: string, whenWords: string, text: string): Script {
  return { kind: 'script', id, title: head, when: whenWords, lines: [text] };
}

/** A script with a price speaks of one offer. It is left out when it names what only another offer sells. */
function isOfOtherOffer(words: string, { trade, offer }: Writing): boolean {
  if (!words.includes('{price}')) return false;
  const text = words.replaceAll(/\{[a-z-]+\}/g, '');
  const own = new Set(offer.items.map(({ unit }) => unit));
  const others = trade.offers
    .filter(({ id }) => id !== offer.id)
    .flatMap(({ items }) => items.map(({ unit }) => unit));
  return others.some((unit) => !own.has(unit) && new RegExp(`\\b${unit}s?\\b`, 'i').test(text));
}

/** Scripts of the trade for these buyers, filled with this person's price and days. */
export function tradeScripts(writing: Writing): Script[] {
  const { trade, offer, reading, tier } = writing;
  const noPhone = reading.limits.some(({ value }) => value.need === 'phone-calls');
  const noVisits = reading.limits.some(({ value }) => value.need === 'selling-in-person');
  const kinds = new Map(buyersOf(writing).map(({ id, kind }) => [id, kind]));
  const known = trade.scripts.filter(({ to }) => to === 'any' || kinds.has(to));
  const own = known.filter(({ to }) => to === 'any' || offer.buyers.includes(to));
  const ordered = [...own, ...known.filter((one) => !own.includes(one))];
  return ordered
    .filter(({ text }) => !isOfOtherOffer(text, writing))
    .filter(({ by }) => !(noPhone && by === 'call') && !(noVisits && by === 'visit'))
    .flatMap(({ to, by, text }, index) => {
      const filled = fillScript(text, writing);
      const who = to === 'any' ? 'a buyer' : (kinds.get(to) ?? 'a buyer');
      return filled ? [script(`script-${index + 1}`, `${ways[by]} to ${who}`, '', filled)] : [];
    })
    .slice(0, tier === 'BASIC' ? 2 : 4);
}

/** When no script of the trade fits these buyers, a short one with the offer and the price comes first. */
function scriptsOf(writing: Writing): Script[] {
  const scripts = tradeScripts(writing);
  const isForThem = scripts.some(({ title: head }) =>
    buyersOf(writing).some(({ id, kind }) => writing.offer.buyers.includes(id) && head.endsWith(kind)),
  );
  if (isForThem) return scripts;
  return [script('script-short', 'Message to a buyer', '', shortScript(writing)), ...scripts];
}

function generalScripts(writing: Writing): Script[] {
  const { tier, catalogue, screen } = writing;
  const wanted =
    tier === 'BASIC'
      ? []
      : tier === 'PRO'
        ? ['quote-follow-up', 'late-invoice']
        : ['quote-follow-up', 'late-invoice', 'late-invoice-second', 'out-of-scope', 'raise-price'];
  return [...(screen.isSafety ? ['private-details'] : []), ...wanted].flatMap((id) => {
    const one = catalogue.scripts.find((known) => known.id === id);
    const filled = one && fillScript(one.text, writing);
    return one && filled ? [script(`script-${id}`, one.when, '', filled)] : [];
  });
}

/** Months in which people buy more, and less. */
function seasonWords({ figures }: Writing): Maybe<Block> {
  const months = (isWanted: (share: number) => boolean) =>
    figures.inputs.season.flatMap((share, index) => (isWanted(share) ? [monthWord(index + 1)] : []));
  const rows = figures.cases[0]?.rows.slice(0, 12) ?? [];
  const average = rows.reduce((total, { units }) => total + units, 0) / Math.max(1, rows.length);
  // A month in which the plan starts is no busy one, whatever the season.
  const isLow = (month: string) => rows.some((row) => monthName(row.month) === month && row.units < average);
  const busy = months((share) => share >= 1.15).filter((month) => !isLow(month));
  const quiet = months((share) => share <= 0.8);
  return paragraph(
    'season',
    prose(
      busy.length > 0 && busy.length < 7 && `Busy months: ${list(busy)}.`,
      quiet.length > 0 && quiet.length < 7 && `Quiet months: ${list(quiet)}.`,
    ),
  );
}

function rivals(writing: Writing): Block[] {
  const { trade, isPlain } = writing;
  if (!isFull(writing)) return [];
  return under(
    title('rivals-title', isPlain ? 'Who else sells this' : 'Who else sells this, and how you differ'),
    [
      table(
        'rivals',
        'Kinds of seller',
        [left('Who'), left('Their price'), left('What buyers like', 1.4), left('What they lack', 1.4)],
        trade.rivals.map(({ kind, price, strength, weakness }) =>
          row(heading(kind), heading(price), sentence(strength), sentence(weakness)),
        ),
      ),
      paragraph(
        'look-up',
        `To find three near you, search for ${searchWords(phrase(trade.lookUp), homeTown(writing))}. Write down each price and the worst review.`,
      ),
    ],
  );
}

/** Part 5. */
export function buyersSection(writing: Writing): PlanSection {
  const { trade, isPlain, screen } = writing;
  return {
    id: 'buyers',
    title: isPlain
      ? 'Who buys'
      : screen.isSafety
        ? 'Who buys, and how to reach them safely'
        : 'Who buys, and how to reach them',
    blocks: given<Block>([
      ...peopleNamed(writing),
      ...whatYouCanShow(writing),
      isFull(writing) && buyerTable(writing),
      seasonWords(writing),
      ...firstTen(writing),
      ...namedScripts(writing),
      ...scriptsOf(writing),
      script(
        'script-dear',
        isPlain ? 'When they say it is too much' : 'When they say it’s too expensive',
        '',
        trade.tooDear,
      ),
      ...generalScripts(writing),
      ...rivals(writing),
    ]),
  };
}
