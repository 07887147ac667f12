import * as z from 'zod';
import { planTypes } from '../domain/plans/plans.ts';
import { kitNames, kitParts } from './kit.ts';

/** The path library is published as static files of the site, and the whole path comes from the API. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const asks = { tech: z.string().min(1), time: z.string().min(1), budget: z.string().min(1) };
/** Whole tokens; null or 0 means free, and a sale is charged instead of the price. */
const wholeTokens = z.nullable(z.int().nonnegative());

const pathSummary = z.object({
  slug,
  icon: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  /** It describes the work in one short line for a phone. */
  gist: z.string().min(1),
  ...asks,
  scaling: z.string().min(1),
  tags: z.array(z.string().min(1)),
  /** It is the planned pay per hour at the end of a first year, before tax, counting every hour. */
  hourCents: z.int(),
  /** Cash stays positive after this month of a planned first year; it is null if that takes longer. */
  aheadMonth: z.nullable(z.int().positive()),
  /** They are some of the ten topics that filter the library. */
  topics: z.array(z.string().min(1)).min(1),
  ways: z.array(z.enum(['from-home', 'no-sales-calls'])),
  /** Further search words; of “journalis|m” the part before the bar is enough. */
  words: z.array(z.string().min(1)),
  price: wholeTokens,
  sale: wholeTokens,
});

const personaCard = z.object({
  icon: z.string().min(1),
  title: z.string().min(1),
  subtitle: z.string().min(1),
  ...asks,
  personaSlug: slug,
  /** Included, so that all paths can be searched without another request. */
  paths: z.array(pathSummary).min(1),
});

export const personaCards = z.array(personaCard).min(1);

const personaPath = z.object({
  ...pathSummary.shape,
  /** How the work is sold. */
  selling: z.string().min(1),
  suits: z.string().min(1),
  /** Whether a member of its persona can start without further knowledge, equipment or permits. */
  nothingFirst: z.boolean(),
  begins: z.array(z.object({ id: slug, title: z.string().min(1), minutes: z.int().positive() })).min(1),
});

export const personaPage = z.object({
  personaSlug: slug,
  icon: z.string().min(1),
  title: z.string().min(1),
  subtitle: z.string().min(1),
  metaTitle: z.string().min(1),
  metaDescription: z.string().min(1),
  others: z.array(z.object({ personaSlug: slug, title: z.string().min(1) })),
  /** It helps to choose between the paths, in a line or two. */
  markdown: z.string().optional(),
  html: z.string().min(1),
  paths: z.array(personaPath).min(1),
});

const grantRound = z.object({ opens: z.nullable(z.iso.date()), closes: z.nullable(z.iso.date()) });

export const homeContent = z.object({
  personas: z.array(z.object({ personaSlug: slug, title: z.string().min(1) })).min(1),
  featured: z.array(z.object({ ...pathSummary.shape, personaSlug: slug, reason: z.string().min(1) })),
  pathCount: z.int().positive(),
  freePathCount: z.int().nonnegative(),
  /** The purpose, amount and rounds of each grant; the rounds tell on any day whether one is open. */
  grants: z
    .array(
      z.object({
        reason: z.string().min(1),
        amount: z.string().min(1),
        rounds: z.union([z.literal('ongoing'), z.array(grantRound)]),
        checked: z.iso.date(),
      }),
    )
    .min(1),
});

const pathMeta = z.object({
  // The library alone needs these fields, for search and comparison.
  ...pathSummary.omit({ aheadMonth: true, gist: true, topics: true, ways: true, words: true }).shape,
  personaLabel: z.string().min(1),
  personaSlug: slug,
  metaDescription: z.string().min(1),
  /** The day on which its figures were last checked against their sources. */
  checked: z.iso.date(),
});

const count = z.int().nonnegative();

/** The numbers of tables, templates and pictures in a section; pictures are charts and drawings. */
const sectionHolds = z.object({ tables: count, templates: count, pictures: count });

/** A locked section has its id, title, length and contents in numbers, and none of its text. */
const contentSection = z.object({
  id: slug,
  title: z.string().min(1),
  minutes: z.int().positive(),
  /** It is present only for locked sections; open ones show their contents. */
  holds: sectionHolds.optional(),
  markdown: z.string().optional(),
  html: z.string().optional(),
});

const lockedFacts = z.object({
  sections: z.int().positive(),
  tables: count,
  pictures: count,
  minutes: z.int().positive(),
});

