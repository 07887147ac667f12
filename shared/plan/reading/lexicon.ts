import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { ReadingWords } from '#shared/content/schemas/reading-words.ts';
import { Phrases } from './match/phrases.ts';
import { TradeWords, type WordedTrade } from './match/trade-words.ts';
import { verbForms } from './match/verb-forms.ts';
import { rootOf, wordsOf } from './match/words.ts';
import type { WorkWords } from './naming/card-name.ts';
import type { RoleWeights } from './roles/weights.ts';

/** What the reader needs of the catalogue. The whole trade is loaded only once it may be chosen. */
export interface LexiconData {
  words: ReadingWords;
  trades: WordedTrade[];
  licences: Pick<Licence, 'id' | 'name' | 'heldWords' | 'lackedWords'>[];
  situations: Pick<Situation, 'id' | 'name' | 'words' | 'not' | 'privacy' | 'payment'>[];
  roles?: RoleWeights | undefined;
}

export interface Lexicon {
  phrases: Phrases;
  data: LexiconData;
  tradeNames: ReadonlyMap<string, string>;
  /** Skills that name no trade: "driving", "hard working". */
  plainSkills: ReadonlySet<string>;
  tradeWords: TradeWords;
  /** Trades that are lessons. */
  teaching: ReadonlySet<string>;
  /** Roots of what people do for money: "grow", "repair". */
  sellingVerbs: ReadonlySet<string>;
  workWords: WorkWords;
  /** Tells what numbers and words are to the writer. */
  roles?: RoleWeights | undefined;
}

const workWordsOf = ({ work }: ReadingWords): WorkWords => ({
  agents: new Map(Object.entries(work.agents)),
  people: new Set(work.people),
  quality: new Set(work.quality),
  processes: new Set(work.processes),
  acronyms: new Set(work.acronyms),
  services: new Set(work.services),
  deeds: new Map(
    Object.entries(work.deeds).flatMap(([kind, deeds]) =>
      deeds.flatMap((deed): [string, string][] =>
        deed.includes(' ') ? [] : wordsOf(deed).map(({ stem }) => [rootOf(stem), kind]),
      ),
    ),
  ),
});

const keyed = (phrases: Phrases, lists: Record<string, string[]>, list: string): void => {
  for (const [id, words] of Object.entries(lists)) phrases.addAll(words, { list, id });
};

function addTrades(phrases: Phrases, { trades, words: { sold } }: LexiconData): void {
  const formsOf = verbForms(sold.verbs);
  for (const { id, recognise } of trades) {
    const { titles, tasks, tools, tickets, misspellings, languages, not } = recognise;
    phrases.addAll(titles, { list: 'title', id });
    phrases.addAll(misspellings, { list: 'title', id });
    phrases.addAll([...new Set(tasks.flatMap((task) => [task, ...formsOf(task)]))], { list: 'task', id });
    phrases.addAll(tools, { list: 'tool', id });
    phrases.addAll(tickets, { list: 'ticket', id });
    phrases.addAll(not, { list: 'not-trade', id });
    for (const words of Object.values(languages ?? {})) phrases.addAll(words, { list: 'title', id });
  }
}

/** Puts all lists into one tree. Made once; reading a text is then one walk over its words. */
export function compileLexicon(data: LexiconData): Lexicon {
  const phrases = new Phrases();
  const { words } = data;
  addTrades(phrases, data);
  for (const { id, heldWords, lackedWords } of data.licences) {
    phrases.addAll(heldWords, { list: 'licence', id });
    phrases.addAll(lackedWords, { list: 'licence-lacked', id });
  }
  for (const situation of data.situations) {
    phrases.addAll(situation.words, { list: 'situation', id: situation.id });
    phrases.addAll(situation.not, { list: 'not-situation', id: situation.id });
  }
  for (const [id, limit] of Object.entries(words.limits)) {
    phrases.addAll(limit?.objects ?? [], { list: 'limit-object', id });
    phrases.addAll(limit?.says ?? [], { list: 'limit', id });
  }
  for (const limits of Object.values(words.limitsElsewhere))
    for (const [id, says] of Object.entries(limits)) phrases.addAll(says ?? [], { list: 'limit', id });
  keyed(phrases, words.refused, 'refused');
  keyed(phrases, words.pay, 'pay');
  keyed(phrases, words.days, 'day');
  keyed(phrases, words.dayGroups, 'day-group');
  keyed(phrases, words.parts, 'part');
  keyed(phrases, words.notPlanned, 'not-planned');
  keyed(phrases, words.private, 'private');
  for (const [id, deeds] of Object.entries(words.work.deeds))
    phrases.addAll(
      deeds.filter((deed) => deed.includes(' ')),
      { list: 'deed', id },
    );
  for (const { id, words: names } of words.events) phrases.addAll(names, { list: 'event', id });
  const plain = ['negation', 'past', 'others', 'wish', 'free', 'busy', 'owned', 'asked', 'chips'] as const;
  for (const list of plain) phrases.addAll(words[list], { list, id: list });
  for (const word of words.owned) phrases.add(word, { list: 'owned', id: word });
  for (const { is, words: names } of words.things) phrases.addAll(names, { list: 'thing', id: is.join('|') });
  phrases.addAll(words.notPrices, { list: 'not-price', id: 'not-price' });
  phrases.addAll(words.costThings, { list: 'cost-thing', id: 'cost-thing' });
  phrases.addAll(words.goods, { list: 'goods', id: 'goods' });
  for (const word of words.papers) phrases.add(word, { list: 'paper', id: word });
  phrases.addAll(words.arranged, { list: 'arranged', id: 'arranged' });
  phrases.addAll(words.notWork, { list: 'not-work', id: 'not-work' });
  phrases.addAll(words.leads, { list: 'lead', id: 'lead' });
  phrases.addAll(words.notLeads, { list: 'not-lead', id: 'not-lead' });
  phrases.addAll(words.buyerNouns, { list: 'buyer', id: 'buyer' });
  phrases.addAll(words.injections, { list: 'injection', id: 'injection' });
  phrases.addAll(words.declinesOthers, { list: 'declines-others', id: 'declines-others' });
  for (const { words: names } of words.broadSkills) phrases.addAll(names, { list: 'broad', id: 'broad' });
  phrases.addAll(words.plainSigns, { list: 'plain', id: 'plain' });
  phrases.addAll(words.questionStarts, { list: 'question', id: 'question' });
  return {
    phrases,
    data,
    roles: data.roles,
    plainSkills: new Set(words.plainSkills),
    teaching: new Set(data.trades.flatMap(({ id, group }) => (group === 'teaching' ? [id] : []))),
    tradeWords: new TradeWords(data.trades, new Set(words.sold.common)),
    sellingVerbs: new Set(words.sold.verbs.map(rootOf)),
    workWords: workWordsOf(words),
    tradeNames: new Map(data.trades.map(({ id, plain: name }) => [id, name])),
  };
}
