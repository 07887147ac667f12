import type { Circumstances } from '../circumstances/circumstances.ts';
import { readCircumstances } from '../circumstances/circumstances.ts';
import type { PlanModel } from '../model/plan-model.ts';
import type { PathWords } from '../words/path-words.ts';
import { type Printer, printerOf } from './printer.ts';
import { type Teller, type ToldWords, tellerOf, tellWords } from './tell-words.ts';

/** What every page is made from: the one model run, the words of its path as told to this person, and the printer. */
export interface Draft extends Printer {
  words: ToldWords;
  life: Circumstances;
  teller: Teller;
}

export function startDraft(model: PlanModel, words: PathWords): Draft {
  const printer = printerOf(model);
  const life = readCircumstances(model.person);
  const teller = tellerOf(printer, life);
  return { ...printer, life, teller, words: tellWords(words, teller, model.roadmap) };
}
