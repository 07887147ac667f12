import { type FactId, facts, factsCheckedOn, printFact } from '#shared/content/facts.ts';
import type { Inline } from '../document/text.ts';
import { printDay } from '../goal/calendar.ts';
import { choiceOf } from '../model/choice.ts';
import { type FigureName, markFigure } from '../model/figure-marks.ts';
import type { PlanModel } from '../model/plan-model.ts';
import type { RegisterEntry } from '../model/register-entry.ts';
import { upperFirst } from './print-figures.ts';

/** The ways to print a figure of one model run. */
export interface Printer {
  model: PlanModel;
  /** The model's register, with the entries that only words and facts need. */
  register: readonly RegisterEntry[];
  figure(name: PrintedName, text: string): Inline;
  /** A figure of law, tax, fees or wages with its date; its text comes from `shared/content/facts.ts`. */
  fact(id: FactId): Inline;
  /** Chooses by the person's answers, so that two people seldom read the same sentence. */
  pick<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice;
  /** A number from the person's answers and this key, to put equals in an order. */
  order(key: string): number;
}

/** Judged by the writer of the path's words: names to expect in a place, hours of a task, scores of a channel. */
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
    label: upperFirst(
      id.replaceAll('-', ' ').replaceAll(/\b(?:gst|abn|gp|tfn|ato)\b/g, (name) => name.toUpperCase()),
    ),
    value: fact.figure,
    mark: fact.status === 'planning' ? 'J' : 'S',
    reason: fact.source,
    asAt: fact.note ?? `as at ${printDay(factsCheckedOn)}`,
  };
};

export function printerOf(model: PlanModel): Printer {
  const register = [...model.register, ...wordEntries, ...(Object.keys(facts) as FactId[]).map(factEntry)];
  const order = (key: string): number => choiceOf(model.input, key);
  return {
    model,
    register,
    order,
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
      return choices[order(key) % choices.length] ?? choices[0];
    },
  };
}

const leadOfWords = (name: WordName) => {
  const entry = wordEntries.find(({ id }) => id === name);
  return entry && { mark: entry.mark, assumption: entry.id };
};
