import { type FactId, facts, factsCheckedOn, printFact } from '#shared/content/facts.ts';
import type { Inline } from '../document/text.ts';
import { printDay } from '../goal/calendar.ts';
import { type FigureName, markFigure } from '../model/figure-marks.ts';
import type { PlanModel } from '../model/plan-model.ts';
import type { RegisterEntry } from '../model/register-entry.ts';
import type { PathWords } from '../words/path-words.ts';

/** What every page is made from: the one model run, the words of its path, and the ways to print a figure. */
export interface Draft {
  model: PlanModel;
  words: PathWords;
  /** The model's register, with the entries that only words and facts need. */
  register: readonly RegisterEntry[];
  figure(name: PrintedName, text: string): Inline;
  /** A figure of law, tax, fees or wages with its date; its text comes from `shared/content/facts.ts`. */
  fact(id: FactId): Inline;
  /** Chooses by the person's answers, so that two people seldom read the same sentence. */
  pick<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice;
}

/** Judged by whoever wrote the path's words: names to expect in a place, hours of a task, scores of a channel. */
const wordEntries: readonly RegisterEntry[] = [
  {
    id: 'path-words',
    label: 'Counts and scores in the words of this path',
    value: 'as printed',
    mark: 'J',
    reason: 'Judged for this path; count your own town’s before you rely on them',
  },
  {
    id: 'calendar',
    label: 'Days and weeks of this plan',
    value: 'as printed',
    mark: 'D',
    reason: 'Counted from the first Monday after the plan was made',
  },
  {
    id: 'runner-up',
    label: 'Figures of the runner-up path',
    value: 'as printed',
    mark: 'D',
    reason: 'The same model, run on that path’s own figures',
  },
];
type WordName = 'path-words' | 'calendar' | 'runner-up';
export type PrintedName = FigureName | WordName;
const isWordName = (name: PrintedName): name is WordName =>
  name === 'path-words' || name === 'calendar' || name === 'runner-up';

const factEntry = (id: FactId): RegisterEntry => {
  const fact: { status: string; figure: string; note?: string; source: string } = facts[id];
  return {
    id: `fact-${id}`,
    label: `Fact: ${id.replaceAll('-', ' ')}`,
    value: fact.figure,
    mark: fact.status === 'planning' ? 'J' : 'S',
    reason: fact.source,
    asAt: fact.note ?? `as at ${printDay(factsCheckedOn)}`,
  };
};

export function startDraft(model: PlanModel, words: PathWords): Draft {
  const register = [...model.register, ...wordEntries, ...(Object.keys(facts) as FactId[]).map(factEntry)];
  const { answers, profile } = model.input;
  const seed = hash(JSON.stringify([answers, profile.name]));
  return {
    model,
    words,
    register,
    figure(name, text) {
      const lead = isWordName(name) ? leadOfWords(name) : markFigure(name, register);
      if (!lead) throw new Error(`The figure ${name} leads to no assumption of this plan`);
      return { kind: 'figure', text, ...lead };
    },
    fact: (id) => {
      const { mark, id: assumption } = factEntry(id);
      return { kind: 'figure', text: printFact(id), mark, assumption };
    },
    pick(key, choices) {
      return choices[(hash(key) ^ seed) % choices.length] ?? choices[0];
    },
  };
}

const leadOfWords = (name: WordName) => {
  const entry = wordEntries.find(({ id }) => id === name);
  return entry && { mark: entry.mark, assumption: entry.id };
};

/** FNV-1a, kept to 31 bits so that a remainder is never negative. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) & 0x7fffffff;
}