export const pathContent = z.object({
  meta: pathMeta,
  /** It is null for a free path. */
  locked: z.nullable(lockedFacts),
  next: z.nullable(z.object({ slug, title: z.string().min(1), description: z.string().min(1) })),
  /** Other paths that a reader may prefer, each with its reason. */
  related: z.array(
    z.object({ personaSlug: slug, slug, title: z.string().min(1), reason: z.string().min(1) }),
  ),
  /**
   * The path is paid in the planned first year. It tells from which month cash stays positive, if any, and the cash at
   * its end.
   */
  year: z.object({
    aheadMonth: z.nullable(z.int().positive()),
    lowestCents: z.int(),
    closingCents: z.int(),
  }),
  shown: z.nullable(
    z.object({
      number: z.int().positive(),
      section: z.string().min(1),
      html: z.string().min(1),
    }),
  ),
  yearHtml: z.string().min(1),
  sections: z.array(contentSection).min(1),
  /** It is null for a free path. */
  kit: z.nullable(kitNames),
});

export const chapterContent = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  checked: z.iso.date(),
  sections: z.array(z.object({ ...contentSection.shape, html: z.string().min(1) })).min(1),
});

/** A path as its owners get it; kit files are never part of the site. */
export const wholePath = z.object({
  ...pathContent.shape,
  kitParts: z.nullable(kitParts),
});

const sampleFile = z.object({ address: z.string().min(1), bytes: z.int().positive() });

const samplePicture = z.object({
  page: z.int().positive(),
  /** It is printed large on the page. */
  section: z.int().positive().optional(),
  title: z.string().min(1),
  /** A description for people who cannot see the page. */
  shows: z.string().min(1),
  address: z.string().min(1),
  /** Where the upper part is not white, row by row: a placeholder until the picture has loaded. */
  outline: z.string().min(1),
});

const samplePlan = z.object({
  tier: z.enum(planTypes),
  person: z.string().min(1),
  path: z.string().min(1),
  about: z.string().min(1),
  pages: z.int().positive(),
  files: z.object({ pdf: sampleFile, workbook: sampleFile, calendar: sampleFile }),
  pictures: z.array(samplePicture).min(1),
  /**
   * One file holds small pictures of the first page and the most telling page of each plan, in the order of the plans.
   */
  fronts: z.string().min(1),
});

export const samplePlans = z.array(samplePlan);

/** The verdict of the first page, with the cash in the account as data, so that it can be drawn at any size. */
const pageOne = z.object({
  verdict: z.string().min(1),
  /** The supported share of the goal, if that has an amount; rounded, because it is an estimate. */
  share: z.optional(z.object({ percent: z.int(), supported: z.string().min(1), goal: z.string().min(1) })),
  cash: z.object({
    alternative: z.string().min(1),
    lines: z.array(
      z.object({
        label: z.string().min(1),
        look: z.enum(['main', 'quiet', 'dashed']),
        /** They are in whole dollars. */
        values: z.array(z.int()),
      }),
    ),
    /** It is the lowest point of the main line. */
    lowest: z.optional(z.object({ index: z.int().nonnegative(), label: z.string().min(1) })),
  }),
});

export const firstSample = z.object({ ...samplePlan.shape, pageOne });

/** The trades that plans can be made for, to choose from. */
export const tradeNames = z
  .array(z.object({ id: slug, name: z.string().min(1), titles: z.array(z.string().min(1)) }))
  .min(1);

export type TradeName = z.output<typeof tradeNames>[number];
export type HomeContent = z.output<typeof homeContent>;
export type SamplePlan = z.output<typeof samplePlan>;
export type FirstSample = z.output<typeof firstSample>;
export type PageOne = FirstSample['pageOne'];
export type SamplePicture = SamplePlan['pictures'][number];
export type PathSummary = z.output<typeof pathSummary>;
export type PersonaCard = z.output<typeof personaCard>;
export type PersonaPath = z.output<typeof personaPath>;
export type PersonaPage = z.output<typeof personaPage>;
export type PathMeta = z.output<typeof pathMeta>;
export type ContentSection = z.output<typeof contentSection>;
export type ContentHolds = z.output<typeof sectionHolds>;
export type LockedFacts = z.output<typeof lockedFacts>;
export type ChapterContent = z.output<typeof chapterContent>;
export type PathContent = z.output<typeof pathContent>;
export type WholePath = z.output<typeof wholePath>;
