import * as z from 'zod';

/** Every kind of catalogue file shares these parts. */

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** This is a sentence, or a phrase that a sentence uses. The limit keeps the text of a plan plain. */
export const words = z.string().trim().min(2).max(240);

export const day = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** The states that the specification offers. "elsewhere" is every other state and territory, and overseas. */
export const places = ['NSW', 'VIC', 'QLD', 'WA', 'elsewhere'] as const;
export type Place = (typeof places)[number];

export const regions = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'] as const;
export type Region = (typeof regions)[number];

/**
 * The source of a figure or a rule: an entry of `sources.yaml`, or our own judgement with its reason. Every figure of
 * the catalogue has one of the two.
 */
export const sourced = z.strictObject({ source: slug, note: words.optional() });
export const judged = z.strictObject({ judged: words });
export const basis = z.union([sourced, judged]);
export type Basis = z.infer<typeof basis>;

export const dollars = z.number().min(0).max(1_000_000);

/** An offer may demand these of a person. A limit removes the offers with that need, and no others. */
export const needs = [
  'heights',
  'roofs',
  'under-floors',
  'kneeling',
  'lifting',
  'standing',
  'outdoors',
  'heat',
  'chemicals',
  'animals',
  'children',
  'driving',
  'car',
  'phone-calls',
  'strangers',
  'selling-in-person',
  'camera',
  'public-page',
  'clients-homes',
  'visitors-at-home',
  'home-kitchen',
  'workspace',
  'computer',
  'evenings',
  'nights',
  'weekends',
  'weekdays',
  'travel',
  'alcohol',
  'meat',
  'music',
  'spoken-english',
  'written-english',
  'good-sight',
  'steady-hands',
  'voice',
] as const;
export const need = z.enum(needs);
export type Need = z.infer<typeof need>;
