import * as z from 'zod';

/** The working kit of a path, for people who have unlocked it. */

export const templateKinds = [
  'Message',
  'Script',
  'Quote',
  'Agreement',
  'Advert',
  'Form',
  'Checklist',
  'Prompt',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Titles are short, because people who have not unlocked the path see them too. */
export const templateTitle = z.string().min(3).max(36);

const named = { kind: z.enum(templateKinds), title: templateTitle };

export const kitNames = z.object({
  templates: z.array(z.object(named)).min(1),
  steps: z.int().positive(),
  stopRules: z.int().positive(),
  pieces: z.array(z.string().min(3).max(80)),
});

/** The limits of the weekly hours that a person can type, on the page and in the workbook. */
export const weeklyHoursLimits = [0.5, 100] as const;

const cents = z.int().nonnegative();
const share = z.number().min(0).max(1);
const count = z.number().nonnegative();

/** The owner of a path can try out its figures. They start with those of our plans. */
export const kitNumbers = z.object({
  /** It follows “one” in a sentence. */
  unit: z.string().min(1),
  priceCents: cents,
  hoursPerUnit: z.number().positive(),
  materialsShare: share,
  wasteShare: share,
  platformShare: share,
  platformFixedCents: cents,
  cardPayments: count,
  toolsMonthCents: cents,
  insuranceYearCents: cents,
  startupCents: cents,
  /** The cost of the handbook, which its owner has paid. */
  handbookCents: cents,
  weeklyHours: z.number().positive(),
  standingHoursPerWeek: count,
  maxUnitsPerMonth: z.nullable(z.number().positive()),
  paidInMonths: z.tuple([share, share, share]),
  ramp: z.array(share).min(1),
  demand: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('outreach'),
      /** An hour of selling makes these. */
      tries: z.string().min(1),
      triesPerHour: count,
      conversion: share,
      repeatPerMonth: count,
      stayMonths: count,
    }),
    z.object({
      kind: z.literal('traffic'),
      /** These bring visits. */
      item: z.string().min(1),
      itemsPerHour: z.number().positive(),
      visitsPerItem: count,
      conversion: share,
      maxItems: count,
    }),
  ]),
});

const template = z.object({
  ...named,
  section: z.object({ id: z.string().min(1), title: z.string().min(1) }),
  /** Paragraphs, or the points of a list; parts for a person to fill in are in [brackets]. */
  lines: z.array(z.string().min(1)).min(1),
});

export const timelineStep = z.strictObject({
  when: z.string().min(1),
  steps: z.string().min(1),
  stop: z.optional(z.string().min(1)),
});

export const kitParts = z.object({
  numbers: kitNumbers,
  templates: z.array(template).min(1),
  timeline: z.array(timelineStep).min(1),
});

export type KitNames = z.output<typeof kitNames>;
export type KitNumbers = z.output<typeof kitNumbers>;
export type KitTemplate = z.output<typeof template>;
export type TimelineStep = z.output<typeof timelineStep>;
export type KitParts = z.output<typeof kitParts>;

/** The files of a kit, made at build time; none of them is on the public site. */
export const kitFiles = {
  numbers: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: 'numbers.xlsx',
  },
  templates: { mediaType: 'text/html; charset=utf-8', fileName: 'templates.html' },
  timeline: { mediaType: 'text/html; charset=utf-8', fileName: 'timeline.html' },
  all: { mediaType: 'application/zip', fileName: 'kit.zip' },
} as const;
export type KitFile = keyof typeof kitFiles;
/** The files that can be requested by name; without a name, all of them come as one file. */
export const kitFileNames = ['numbers', 'templates', 'timeline'] as const satisfies KitFile[];

/** The name of a saved file has its path, because people keep several kits in one folder. */
export const savedKitName = (pathSlug: string, file: KitFile): string =>
  `${pathSlug}-${kitFiles[file].fileName}`;
