import type { Need } from '#shared/content/schemas/parts.ts';
import type { Contract, LoanAsked, Partner, Staff } from './firm-facts.ts';

export type { Contract, LoanAsked, Staff } from './firm-facts.ts';

/**
 * What we understood of a customer's answers. Every fact keeps the words it came from, so that the customer and the
 * reviewer can see why we believe it and correct it.
 */

export const answerFields = [
  'incomeGoal',
  'content',
  'skills',
  'interests',
  'budget',
  'timePerWeek',
] as const;
export type AnswerField = (typeof answerFields)[number];

/** Where words stand in the customer's own text, in UTF-16 units. */
export interface Span {
  field: AnswerField;
  from: number;
  to: number;
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.field === other.field && one.from < other.to && one.to > other.from;

/** stated: in words. inferred: follows from words. confirmed: the customer or the reviewer said so. */
export type Certainty = 'stated' | 'inferred' | 'confirmed';

export interface Fact<T> {
  /** The same for the same fact when other text changes: "goal", "licence:white-card". Corrections name it. */
  id: string;
  value: T;
  words: string;
  at: Span;
  certainty: Certainty;
  /** Who confirmed it, when it was not the customer. */
  by?: 'reviewer';
}

export type Period = 'week' | 'fortnight' | 'month' | 'quarter' | 'year';

export interface Goal {
  /** As written. */
  cents: number;
  per: Period | 'total';
  /** In a month; for a sum to save, the sum over the months until the date. */
  monthlyCents: number;
  tax: 'before' | 'after' | 'unsaid';
  /** income: what the person keeps or earns. sales: turnover. saving: a sum by a date. */
  measure: 'income' | 'sales' | 'saving';
  /** The day by which, as YYYY-MM-DD. */
  by?: string;
  /** A higher figure that would be better still, per the same period. */
  stretchCents?: number;
  /** The only months in which it counts, both included, as YYYY-MM: "6k from June to August". */
  months?: { from: string; to: string };
  /** It takes the place of what the customer lives on now: "replace my wage", "off JobSeeker by winter". */
  isInstead?: true;
  /** It comes on top of a payment or pension: "without losing my pension". */
  isOnTop?: true;
  /** The most that the customer wants: "$80 a week and no more". */
  isMost?: true;
  /** What we cannot tell from the words. Nothing is compared with such a goal until the customer has answered. */
  unclear?: readonly GoalDoubt[];
}

export type GoalDoubt = 'amount' | 'period' | 'measure';

/** The goal that figures may be compared with. */
export const clearGoal = ({ goal }: Pick<Reading, 'goal'>): Goal | undefined =>
  goal && !goal.value.unclear ? goal.value : undefined;

export type IncomeKind = 'wage' | 'business' | 'payment' | 'pension' | 'partner' | 'none';

export interface Income {
  kind: IncomeKind;
  cents?: number;
  per?: Period;
  yearCents?: number;
  /** A wage by the hour or the day. Without hours or days of a week it gives no sum of a year. */
  rate?: { cents: number; per: 'hour' | 'day' };
  tax?: 'before' | 'after' | 'unsaid';
  /** A payment or pension by the id of its situation: "jobseeker". */
  payment?: string;
  /** The month in which it ends, as YYYY-MM. */
  until?: string;
}

export interface Hours {
  low: number;
  high: number;
  /** Before a day of the year they have fewer or more: "10 hours for now, and 40 from 1 July". */
  first?: { hours: number; until: { month: number; day: number } };
}

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** In which weeks a free cell holds, where not in all of them: 1 of 2 for "every second Saturday". */
export interface Turn {
  /** So many weeks of each round hold, or so many days of a roster. */
  on: number;
  of: number;
  per: 'week' | 'day';
  /** The other of two weeks that differ: it holds when the first does not. */
  isSecond?: true;
  /** A day of a round's first week, as YYYY-MM-DD. Missing: which weeks these are was not said. */
  from?: string;
}

/** One cell of the week. `from` and `to` are minutes after midnight where the person named a time. */
export interface WeekCell {
  day: Day;
  part: DayPart;
  is: 'free' | 'blocked';
  from?: number;
  to?: number;
  turn?: Turn;
  /** The first day on which it is free, and the first on which it is no longer, as YYYY-MM-DD. */
  starts?: string;
  ends?: string;
  /** Free for work alone, such as editing or the books, and not with clients. */
  isDesk?: true;
}

export type Proof = 'paid' | 'employed' | 'certificate' | 'asked' | 'helped' | 'made';

export interface Skill {
  /** A trade of the catalogue. */
  trade: string;
  /** Points as in OFFERS: 10 for a title, 4 for a task, 5 for years, 6 for a buyer waiting, and so on. */
  strength: number;
  years?: number;
  proof: Proof[];
  /** Points of the strength for words that the trade's own file speaks of. */
  alike?: number;
  /** Only a suggested chip or a single weak word. */
  isWeak: boolean;
  /** A word of it is in the list of skills. */
  isListed?: true;
  /** Only the name of a field, such as “cleaning”: its trades are listed the likeliest first. */
  isBroad?: true;
  /** Words that were found, for the reason that we print. */
  found: string[];
}

export interface LicenceFact {
  licence: string;
  /** As the customer calls it: "Working With Vulnerable People card". */
  called?: string;
  status: 'held' | 'lapsed' | 'in-progress' | 'missing';
}

export interface Limit {
  need: Need;
  /** Without a car they go by bus, train or bike. */
  goesAnotherWay?: boolean;
}

export interface PriceFact {
  cents: number;
  /** The upper end of a range: 22000 of "between $180 and $220". */
  highCents?: number;
  /** "hour", "door", "session"; absent when not said. */
  unit?: string;
  /** The clause that it is in. */
  of?: string;
  /** For what, in the customer's words: "cut and colour". */
  item?: string;
  /** When it holds: "if it is just the silicone". */
  condition?: string;
  /** The one buyer who pays it: "bottle shop in Maleny". */
  buyer?: string;
  /** Only a part of the price, which someone adds: it is no separate price. */
  isPart?: true;
  /** How many a package holds, and of what: 6 and "visits". */
  pack?: number;
  packOf?: string;
  /** now: they ask it. planned: they think of asking it. offered: a buyer named it. past: they asked it once. */
  when: 'now' | 'past' | 'offered' | 'planned';
}

/** The least or the most that the customer takes, or what is paid in front. */
export interface TermFact {
  kind: 'least' | 'most' | 'deposit';
  count?: number;
  /** "hours" */
  unit?: string;
}

/** How long one takes, or how many a day holds. */
export interface PaceFact {
  /** Of one. */
  hours?: number;
  perDay?: number;
  /** The words around it. */
  of: string;
  /** Said as so many a day or an hour. */
  isRate?: true;
  /** In a month, for one that pays by the month. */
  isMonthly?: true;
  /** The prices that it follows in its sentence: one, or all that "each" speaks of. */
  priceIds: readonly string[];
}

/** What they still have to buy. */
export interface Purchase {
  what: string;
  cents: number;
  /** What comes with a business that they take over: "17 clients, fees $51,000 a year". */
  includes?: string;
}

/** They have done the work for years, or hold the paper of it. */
export interface Experience {
  years?: number;
}

/** The smallest job or order: so many, or so much money. */
export interface LeastFact {
  count?: number;
  of?: string;
  cents?: number;
  priceId?: string;
}

/** How many share one tour, class or table. */
export interface Group {
  /** The lower end of a range. */
  size: number;
}

/** The most that the customer can or will sell: 9 of "9 a week, no more". */
export interface MostFact {
  count: number;
  of?: string;
  per: 'day' | 'week' | 'fortnight' | 'month' | 'year';
}

/** "Pays 45 days after the invoice", with the buyer where one is named. */
export interface PaysAfter {
  days: number;
  who?: string;
}

/** The part of each sale that a shop, an agent or a platform keeps. */
export interface ShareFact {
  percent: number;
  who?: string;
  /** They ask for it, and nothing is agreed. */
  isOffered?: true;
}

/** How many, of what and how often. */
export interface Volume {
  count: number;
  /** The upper end of a range: 4 of "3 or 4 a week". */
  high?: number;
  /** "jars"; absent when not said. */
  of?: string;
  per: 'week' | 'fortnight' | 'month' | 'quarter' | 'year' | 'once';
  /** Each of several buyers takes as many. */
  isEach?: true;
  /** What passes through their hands, and no order: "rehomes 20 dogs a month". */
  isPool?: true;
}

export interface BuyerFact {
  /** In the customer's words: "two real estate agents". */
  who: string;
  count?: number;
  /**
   * now: they buy. promised: they said that they will. waiting: they want it. past: they bought once. sends: they tell
   * others of it. hope: the customer only named them.
   */
  when: 'now' | 'promised' | 'waiting' | 'past' | 'sends' | 'hope';
  takes?: Volume;
  /** What this buyer pays or offers for one. */
  pays?: {
    cents: number;
    unit?: string;
    isPart?: true;
    /** They named no price: it is the customer's own of that thing. */
    isList?: true;
    /** For all of it together: "900 dollars all up". */
    isAll?: true;
    /** Said as the price of each. */
    isEach?: true;
  };
  /** The month, January is 1, from which they want it: "wants me from July". */
  fromMonth?: number;
  /** What they ask for, in the customer's words: "a handrail and a list". */
  wants?: string;
  /** What they have or look after: "210 rentals", "60 members". */
  size?: string;
  /** Why the customer should not say yes as it is: they ask whether it is lawful, or it leaves no paper. */
  doubt?: 'unlawful' | 'unpapered';
}

/** Buys today, or is likely to: a buyer of old and one that the customer only hopes for are no demand. */
export const isInSight = ({ value: { when } }: Fact<BuyerFact>): boolean =>
  when !== 'past' && when !== 'hope';

/** What the customer has done of this work, or what people said of it. */
export interface DoneFact {
  kind: 'work' | 'words';
  count?: number;
}

/** A paper or a yes that comes before the first paid job. */
export interface StillToDo {
  /** As the customer calls it: "Working With Vulnerable People card". */
  what: string;
  state: 'lapsed' | 'lapsed-applied' | 'applied' | 'missing' | 'to-ask' | 'studying';
  kind: 'paper' | 'insurance' | 'abn';
}

/** A place, a helper or a supplier that the customer has. */
export interface Arranged {
  what: string;
}

/** What one of the customer's things costs them. */
export interface UnitCost {
  cents: number;
  unit?: string;
  /** What it pays for: "leather and buckle"; absent when not said. */
  what?: string;
  /** The prices of the same line of their list. */
  priceIds?: readonly string[];
}

/** What a sale costs as a part of its price. */
export interface CostShare {
  percent: number;
}

/** A cost that the customer names besides that of one thing: rent, fuel, a fee. */
export interface RunningCost {
  /** "church kitchen", "fuel" */
  what: string;
  kind: 'rent' | 'running' | 'wage' | 'lost';
  cents: number;
  per: 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year' | 'time' | 'once';
  /** Hours of the room in a month, where they are named. */
  hoursPerMonth?: number;
  /** Quoted, or of a time to come. */
  isPlanned?: true;
}

/** "First Sunday of the month". */
export interface MarketDay {
  /** From 1; 5 is the last one. */
  nth: number;
  day: Day;
}

/** What the customer wants to know from us. */
export interface Question {
  question: string;
  /** The sentence in front of it, where the question means nothing without one: "Is that right?" */
  before?: string;
}

export interface RefusedWork {
  /** "births", "giving medical advice" */
  what: string;
  /** Only a part of the work: "delivery past 30 km". */
  isPartly?: true;
  /** The network does not take it for a refusal, so it rules work out but is not printed. */
  isUnsure?: true;
}

export interface Debt {
  cents?: number;
  ratePercent?: number;
  kind?: string;
}

export interface Idea {
  /** In the customer's words. */
  what: string;
  /** They call it their idea: "my idea is …". */
  isNamed?: boolean;
  /** Read from "I make …" alone. */
  isMade?: boolean;
  /** The trade of the catalogue that covers it. */
  trade?: string;
  unit?: string;
  priceCents?: number;
  costCents?: number;
  /** Hours that one takes. */
  hours?: number;
  buyers?: string;
}

/** A trade that the customer names and that the catalogue lacks: "saddle maker". */
export interface OwnTrade {
  what: string;
  years?: number;
  /** They say that it is what they are, and do not only list it as a skill. */
  isTitle: boolean;
  /** The background shows it at work. */
  isShown?: boolean;
}

/** What a person sells, as they would put it on a card: "fermented hot sauces", "chess lessons". */
export interface Work {
  /** In small letters, without an article. */
  name: string;
  roots: string[];
  /** How much the story says of it. */
  points: number;
  /** How well it names the business. */
  title: number;
  /** They call it so, or it is one of the first skills that they list. */
  isSure: boolean;
  /** Trades of the catalogue that are called so. */
  trades: string[];
  /** Trades that have it as a task. */
  tasks: string[];
  /** Points of what is done for the price, by the kind of own business: "hire", "teaching". */
  deeds: Readonly<Record<string, number>>;
}

/** How likely the business is of a trade. */
export interface RankedTrade {
  trade: string;
  likely: number;
}

/** Words that say that papers and things are there or on their way, or that the customer lacks them. */
export interface InPlace {
  is: 'in-place' | 'bought' | 'lacked' | 'at-work' | 'all';
  /** What start lists call the things in it. */
  kinds: readonly string[];
}

export interface Owned {
  item: string;
  /** What start lists call it: "van" for a HiAce. */
  kinds?: readonly string[];
}

/** What is in place already. */
export interface Settled {
  what: 'abn' | 'insurance' | 'website' | 'place';
}

/** P2 held back, P3 safety, P4 law. A P1 third person is a name that we replace by a role. */
export interface PrivateNote {
  class: 'P1' | 'P2' | 'P3' | 'P4';
  /** A name, place or number that no file may hold, where one is in the sentence. */
  fragments: string[];
}

/** What the customer's business sells today. */
export interface Running {
  since?: number;
  /** Sales in a month. */
  perMonth?: number;
  averageCents?: number;
  /** Turnover of a month. */
  monthlyCents?: number;
  /** What is left of it in a month, before tax. */
  profitCents?: number;
}

/** How many of one thing, or of all that they sell, go out today. */
export interface SaleNow {
  /** The middle of a range: 2.5 of "2 or 3 a week", with the ends of it. */
  count: number;
  range?: { low: number; high: number };
  /** Those who come again, as the customer counts them: "70 horses every 6 weeks". */
  regulars?: string;
  of?: string;
  per: Exclude<Volume['per'], 'once'>;
  perMonth: number;
  /** The prices of theirs that it is counted of. */
  priceIds: readonly string[];
}

export interface OpenQuestion {
  id: string;
  /** The fact that the answer sets: "goal", "hours", "licence:bas-agent". */
  about: string;
  ask: string;
  /** What the answer would change; a question on business, goal or licence stops a plan that no person reviews. */
  changes: 'business' | 'goal' | 'licence' | 'figures';
  choices?: { label: string; value: unknown }[];
  words?: string;
}

/** A plan that no person reviews does not guess at the business, the goal or a licence. */
export const mustBeAnswered = ({ changes }: Pick<OpenQuestion, 'changes'>): boolean => changes !== 'figures';

/** What has to be answered before anything is compared with a goal. */
export const goalQuestions = ({ open }: Pick<Reading, 'open'>): OpenQuestion[] =>
  open.filter(({ about, changes }) => about === 'goal' && changes === 'goal');

/** The sum is the middle of the band that they ticked. */
export const isOfBand = ({ at, certainty }: Fact<unknown>): boolean =>
  at.field === 'budget' && certainty !== 'confirmed';

export interface Reading {
  version: 1;
  goal?: Fact<Goal>;
  otherGoals: Fact<Goal>[];
  income: Fact<Income>[];
  pastIncome: Fact<Income>[];
  owed: Fact<{ what: 'wages' | 'super' | 'leave' | 'long-service'; cents?: number }>[];
  debts: Fact<Debt>[];
  hours?: Fact<Hours>;
  week: Fact<WeekCell>[];
  /** On so many of their free days a week they work at most. */
  mostDays?: Fact<number>;
  /** The day on which they mean to start, as YYYY-MM-DD: nothing is sold before it. */
  opens?: Fact<string>;
  /** The market day that they named: the first Sunday of each month. */
  marketDay?: Fact<MarketDay>;
  /** The calendar months in which they can sell, January is 1; absent when it is all year. */
  selling?: Fact<{ months: readonly number[] }>;
  /** Months, from 1, in which they sell more or less than in others. */
  busyMonths?: Fact<{ busy: readonly number[]; quiet: readonly number[] }>;
  /** They work in school terms only. */
  inTerm?: Fact<true>;
  /** Days away, both included, as YYYY-MM-DD. */
  away: Fact<{ from: string; to: string }>[];
  money?: Fact<{ cents: number }>;
  skills: Fact<Skill>[];
  /** Points of the words for what they sell; a word that few trades have counts most. */
  sold?: Readonly<Record<string, number>>;
  licences: Fact<LicenceFact>[];
  owned: Fact<Owned>[];
  inPlace?: readonly Fact<InPlace>[];
  buyers: Fact<BuyerFact>[];
  contracts: Fact<Contract>[];
  staff: Fact<Staff>[];
  prices: Fact<PriceFact>[];
  /** What others near them charge. */
  rivals?: Fact<{ cents: number }>[];
  terms: Fact<TermFact>[];
  pace?: Fact<PaceFact>[];
  least?: Fact<LeastFact>[];
  experience?: Fact<Experience>;
  purchases?: Fact<Purchase>[];
  /** Their buyers are firms, farms or schools, and no people at home. */
  sellsToFirms?: true;
  group?: Fact<Group>;
  most?: Fact<MostFact>;
  paysAfter: Fact<PaysAfter>[];
  share?: Fact<ShareFact>;
  done: Fact<DoneFact>[];
  arranged: Fact<Arranged>[];
  /** What they have settled, which the plan does not ask for again. */
  settled?: Fact<Settled>[];
  unitCosts: Fact<UnitCost>[];
  costShare?: Fact<CostShare>;
  /** Buyers pay for these on top of the price, or bring them. */
  passedOn?: Fact<{ what: string }>;
  loanAsked?: Fact<LoanAsked>;
  partner?: Fact<Partner>;
  /** Rent, fuel and other costs by the hour, day, week or month. */
  costs: Fact<RunningCost>[];
  toDo: Fact<StillToDo>[];
  /** Work that the customer does not do, besides limits. */
  notDone: Fact<RefusedWork>[];
  /** What the first thing on the price card costs, where the customer or the reviewer set it. */
  price?: Fact<{ cents: number }>;
  limits: Fact<Limit>[];
  /** People the customer will not sell to, or work they will not do, in their words. */
  refusals: Fact<{ what: string }>[];
  situations: Fact<{ id: string }>[];
  private: Fact<PrivateNote>[];
  idea?: Fact<Idea>;
  ownTrade?: Fact<OwnTrade>;
  /** The name of what they sell. */
  work?: Fact<Work>;
  /** The trades that the business may be, the likeliest first; "own" is none of the catalogue. */
  ranked?: readonly RankedTrade[];
  /** The customer has a business already. */
  running?: Fact<Running>;
  /** What they sell today, line by line. */
  salesNow?: Fact<SaleNow>[];
  /** Words of a person who has clients: how many, where they say it. */
  regulars?: Fact<{ count?: number }>;
  asked: Fact<Question>[];
  /** The customer wants this business or none: "I don't want another idea". */
  declinesOthers: boolean;
  /** They will not get the licence that their work needs: "no licence and not getting one". */
  refusesLicence?: boolean;
  /** Roots of the words for work that they do not want: "children", "wedding". */
  unwanted?: readonly string[];
  /** The customer's surname stays out of every file. */
  hidesSurname?: boolean;
  /** Work that we do not plan: "gambling", "recruiting". */
  notPlanned: Fact<{ what: string }>[];
  unused: Fact<null>[];
  /** The customer's own text is weak in English: the plan uses its plain edition. */
  isPlainEdition: boolean;
  /** Text in a language that we read only trade names of. */
  otherLanguage?: 'ar' | 'zh' | 'vi' | 'es' | 'other';
  open: OpenQuestion[];
}

/** Less than this a month is a favour now and then. */
const fewSales = 1;

/** They sell this already, so no task and no sentence is for a beginner. */
export const isSelling = ({
  running,
  salesNow = [],
  regulars,
  buyers,
}: Pick<Reading, 'running' | 'salesNow' | 'regulars' | 'buyers'>): boolean =>
  running !== undefined ||
  regulars !== undefined ||
  salesNow.some(({ value }) => value.perMonth >= fewSales) ||
  buyers.some(({ value }) => value.when === 'now');
