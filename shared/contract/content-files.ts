import * as z from 'zod';
import { planTypes } from '../domain/plans/plans.ts';
import { kitNames, kitParts } from './kit.ts';

/** The path library as it is published: static files of the site, and the whole path by the API. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const asks = { tech: z.string().min(1), time: z.string().min(1), budget: z.string().min(1) };
/** Whole tokens; null or 0 is open to all, and a sale is charged instead of the price. */
const wholeTokens = z.nullable(z.int().nonnegative());

const pathSummary = z.object({
  slug,
  icon: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  /** What one does, in a line of a phone. */
  gist: z.string().min(1),
  ...asks,
  scaling: z.string().min(1),
  tags: z.array(z.string().min(1)),
  /** What our plans reckon an hour to earn at the end of a first year, before tax, every hour counted. */
  hourCents: z.int(),
  /** Of a planned first year: from whose end on there is cash in hand. Nothing where that takes longer. */
  aheadMonth: z.nullable(z.int().positive()),
  /** Of the ten that the library is narrowed down by. */
  topics: z.array(z.string().min(1)).min(1),
  ways: z.array(z.enum(['from-home', 'no-sales-calls'])),
  /** What people may call it beside its own words; of “journalis|m” the part before the bar is enough. */
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
  /** So that all paths can be searched without asking for more. */
  paths: z.array(pathSummary).min(1),
});

export const personaCards = z.array(personaCard).min(1);

/** With its first sections, which are open to all, and what one chooses by. */
const personaPath = z.object({
  ...pathSummary.shape,
  /** How buyers are asked. */
  selling: z.string().min(1),
  /** Whom it suits. */
  suits: z.string().min(1),
  /** Whether whoever calls themselves by its persona needs to know, own or hold nothing more first. */
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
  /** Whose other starting points there are. */
  others: z.array(z.object({ personaSlug: slug, title: z.string().min(1) })),
  /** How to choose between the paths, in a line or two. */
  markdown: z.string().optional(),
  html: z.string().min(1),
  paths: z.array(personaPath).min(1),
});

const grantRound = z.object({ opens: z.nullable(z.iso.date()), closes: z.nullable(z.iso.date()) });

/** What the landing page shows of the library and the grants. */
export const homeContent = z.object({
  personas: z.array(z.object({ personaSlug: slug, title: z.string().min(1) })).min(1),
  featured: z.array(z.object({ ...pathSummary.shape, personaSlug: slug, reason: z.string().min(1) })),
  pathCount: z.int().positive(),
  freePathCount: z.int().nonnegative(),
  /** What each grant is for, what it comes to, and when: its rounds say on any day whether one is open. */
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
  // Without what the library alone finds and compares by.
  ...pathSummary.omit({ aheadMonth: true, gist: true, topics: true, ways: true, words: true }).shape,
  personaLabel: z.string().min(1),
  personaSlug: slug,
  metaDescription: z.string().min(1),
  /** The day its figures were last held against their sources. */
  checked: z.iso.date(),
});

const count = z.int().nonnegative();

/** What a section holds beside its words, counted; pictures are charts and drawings. */
const sectionHolds = z.object({ tables: count, templates: count, pictures: count });

/** A locked section has its id, its title, its length and what it holds, and nothing of its text. */
const contentSection = z.object({
  id: slug,
  title: z.string().min(1),
  /** To read it. */
  minutes: z.int().positive(),
  /** Only of a locked one: what is open shows it. */
  holds: sectionHolds.optional(),
  markdown: z.string().optional(),
  html: z.string().optional(),
});

/** What the locked sections hold, counted. */
const lockedFacts = z.object({
  sections: z.int().positive(),
  tables: count,
  /** Charts and drawings. */
  pictures: count,
  /** To read them. */
  minutes: z.int().positive(),
});

export const pathContent = z.object({
  meta: pathMeta,
  /** Nothing for a path that is open to all. */
  locked: z.nullable(lockedFacts),
  /** The one after it of the same persona. */
  next: z.nullable(z.object({ slug, title: z.string().min(1), description: z.string().min(1) })),
  /** Others a reader may like better, each with its reason. */
  related: z.array(
    z.object({ personaSlug: slug, slug, title: z.string().min(1), reason: z.string().min(1) }),
  ),
  /** Of a planned first year, this path paid: from whose end on there is cash in hand, if at all, and how much. */
  year: z.object({
    aheadMonth: z.nullable(z.int().positive()),
    lowestCents: z.int(),
    closingCents: z.int(),
  }),
  /** A picture of a locked section that the path shows to everyone. */
  shown: z.nullable(
    z.object({
      number: z.int().positive(),
      section: z.string().min(1),
      html: z.string().min(1),
    }),
  ),
  /** Pictures of a planned first year, and what they count. */
  yearHtml: z.string().min(1),
  sections: z.array(contentSection).min(1),
  /** What its working kit holds, by name; nothing for a path that is open to all. */
  kit: z.nullable(kitNames),
});

/** What is true of every path, open to all. */
export const chapterContent = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  checked: z.iso.date(),
  sections: z.array(z.object({ ...contentSection.shape, html: z.string().min(1) })).min(1),
});

/** As those get it who unlocked it; a kit itself is in no file of the site. */
export const wholePath = z.object({
  ...pathContent.shape,
  kitParts: z.nullable(kitParts),
});

const sampleFile = z.object({ address: z.string().min(1), bytes: z.int().positive() });

const samplePicture = z.object({
  page: z.int().positive(),
  /** Its number in the plan, large on the page. */
  section: z.int().positive().optional(),
  /** Of the section that the page shows. */
  title: z.string().min(1),
  /** What else a person who cannot see it should know is there. */
  shows: z.string().min(1),
  address: z.string().min(1),
  /** Where its upper part is not white, row by row: what stands there until the picture has come. */
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
  /** Of each kind of plan its first page and the page that says most of it, small, in the order of the kinds: one file for all. */
  fronts: z.string().min(1),
});

/** Plans of invented people, one a kind of plan. */
export const samplePlans = z.array(samplePlan);

/** The verdict of the first page, with the money in the account, so that it can be drawn at any size. */
const pageOne = z.object({
  verdict: z.string().min(1),
  /** How much of the goal is supported, where it names an amount: no finer than an estimate is. */
  share: z.optional(z.object({ percent: z.int(), supported: z.string().min(1), goal: z.string().min(1) })),
  cash: z.object({
    alternative: z.string().min(1),
    lines: z.array(
      z.object({
        label: z.string().min(1),
        look: z.enum(['main', 'quiet', 'dashed']),
        /** In whole dollars. */
        values: z.array(z.int()),
      }),
    ),
    /** Of the main line. */
    lowest: z.optional(z.object({ index: z.int().nonnegative(), label: z.string().min(1) })),
  }),
});

export const firstSample = z.object({ ...samplePlan.shape, pageOne });

/** The work that plans can be made for, to choose from. */
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
