import * as z from 'zod';
import { basis, day, dollars, places, slug, words } from './parts.ts';

/** `shared/content/licences/<id>.yaml` holds a licence, registration or check, with its rule in each place. */
const placeRule = z.strictObject({
  /** always: no work without it. above: needed from a job value. none: not needed. check: we found no sure rule. */
  needed: z.enum(['always', 'above', 'none', 'check']),
  /** The job value from which it is needed, in dollars; with `above` only. */
  above: dollars.optional(),
  /** What counts towards the value: "labour, materials and GST". */
  counts: words.optional(),
  /** The line that a plan prints. It names who to ask when `needed` is "check". */
  text: words,
  body: words,
  howToGet: words.optional(),
  cost: z.strictObject({ dollars, basis }).optional(),
  basis,
});
export const licenceSchema = z
  .strictObject({
    id: slug,
    name: words,
    reviewed: day,
    /** How people write that they hold it, in lower case. */
    heldWords: z.array(z.string().min(2).max(60)).min(1),
    /** How people write that they lack it, besides "no …" and "not …" before a held word. */
    lackedWords: z.array(z.string().min(2).max(60)).default([]),
    /** A person who holds one of these is under its rules instead. */
    notFor: z.array(slug).default([]),
    places: z.record(z.enum(places), placeRule),
  })
  .refine(
    ({ places: rules }) =>
      Object.values(rules).every(({ needed, above }) => (needed === 'above') === (above !== undefined)),
    'A rule has a job value when, and only when, it is needed above one.',
  );
export type Licence = z.infer<typeof licenceSchema>;

/** `shared/content/situations/<id>.yaml` describes a customer's circumstances. */
export const situationSchema = z.strictObject({
  id: slug,
  /** Shown under "What we understood": "You are on JobSeeker". */
  name: words,
  reviewed: day,
  /** Phrases by which the reader finds it, in lower case. */
  words: z.array(z.string().min(2).max(80)).min(1),
  not: z.array(z.string().min(2).max(80)).default([]),
  /** P0 may be printed. P2 to P4 go to the private screen only. */
  privacy: z.enum(['P0', 'P1', 'P2', 'P3', 'P4']),
  payment: slug.optional(),
  /** The plan prints one to three calm sentences. */
  says: z.array(words).min(1).max(4),
  tasks: z
    .array(
      z.strictObject({
        do: words,
        done: words,
        minutes: z.number().int().min(5).max(240),
        before: z.enum(['everything', 'first-paid-job', 'month-two']),
      }),
    )
    .default([]),
  who: z
    .array(
      z.strictObject({
        name: words,
        phone: z.string().max(30).optional(),
        web: z.string().max(80).optional(),
        for: words,
        basis,
      }),
    )
    .default([]),
  states: z.partialRecord(z.enum(places), z.array(z.strictObject({ text: words, basis })).min(1)).default({}),
  basis,
});
export type Situation = z.infer<typeof situationSchema>;

/** `shared/content/channels/<id>.yaml` describes a way to reach buyers. */
export const channelSchema = z.strictObject({
  id: slug,
  name: words,
  reviewed: day,
  how: words,
  /** Needs that a limit or a safety note can remove, like those of an offer. */
  needs: z.array(z.string()).default([]),
  /** It takes so many contacts to win one buyer, from cautious to strong. */
  contactsPerBuyer: z.strictObject({ cautious: z.number(), base: z.number(), strong: z.number(), basis }),
  minutesPerContact: z.number().int().min(1).max(120),
  dollarsPerContact: dollars,
});

/** Scripts for every trade: `shared/content/scripts/<id>.yaml`. */
export const scriptSchema = z.strictObject({
  id: slug,
  /** When to use it: "An invoice is a week late". */
  when: words,
  reviewed: day,
  text: z.string().trim().min(20).max(420),
});

/** Sources of figures and rules: `shared/content/sources/<group>.yaml`, a list each. */
export const sourceSchema = z.strictObject({
  id: slug,
  title: words,
  publisher: words,
  web: z.string().max(160).optional(),
  /** It is the date of the page or document, or "undated". */
  date: z.union([z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/), z.literal('undated')]),
  read: day,
});
export type Source = z.infer<typeof sourceSchema>;
export type Channel = z.infer<typeof channelSchema>;
export type GeneralScript = z.infer<typeof scriptSchema>;
