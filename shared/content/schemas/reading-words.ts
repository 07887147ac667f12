import * as z from 'zod';
import { need } from './parts.ts';

const list = z.array(z.string().min(1).max(80)).min(1);
const lists = z.record(z.string(), list);
const limit = z.strictObject({ objects: z.array(z.string()), says: z.array(z.string()) });

/** The word lists of the reader: `shared/content/reading/words.yaml`. */
export const readingWordsSchema = z.strictObject({
  chips: list,
  plainSkills: list,
  /** Words for a whole field, its trades with the likeliest first, and kinds of it that people pay for. */
  broadSkills: z.array(
    z.strictObject({
      words: list.default([]),
      /** They ask for a kind too, and lend no trades. */
      alone: list.default([]),
      trades: list.default([]),
      kinds: list.default([]),
    }),
  ),
  negation: list,
  past: list,
  others: list,
  wish: list,
  limits: z.partialRecord(need, limit),
  /** Limits in other languages are whole phrases. */
  limitsElsewhere: z.record(z.string(), z.partialRecord(need, list)),
  refused: lists,
  pay: lists,
  days: lists,
  dayGroups: lists,
  parts: lists,
  free: list,
  busy: list,
  owned: list,
  /** Brands, kinds and other names of things and papers, and what a start list calls them. */
  things: z.array(z.strictObject({ is: list, words: list })),
  ownCues: list,
  /** Words next to which a sum is a cost, a wage or a debt rather than a price. */
  notPrices: list,
  /** What a business pays for and seldom sells: next to one of these a sum is a cost. */
  costThings: list,
  /** What things are made of: two of them in a row, with a sum, are a cost. */
  goods: list,
  /** Cards, checks and permits that a customer may lack. */
  papers: list,
  /** A room, a helper or a supplier that is settled. */
  arranged: list,
  /** A person lacks or says these besides work: "no money", "no worries". */
  notWork: list,
  /** Words for people who may buy, or who send clients. */
  leads: list,
  /** People and offices that never buy. */
  notLeads: list,
  buyerNouns: list,
  asked: list,
  notPlanned: lists,
  private: z.strictObject({
    held: list,
    unaware: list,
    unawarePeople: list,
    safety: list,
    law: list,
    matters: list,
    notMatters: list,
  }),
  events: z.array(
    z.strictObject({
      id: z.string().min(2),
      words: list,
      dates: z.array(z.string().regex(/^(20\d\d-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)).min(1),
    }),
  ),
  questionStarts: list,
  declinesOthers: list,
  injections: list,
  plainSigns: list,
  sold: z.strictObject({ common: list, verbs: list }),
  /** Words with which a skill becomes the name of what is sold: "chess trainer" sells chess lessons. */
  work: z.strictObject({
    agents: z.record(z.string(), z.string()),
    people: list,
    quality: list,
    processes: list,
    acronyms: list,
    services: list,
    deeds: lists,
  }),
});
export type ReadingWords = z.infer<typeof readingWordsSchema>;
