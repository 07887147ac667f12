import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import type { Candidate, Choice } from '../choice/candidate.ts';
import { wordsOf } from '../reading/match/words.ts';
import type { Reading } from '../reading/reading.ts';

/** Takes everything out of a trade that is about work which the customer does not do: a doula who refuses births. */

const common = new Set(
  'give giving make making go going work working do doing job jobs any anything more other thing stuff people person with without the and for from that this going into on in at of a an or no not who whose place kind type sort'.split(
    ' ',
  ),
);

type IsRefused = (text: string) => boolean;

/** "Waterproofing or rip out showers" refuses two kinds of work. */
const partsOf = (what: string): string[] => what.split(/\s+(?:or|and|nor|n)\s+|[/&,]/);

/** "Deliveries" and "delivered" are one here; "markets" and "marketing" are not. */
const rootOf = (stem: string): string =>
  stem.length > 6 && stem !== 'marketing' ? stem.replace(/(?:ing|ed|y)$/, '') : stem;

const stemsIn = (text: string): string[] =>
  wordsOf(text)
    .map(({ stem }) => rootOf(stem))
    .filter((stem) => stem.length > 2 && !common.has(stem));

/** "After a birth" and "no births" are not about the birth itself. */
const isApart = (words: readonly string[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 4), at)
    .some((word) => /^(?:after|since|no|not|never|without|postnatal)$/.test(word));

export function refusedWork({ notDone, work }: Pick<Reading, 'notDone' | 'work'>): IsRefused {
  // Who sells press-on nails and does "no nails on people" still sells nails.
  const own = new Set(stemsIn(work?.value.name ?? ''));
  const refused = notDone
    .filter(({ value }) => !value.isPartly)
    .flatMap(({ value }) => partsOf(value.what))
    .map(stemsIn)
    .filter((stems) => stems.length > 0 && !stems.every((stem) => own.has(stem)));
  if (refused.length === 0) return () => false;
  return (text) => {
    const words = wordsOf(text);
    const stems = words.map(({ stem }) => rootOf(stem));
    const texts = words.map(({ text: word }) => word);
    return refused.some((all) =>
      all.every((stem) => stems.some((other, at) => other === stem && !isApart(texts, at))),
    );
  };
}

/** At least so many stay, else the list stays whole. */
function kept<T>(list: readonly T[], isRefused: (item: T) => boolean, least = 0): T[] {
  const rest = list.filter((item) => !isRefused(item));
  return rest.length >= least ? rest : [...list];
}

/** A word of the line may name one way of many, so the best offer is lost only by its name. */
const offerName = ({ name, items }: Offer): string => `${name}. ${items[0]?.name ?? ''}`;
const offerText = ({ name, line, items }: Offer): string => `${name}. ${line} ${items[0]?.name ?? ''}`;

/** Without the trades of which every offer is refused: a drum repairer who gives no lessons. */
export function withoutRefused(
  trades: readonly Trade[],
  reading: Pick<Reading, 'notDone'>,
): readonly Trade[] {
  if (reading.notDone.length === 0) return trades;
  const isRefused = refusedWork(reading);
  return trades.filter(({ offers }) => !offers.every((offer) => isRefused(offerName(offer))));
}

function trim(trade: Trade, chosen: Offer, isRefused: IsRefused): Trade {
  const plain = trade.plain.split(/\s+and\s+/);
  const said = plain.filter((part) => !isRefused(part));
  const name = said.length > 0 && said.length < plain.length ? joinRest(trade.plain, said) : trade.plain;
  const rules = (list: Trade['rules']['all']) => kept(list, ({ text }) => isRefused(text));
  return {
    ...trade,
    plain: name,
    offers: trade.offers.filter((offer) => offer.id === chosen.id || !isRefused(offerText(offer))),
    buyers: kept(trade.buyers, ({ kind, why }) => isRefused(`${kind}. ${why}`), 2),
    firstTen: kept(trade.firstTen, isRefused, 3),
    scripts: kept(trade.scripts, ({ text }) => isRefused(text)),
    start: {
      before: kept(trade.start.before, ({ what }) => isRefused(what)),
      later: kept(trade.start.later, ({ what }) => isRefused(what)),
    },
    monthly: kept(trade.monthly, ({ what }) => isRefused(what), 1),
    tasks: kept(trade.tasks, (task) => isRefused(`${task.do} ${task.done}`)),
    risks: kept(trade.risks, ({ risk, sign, act }) => isRefused(`${risk} ${sign} ${act}`), 1),
    questions: kept(trade.questions, ({ answer }) => isRefused(answer)),
    rules: {
      ...trade.rules,
      all: rules(trade.rules.all),
      states: Object.fromEntries(
        Object.entries(trade.rules.states).map(([place, list]) => [place, list && rules(list)]),
      ),
    },
    insurance: { ...trade.insurance, ask: kept(trade.insurance.ask, isRefused) },
    tooDear: isRefused(trade.tooDear)
      ? 'I understand. I can do a smaller part for less money. Which part do you need most?'
      : trade.tooDear,
  };
}

/** "birth and postnatal support" without births is "postnatal support". */
const joinRest = (plain: string, said: readonly string[]): string => {
  const last = plain.split(' ').at(-1) ?? '';
  const rest = said.join(' and ');
  return rest.endsWith(last) || said.length > 1 ? rest : `${rest} ${last}`;
};

function trimmed(candidate: Candidate, isRefused: IsRefused): Candidate {
  const { offer } = candidate;
  const items = kept(offer.items, ({ name }) => isRefused(name), 1);
  const main = offer.items[0] && items[0] === offer.items[0] ? items : offer.items;
  const own = { ...offer, items: main, includes: kept(offer.includes, isRefused, 1) };
  const trade = trim(candidate.trade, offer, isRefused);
  return {
    ...candidate,
    offer: own,
    trade: { ...trade, offers: trade.offers.map((one) => (one.id === own.id ? own : one)) },
  };
}

/** The choice without offers about refused work, and the chosen trade without its lines. The first is never lost. */
export function dropRefused(choice: Choice, reading: Reading): Choice {
  const isRefused = refusedWork(reading);
  if (reading.notDone.length === 0 || choice.offered.length === 0) return choice;
  const [first] = choice.offered;
  const offered = kept(
    choice.offered,
    (one) => !one.isOwnIdea && isRefused(one === first ? offerName(one.offer) : offerText(one.offer)),
    1,
  );
  return { ...choice, offered: offered.map((candidate) => trimmed(candidate, isRefused)) };
}
