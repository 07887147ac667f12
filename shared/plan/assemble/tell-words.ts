import type { Circumstances } from '../circumstances/circumstances.ts';
import type { Inline, Text } from '../document/text.ts';
import { startingMonday } from '../model/plan-dates.ts';
import type { PlacedTask, Roadmap } from '../model/roadmap.ts';
import {
  bySuit,
  chooseLine,
  fillSlots,
  type Line,
  type SlotName,
  type Suits,
  type Test,
} from '../words/line.ts';
import { outOfHours } from '../words/out-of-hours.ts';
import type { OfferStep, PathRisk, PathTask, PathWords, Place, Rival } from '../words/path-words.ts';
import { conditionsOf } from './holds.ts';
import type { Printer } from './printer.ts';
import { slotValues } from './slot-values.ts';
import { join, stopped } from './write-blocks.ts';

/** A task as told to one person: in the form and measure that its hours allow. */
export interface ToldTask {
  id: string;
  title: string;
  /** Null where only the full measure has a result to name. */
  doneWhen: Text | null;
  materials: Text | null;
  where: Text;
  /** For somebody whose hours never have what it waits for; a part of where already. */
  how: Text | null;
}
export type ToldWords = Omit<PathWords<Text, string>, 'tasks'> & { tasks: readonly ToldTask[] };

/** Says lines to one person. */
export interface Teller {
  tell(line: Line, scale?: number): Text;
  /** Without marks: for titles and names. */
  plain(line: Line, scale?: number): string;
  /** Words that somebody sends: what the answers do not say stays a blank in square brackets. */
  sent(line: Line): string;
  holds(test: Test): boolean;
  /** Best suited to this person first. */
  suited<Item extends Suits>(items: readonly Item[], keyOf: (item: Item) => string): Item[];
}

const usualHours = 7.5;
/** As many of a round number as time allows: to one, to five or to ten; of several never one, whose noun is another. */
const inRound = (number: number, scale: number): number => {
  const value = number * scale;
  const step = value > 60 ? 10 : value > 20 ? 5 : 1;
  return Math.max(Math.min(2, number), Math.round(value / step) * step);
};

export function tellerOf(printer: Printer, life: Circumstances): Teller {
  const { model, pick, order } = printer;
  const startsOn = startingMonday(model.nowMs);
  const values = slotValues(printer, { life, startsOn });
  const holds = conditionsOf(model, life);
  const byHours = Math.min(1.5, Math.max(0.3, model.person.weeklyHours / usualHours));
  const parts = (line: Line, scale: number): Inline[] =>
    fillSlots<Inline>(chooseLine(line, { holds, pick }), {
      slot: (name) => values[name](),
      scaled: (number) => String(inRound(number, scale)),
    });
  const blanks: Partial<Record<SlotName, string>> = {
    ...(life.town === undefined && { area: '[suburb]' }),
    ...(model.person.state === undefined && { state: '[state]' }),
    ...(life.workplace === undefined && { workplace: '[workplace]' }),
  };
  return {
    sent: (line) =>
      fillSlots(chooseLine(line, { holds, pick }), {
        slot: (name) => blanks[name] ?? values[name](),
        scaled: (number) => String(inRound(number, byHours)),
      })
        .map(textOf)
        .join(''),
    tell: (line, scale = byHours) => merged(parts(line, scale)),
    plain: (line, scale = byHours) => parts(line, scale).map(textOf).join(''),
    holds,
    suited: (items, keyOf) => bySuit(items, keyOf, { holds, order }),
  };
}

const textOf = (part: Inline): string => (typeof part === 'string' ? part : part.text);
/** Neighbouring strings are one string, so that a sentence without a figure stays one run of words. */
const merged = (parts: readonly Inline[]): Text => {
  const text: Inline[] = [];
  for (const part of parts) {
    const last = text.at(-1);
    if (typeof part === 'string' && typeof last === 'string') text[text.length - 1] = last + part;
    else text.push(part);
  }
  return text;
};

/** How much of each list is printed; what suits this person best comes first. */
const most = { theirWords: 4, alternatives: 3, risks: 6, checks: 5, tools: 4 } as const;
const fewestNames = 60;
const fewestPlaces = 4;

export function tellWords(words: PathWords, teller: Teller, roadmap: Roadmap | null): ToldWords {
  const { tell, plain, sent, suited } = teller;
  const { customer, offer, positioning } = words;
  return {
    slug: words.slug,
    customer: {
      who: tell(customer.who),
      situation: tell(customer.situation),
      trigger: tell(customer.trigger),
      pays: tell(customer.pays),
    },
    theirWords: suited(
      words.theirWords.map((said): Suits & { said: string } => ({ said })),
      ({ said }) => said,
    )
      .slice(0, most.theirWords)
      .map(({ said }) => said),
    places: tellPlaces(words.places, teller),
    alternatives: suited(words.alternatives, ({ what }) => keyOf(what))
      .slice(0, most.alternatives)
      .map(({ what, whyItFails }) => ({ what: tell(what), whyItFails: tell(whyItFails) })),
    rivals: tellRivals(words.rivals, teller),
    offer: {
      promise: tell(offer.promise),
      starter: tellStep(offer.starter, teller),
      core: tellStep(offer.core, teller),
      premium: tellStep(offer.premium, teller),
    },
    skills: Object.fromEntries(Object.entries(words.skills).map(([name, line]) => [name, tell(line)])),
    skillLeftOut: tell(words.skillLeftOut),
    tasks: tellTasks(words.tasks, teller, roadmap),
    scripts: words.scripts.map(({ id, title, when, lines }) => ({
      id,
      title: plain(title),
      when: plain(when),
      lines: lines.map((line) => sent(line)),
    })),
    risks: tellRisks(words.risks, teller),
    qualityChecks: suited(
      words.qualityChecks.map((check): Suits & { check: Line } => ({ check })),
      ({ check }) => keyOf(check),
    )
      .slice(0, most.checks)
      .map(({ check }) => plain(check)),
    keepDoing: words.keepDoing,
    metrics: words.metrics.map(({ id, name, what, ifLow }) => ({
      id,
      name,
      what: tell(what),
      ifLow: tell(ifLow),
    })),
    channels: words.channels.map(({ firstStep, experiment, ...channel }) => ({
      ...channel,
      firstStep: tell(firstStep),
      experiment: tell(experiment),
    })),
    delivery: words.delivery.map(({ step, you, tool, doneWhen }) => ({
      step,
      you: tell(you),
      tool: tell(tool),
      doneWhen: tell(doneWhen),
    })),
    tools: suited(words.tools, ({ name }) => name)
      .slice(0, most.tools)
      .map(({ name, job, freeFirst, payWhen }) => ({
        name,
        job: tell(job),
        freeFirst: tell(freeFirst),
        payWhen: tell(payWhen),
      })),
    positioning: {
      category: plain(positioning.category),
      claim: plain(positioning.claim),
      proof: positioning.proof.map((proof) => plain(proof)),
      notFor: tell(positioning.notFor),
    },
    growth: tell(words.growth),
    consolation: tell(words.consolation),
  };
}

