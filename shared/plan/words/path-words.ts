import type { Opening } from '../model/week.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import type { Line, Suits } from './line.ts';

/**
 * What a plan says of one path that no other path would say. Written by hand for each of the library's paths, in the
 * second person and plain Australian English. No figure of money, law or rate stands in these words: figures come
 * from the model through slots, or are printed beside them. In scripts, `[…]` are the blanks that the person fills in.
 *
 * As written, prose and names are lines with slots and versions; as told to one person they are texts and strings.
 * Lists of places, their words, rivals, alternatives, risks, checks and tools are longer than what is printed.
 */
export interface PathWords<Prose = Line, Name = Line> {
  slug: PathSlug;
  /** Who buys, as one would point them out in the street: kind, place, situation. */
  customer: { who: Prose; situation: Prose; trigger: Prose; pays: Prose };
  /** What they say of their problem, as they would type or say it. */
  theirWords: readonly string[];
  places: readonly Place<Prose, Name>[];
  alternatives: readonly Alternative<Prose>[];
  rivals: readonly Rival<Prose, Name>[];
  offer: {
    promise: Prose;
    starter: OfferStep<Prose>;
    core: OfferStep<Prose>;
    premium: OfferStep<Prose>;
  };
  /** How a named skill shows in this offer. A skill without an entry is openly left out, with `skillLeftOut`. */
  skills: Readonly<Record<string, Prose>>;
  skillLeftOut: Prose;
  tasks: readonly PathTask<Prose, Name>[];
  /** The first day on which anybody is asked to buy, where that is later than the first fortnight. */
  asksFromDay?: number;
  scripts: readonly PathScript<Name>[];
  risks: readonly PathRisk<Prose>[];
  qualityChecks: readonly Name[];
  /** What earns the next sale and is left first once sales go well, as “keep …” goes on. */
  keepDoing: string;
  /** What to count each week, in the order in which it can be judged. */
  metrics: readonly { id: string; name: string; what: Prose; ifLow: Prose }[];
  channels: readonly Channel<Prose>[];
  /** From order to thanks: who does what, with what. */
  delivery: readonly { step: string; you: Prose; tool: Prose; doneWhen: Prose }[];
  tools: readonly ({ name: string; job: Prose; freeFirst: Prose; payWhen: Prose } & Suits)[];
  positioning: { category: Name; claim: Name; proof: readonly Name[]; notFor: Prose };
  /** When to take on help or to stop growing alone. */
  growth: Prose;
  /** What the person learns within the first month whatever happens. */
  consolation: Prose;
}

/** Where to find some of sixty buyers; `count` is a planning number of names to expect there, `how` the recipe. */
export interface Place<Prose = Line, Name = Line> extends Suits {
  place: Name;
  how: Prose;
  count: number;
  skill?: string;
}

/** What buyers do today instead. */
export interface Alternative<Prose = Line> extends Suits {
  what: Prose;
  whyItFails: Prose;
}

export interface Rival<Prose = Line, Name = Line> extends Suits {
  kind: 'do-nothing' | 'do-it-themselves' | 'marketplace' | 'local-rival' | 'software';
  name: Name;
  price: Prose;
  speed: Prose;
  trust: Prose;
  yourEdge: Prose;
}

export interface OfferStep<Prose = Line> {
  name: string;
  included: readonly Prose[];
  excluded: readonly Prose[];
  /** Hours beside the core offer's, 1 for the core itself. */
  hoursFactor: number;
}

export interface PathTask<Prose = Line, Name = Line> {
  id: string;
  title: Name;
  /** What exists afterwards, and how one knows that it is good. */
  doneWhen: Prose;
  /** What has to be found or bought before; absent where it lies on any table. */
  materials?: Prose;
  hours: number;
  /** A visit or a session lasts as long as it lasts: its hours are never shortened to fit a week. */
  whole?: true;
  /** The form for one to three hours a week, never shortened further; absent where the task is left out there. */
  lite?: { title: Name; hours: number; doneWhen?: Prose };
  phase: 'offer' | 'proof' | 'reach' | 'sell' | 'deliver' | 'learn' | 'comply';
  needs: readonly string[];
  /** The first day on which it can happen, where it waits for answers, a weekday or a booking; absent for any day. */
  fromDay?: number;
  /** So many days at least after all it needs are done: a night's sleep, or the week that an answer may take. */
  waitDays?: number;
  /** What it waits for, where not every hour of the week will do. */
  when?: Opening;
  /** Where it is best done; the plan prints the day. */
  where: Prose;
  /** How it is done by somebody whose hours never have what it waits for, in place of where; else the plan says it. */
  instead?: Prose;
  /** The first work for a customer, or the first buy: every rule that goes before it is done by then. */
  firstJob?: true;
  beforeFirstJob?: true;
}

export interface PathScript<Name = Line> {
  id: 'outreach' | 'quote' | 'listing' | 'follow-up' | 'ask-review';
  title: Name;
  when: Name;
  lines: readonly Name[];
}

export interface PathRisk<Prose = Line> extends Suits {
  id: string;
  risk: Prose;
  /** What one sees first. */
  firstSign: Prose;
  response: Prose;
  likelihood: 1 | 2 | 3;
  impact: 1 | 2 | 3;
}

export interface Channel<Prose = Line> {
  name: string;
  /** Each from 0 to 1; judged for this path. */
  fit: number;
  cost: number;
  speed: number;
  firstStep: Prose;
  experiment: Prose;
}
