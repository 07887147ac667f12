/**
 * What a plan says of one path that no other path would say. Written by hand for each of the library's paths, in the
 * second person and plain Australian English. No figure of money, law or rate stands in these words: figures come
 * from the model and are printed beside them. In scripts, `[…]` are the blanks that the person fills in.
 */
export interface PathWords {
  slug: string;
  /** Who buys, as one would point them out in the street: kind, place, situation. */
  customer: { who: string; situation: string; trigger: string; pays: string };
  /** What they say of their problem, as they would type or say it. */
  theirWords: readonly string[];
  /** Where to find sixty of them; `count` is a planning number of names to expect there, `how` the recipe. */
  places: readonly { place: string; how: string; count: number; skill?: string }[];
  /** What they do today instead. */
  alternatives: readonly { what: string; whyItFails: string }[];
  rivals: readonly Rival[];
  offer: { promise: string; starter: OfferStep; core: OfferStep; premium: OfferStep };
  /** How a named skill shows in this offer. A skill without an entry is openly left out, with `skillLeftOut`. */
  skills: Readonly<Record<string, string>>;
  skillLeftOut: string;
  tasks: readonly PathTask[];
  scripts: readonly {
    id: 'outreach' | 'quote' | 'listing' | 'follow-up' | 'ask-review';
    title: string;
    when: string;
    lines: readonly string[];
  }[];
  risks: readonly PathRisk[];
  qualityChecks: readonly string[];
  /** What to count each week, in the order in which it can be judged. */
  metrics: readonly { id: string; name: string; what: string; ifLow: string }[];
  channels: readonly Channel[];
  /** From order to thanks: who does what, with what. */
  delivery: readonly { step: string; you: string; tool: string; doneWhen: string }[];
  tools: readonly { name: string; job: string; freeFirst: string; payWhen: string }[];
  positioning: { category: string; claim: string; proof: readonly string[]; notFor: string };
  /** When to take on help or to stop growing alone. */
  growth: string;
  /** What the person learns within the first month whatever happens. */
  consolation: string;
}

export interface Rival {
  kind: 'do-nothing' | 'do-it-themselves' | 'marketplace' | 'local-rival' | 'software';
  name: string;
  price: string;
  speed: string;
  trust: string;
  yourEdge: string;
}

export interface OfferStep {
  name: string;
  included: readonly string[];
  excluded: readonly string[];
  /** Hours beside the core offer's, 1 for the core itself. */
  hoursFactor: number;
}

export interface PathTask {
  id: string;
  title: string;
  /** What exists afterwards, and how one knows that it is good. */
  doneWhen: string;
  materials: string;
  hours: number;
  /** A visit or a session lasts as long as it lasts: its hours are never shortened to fit a week. */
  whole?: true;
  /** The form for one to three hours a week, never shortened further; absent where the task is left out there. */
  lite?: { title: string; hours: number };
  phase: 'offer' | 'proof' | 'reach' | 'sell' | 'deliver' | 'learn' | 'comply';
  needs: readonly string[];
  /** The first day on which it can happen, where it waits for answers, a weekday or a booking; absent for any day. */
  fromDay?: number;
  /** Where and when it is best done. */
  where: string;
}

export interface PathRisk {
  id: string;
  risk: string;
  /** What one sees first. */
  firstSign: string;
  response: string;
  likelihood: 1 | 2 | 3;
  impact: 1 | 2 | 3;
}

export interface Channel {
  name: string;
  /** Each from 0 to 1; judged for this path. */
  fit: number;
  cost: number;
  speed: number;
  firstStep: string;
  experiment: string;
}