const keyOf = (line: Line): string =>
  typeof line === 'string' ? line : typeof line.else === 'string' ? line.else : (line.else[0] ?? '');

/** The best suited ones until sixty names can be expected of them. */
function tellPlaces(all: readonly Place[], { tell, plain, suited, holds }: Teller): Place<Text, string>[] {
  const skilled = { Writing: 'writes', Design: 'designs', 'AI Use': 'uses-ai', Sales: 'sells' } as const;
  const named: Readonly<Record<string, Test>> = {
    ...skilled,
    'Video Editing': 'films',
    'Project Management': 'organises',
  };
  const weighed = all.map((place) => {
    const test = place.skill === undefined ? undefined : named[place.skill];
    return test && holds(test) ? { ...place, for: [...(place.for ?? []), test] } : place;
  });
  const chosen: Place<Text, string>[] = [];
  let names = 0;
  for (const { place, how, count, skill } of suited(weighed, (one) => keyOf(one.place))) {
    if (names >= fewestNames && chosen.length >= fewestPlaces) break;
    names += count;
    chosen.push({ place: plain(place), how: tell(how), count, ...(skill !== undefined && { skill }) });
  }
  return chosen;
}

/** One of each kind: the one that this person would meet. */
function tellRivals(all: readonly Rival[], { tell, plain, suited }: Teller): Rival<Text, string>[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [rival] = suited(
      all.filter((one) => one.kind === kind),
      ({ name }) => keyOf(name),
    );
    if (!rival) return [];
    const { name, price, speed, trust, yourEdge } = rival;
    return [
      {
        kind,
        name: plain(name),
        price: tell(price),
        speed: tell(speed),
        trust: tell(trust),
        yourEdge: tell(yourEdge),
      },
    ];
  });
}

const tellStep = (step: OfferStep, { tell }: Teller): OfferStep<Text> => ({
  name: step.name,
  included: step.included.map((line) => tell(line)),
  excluded: step.excluded.map((line) => tell(line)),
  hoursFactor: step.hoursFactor,
});

function tellRisks(all: readonly PathRisk[], { tell, suited }: Teller): PathRisk<Text>[] {
  return suited(all, ({ id }) => id)
    .slice(0, most.risks)
    .map(({ id, risk, firstSign, response, likelihood, impact }) => ({
      id,
      likelihood,
      impact,
      risk: tell(risk),
      firstSign: tell(firstSign),
      response: tell(response),
    }));
}

/** Out of hours, the ways of each kind take turns. */
function tellTasks(tasks: readonly PathTask[], teller: Teller, roadmap: Roadmap | null): ToldTask[] {
  const told = { 'open-shops': 0, 'office-hours': 0, daylight: 0 };
  const how = ({ id, when, instead }: PathTask): Line | null => {
    if (!when || !placedOf(roadmap, id)?.outOfHours) return null;
    if (instead !== undefined) return instead;
    const ways = outOfHours[when];
    const way = ways[told[when] % ways.length] ?? ways[0];
    told[when] += 1;
    return way;
  };
  return tasks.map((task) => tellTask(task, { teller, roadmap, how: how(task) }));
}

const placedOf = (roadmap: Roadmap | null, id: string): PlacedTask | undefined =>
  roadmap?.tasks.find((task) => task.id === id);

/** A task that had to shrink asks for so much less; a short form has its own title, measure and result. */
function tellTask(
  task: PathTask,
  { teller: { tell, plain }, roadmap, how }: { teller: Teller; roadmap: Roadmap | null; how: Line | null },
): ToldTask {
  const placed = placedOf(roadmap, task.id);
  const short = placed?.short ?? roadmap?.lite ?? false;
  const scale = short || !placed ? 1 : placed.hours / task.hours;
  const { title, doneWhen } = short && task.lite ? task.lite : task;
  const where = tell(task.where, scale);
  const way = how === null ? null : tell(how, scale);
  return {
    id: task.id,
    title: plain(title, scale),
    doneWhen: doneWhen === undefined ? null : tell(doneWhen, scale),
    materials: task.materials === undefined ? null : tell(task.materials, scale),
    where: way === null ? where : task.instead === undefined ? join(stopped(where), way) : way,
    how: way,
  };
}
