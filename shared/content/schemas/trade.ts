import * as z from 'zod';
import { basis, day, dollars, need, places, slug, words } from './parts.ts';

/**
 * One trade: what a person can do for money, as `shared/content/trades/<group>/<id>.yaml`.
 * A copy editor changes these files without TypeScript. `npm run catalogue` checks them.
 */

export const groups = [
  'building',
  'home-services',
  'sewing-making-repair',
  'food',
  'teaching',
  'care-health-movement',
  'beauty',
  'animals',
  'vehicles-delivery',
  'office-professional',
  'media-events',
  'digital-product',
  'land-outdoors-visitors',
] as const;

/** It applies to plans of these offers, or to every offer if missing. */
const forOffers = z.array(slug).min(1).optional();
/** It is only for who sells one of these, by the words of the customer: "colour" of a hairdresser. */
const sells = z.array(z.string().trim().min(3).max(40)).min(1).optional();
const phrase = z.string().trim().min(2).max(60);
const phrases = z.array(phrase);

/** The words by which the reader finds the trade in free text. All in lower case, as people write them. */
const recognise = z.strictObject({
  /** Who the person is: "carpenter", "chippy". The strongest sign. */
  titles: phrases.min(1),
  /** What the person does, as verbs or nouns: "hanging doors", "skirting". */
  tasks: phrases.min(3),
  tools: phrases.default([]),
  /** Certificates, licences and courses of the trade: "cert iii carpentry", "white card". */
  tickets: phrases.default([]),
  misspellings: phrases.default([]),
  /** Trade names in other languages, in their own script and as they are typed without it. */
  languages: z
    .strictObject({
      ar: phrases.default([]),
      zh: phrases.default([]),
      vi: phrases.default([]),
      es: phrases.default([]),
    })
    .optional(),
  /** Phrases that contain one of the words above but mean something else: "carpenter ants". */
  not: phrases.default([]),
});

const price = z
  .strictObject({ low: dollars, mid: dollars, high: dollars })
  .refine(
    ({ low, mid, high }) => low <= mid && mid <= high,
    'The low price is at most the middle one, and that at most the high one.',
  );

const item = z.strictObject({
  name: words,
  /** What one is: "half day", "door", "hour". It follows "a" or "per" in a sentence. */
  unit: z.string().min(2).max(40),
  price,
  basis,
  /** One takes this many hours, on site or at the bench. */
  hours: z.number().min(0).max(400),
  /** One takes this many unpaid hours: driving, quoting, messages. */
  unpaidHours: z.number().min(0).max(100),
  /** One costs the seller this much in materials, fees and fuel. */
  cost: z.strictObject({ dollars, what: words, basis }),
});

const offer = z.strictObject({
  id: slug,
  /** It names the business in plain words, as a heading: "Small repairs for property managers". */
  name: words,
  /** One sentence that starts with "You": what the person does and for whom. */
  line: words,
  /** The first item carries the figures. Two to five lines make the price card. */
  items: z.array(item).min(1).max(6),
  includes: z.array(words).min(1),
  excludes: z.array(words).default([]),
  /** It is "none", "half", or a sentence. */
  deposit: words,
  needs: z.array(need).default([]),
  /**
   * A licence file that this offer depends on. `work`: the offer is only for people who hold it. `under`: the offer
   * stays under the threshold, so that people without it may sell it.
   */
  licence: z.strictObject({ id: slug, as: z.enum(['work', 'under']) }).optional(),
  /** The buyers of the trade that this offer is for. */
  buyers: z.array(slug).min(1),
  /** Words for jobs and buyers that say of a person's story that this is the offer of the trade which they sell. */
  fits: phrases.default([]),
  /** What a person who is new or without the trade's licence should be able to say before selling it. */
  gate: words.optional(),
  /** How the item earns: "visits" are sold one by one, "weekly" repeats, "product" is made ahead, "month" is a retainer. */
  kind: z.enum(['visits', 'weekly', 'product', 'month', 'project']),
  /** The answer to "too dear", who to ask and what to search for, if the trade's own are about its other offers. */
  tooDear: z.string().trim().min(20).max(320).optional(),
  firstTen: z.array(words).min(4).max(10).optional(),
  lookUp: words.optional(),
  /** The most sales in a month that are believable for one person, whatever the hours allow. */
  mostPerMonth: z.number().positive().max(4000),
});

const buyer = z.strictObject({
  id: slug,
  /** It is a plural noun for people in a town of 10,000: "property managers". */
  kind: words,
  /** A whole sentence says why they buy. */
  why: words,
  /** It says when to ask them: "Tuesday to Thursday, 9 to 11 am". */
  when: words.optional(),
  /** It says where to find them: "the agencies on your main street". */
  where: words,
});

/** A text to say or send. Slots are in braces; a script with an unfilled slot is left out. */
const script = z.strictObject({
  to: z.union([slug, z.literal('any')]),
  by: z.enum(['call', 'message', 'visit', 'email']),
  text: z.string().trim().min(20).max(420),
  offers: forOffers,
});
export const scriptSlots = [
  'first-name',
  'unit',
  'price',
  'raised-price',
  'item',
  'day',
  'other-day',
  'years',
  'place-of-work',
  'town',
  'proof',
] as const;

const task = z.strictObject({
  id: slug,
  /** rules come before the first paid job, then ready, sell, deliver, review. */
  phase: z.enum(['rules', 'ready', 'sell', 'deliver', 'review']),
  /** The sentence starts with a verb. */
  do: words,
  /** Completes "You are done when …". */
  done: words,
  minutes: z.number().int().min(5).max(480),
  /** It says where this happens: "at home", "at the agency", "by phone". */
  where: words,
  needs: z.array(need).default([]),
  /** It applies to plans of these offers, or to every offer if missing. */
  offers: forOffers,
  sells,
  /** It is only for people who have not sold this work yet: a test piece, a practice visit. */
  forNew: z.literal(true).optional(),
  /** It happens only in these months, January is 1, or in any month if missing. */
  months: z.array(z.number().int().min(1).max(12)).min(1).optional(),
});

const cost = z.strictObject({
  what: words,
  dollars,
  basis,
  /** A tool the reader may find that the person owns; then it is not bought. */
  owned: phrases.default([]),
  offers: forOffers,
  sells,
});

const rule = z.strictObject({ text: words, basis, offers: forOffers, sells });
const stateRules = z.partialRecord(z.enum(places), z.array(rule).min(1));

export const tradeSchema = z.strictObject({
  id: slug,
  group: z.enum(groups),
  /** It is a heading: "Carpentry, small jobs". */
  name: words,
  /** It is a noun phrase inside a sentence: "small carpentry jobs". */
  plain: words,
  /** It names the person in a sentence: "a carpenter". */
  person: words,
  reviewed: day,
  /** It lists the handbooks that cover the trade, as `persona/path`. */
  handbooks: z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)).default([]),
  recognise,
  offers: z.array(offer).min(2).max(5),
  /** The plan prints the line of the person's state from these licence files. */
  licences: z.array(slug).default([]),
  /** Rules of this trade. Every place has a line here or through a licence; "all" rules go to each. */
  rules: z.strictObject({ all: z.array(rule).default([]), states: stateRules.default({}) }),
  insurance: z.strictObject({
    must: z.array(words).default([]),
    should: z.array(words).default([]),
    ask: z.array(words).default([]),
  }),
  /** These are bought before or after the first paid job. */
  start: z.strictObject({ before: z.array(cost).default([]), later: z.array(cost).default([]) }),
  /** They are dollars a month, regardless of sales. */
  monthly: z.array(cost).min(1),
  capacity: z.strictObject({
    /** Share of the working week that is paid, once the year is running. */
    paidShare: z.number().min(0.2).max(1),
    weeksPerYear: z.number().int().min(20).max(52),
    /** A person with no buyer in sight reaches this share of full speed in each of the first twelve months. */
    ramp: z.array(z.number().min(0).max(1)).length(12),
    /** Each calendar month, January first, sells this share of an ordinary one. */
    season: z.array(z.number().min(0).max(2)).length(12),
    basis,
  }),
  stress: z.strictObject({
    quietWeeks: z.number().int().min(1).max(8),
    biggestBuyerShare: z.number().min(0).max(0.9),
    lateShare: z.number().min(0).max(1),
  }),
  buyers: z.array(buyer).min(4).max(9),
  /** It says who to ask first, most likely first, each with a kind and a count: "two agents on your main street". */
  firstTen: z.array(words).min(4).max(10),
  scripts: z.array(script).min(3),
  /** A person says this aloud when a price is called "too dear". */
  tooDear: z.string().trim().min(20).max(320),
  tasks: z.array(task).min(8).max(24),
  risks: z
    .array(z.strictObject({ risk: words, sign: words, act: words, offers: forOffers, sells }))
    .min(4)
    .max(9),
  /** People in this trade ask these. We find a question by its words and answer it with a basis. */
  questions: z
    .array(z.strictObject({ about: phrases.min(2), answer: z.string().trim().min(20).max(400), basis }))
    .default([]),
  rivals: z.array(z.strictObject({ kind: words, price: words, strength: words, weakness: words })).min(2),
  /** A person finds three rivals with these search words. */
  lookUp: words,
  fit: z.strictObject({
    place: z.enum(['local', 'home', 'remote']),
    leastHoursPerWeek: z.number().min(0.5).max(40),
    evenings: z.enum(['suits', 'possible', 'no']),
    weekends: z.enum(['suits', 'possible', 'no']),
    schoolHours: z.enum(['suits', 'possible', 'no']),
    leastAge: z.number().int().min(12).max(25),
    /** True for a trade that people may start without experience. */
    needsNoSkill: z.boolean(),
  }),
  /** The tax office publishes benchmarks for some industries. */
  benchmark: z
    .strictObject({ industry: words, ratio: words, low: z.number(), high: z.number(), basis })
    .optional(),
  related: z.array(slug).default([]),
  next: z.strictObject({ offer: words, gate: words }),
  confidence: z.strictObject({ prices: z.enum(['published', 'judged', 'guess']), rules: words }),
});
/**
 * A kind of business for work without its own trade: `shared/content/own-business/<id>.yaml`. Its texts contain
 * `{what}`, the name of what the person sells.
 */
export const ownKindSchema = z.strictObject({
  id: slug,
  /** The words by which the kind is found: in the name of the work and in the prices. What is done is in the word lists. */
  signs: z.strictObject({
    names: phrases,
    /** Names of things: work on them is of this kind, and they may be made and sold too. */
    things: phrases.default([]),
    units: phrases.default([]),
  }),
  /** Trades of these groups are of this kind. Their licences, rules and insurance may apply to the work. */
  groups: z.array(z.enum(groups)).default([]),
  /**
   * All work of these groups has the same licences: all food is registered. Otherwise the trade must be the same work.
   */
  isOneLaw: z.boolean().default(false),
  /** It is the unit of a sale if the person names none. */
  unit: phrase,
  trade: tradeSchema
    .omit({
      id: true,
      name: true,
      plain: true,
      reviewed: true,
      handbooks: true,
      recognise: true,
      related: true,
    })
    .extend({ offers: z.array(offer).min(1).max(3) }),
});
export type OwnKind = z.infer<typeof ownKindSchema>;

export type Trade = z.infer<typeof tradeSchema>;
export type Offer = Trade['offers'][number];
