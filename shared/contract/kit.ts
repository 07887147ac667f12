import * as z from 'zod';

/** The working kit of a path: what somebody uses who has unlocked it. */

/** What a template is, by the word its title begins with in the text. */
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

/** Short, since the titles are told to people who have not unlocked the path. */
export const templateTitle = z.string().min(3).max(36);

const named = { kind: z.enum(templateKinds), title: templateTitle };

/** What a kit holds, by name, for everybody; not a word of it. */
export const kitNames = z.object({
  templates: z.array(z.object(named)).min(1),
  /** Of its timeline. */
  steps: z.int().positive(),
  stopRules: z.int().positive(),
  /** Finished pieces of the path, each a file of its own. */
  pieces: z.array(z.string().min(3).max(80)),
});

/** What somebody may type as their hours a week, on the page and in the workbook. */
export const weeklyHoursLimits = [0.5, 100] as const;

const cents = z.int().nonnegative();
const share = z.number().min(0).max(1);
const count = z.number().nonnegative();

/** The figures of a path that its owner tries out: those of our plans, until something else is typed. */
export const kitNumbers = z.object({
  /** One of what is sold, as it reads after “one”. */
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
  /** What the handbook costs, which its owner has paid. */
  handbookCents: cents,
  weeklyHours: z.number().positive(),
  standingHoursPerWeek: count,
  maxUnitsPerMonth: z.nullable(z.number().positive()),
  paidInMonths: z.tuple([share, share, share]),
  ramp: z.array(share).min(1),
  demand: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('outreach'),
      /** What an hour of selling makes. */
      tries: z.string().min(1),
      triesPerHour: count,
      conversion: share,
      repeatPerMonth: count,
      stayMonths: count,
    }),
    z.object({
      kind: z.literal('traffic'),
      /** What brings visits. */
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
  /** Where it stands in the text. */
  section: z.object({ id: z.string().min(1), title: z.string().min(1) }),
  /** Paragraphs, or the points of a list; what a person fills in stands in [brackets]. */
  lines: z.array(z.string().min(1)).min(1),
});

export const timelineStep = z.strictObject({
  when: z.string().min(1),
  steps: z.string().min(1),
  /** When to stop or change, and what to do then. */
  stop: z.optional(z.string().min(1)),
});

/** The kit itself, for those who unlocked the path. */
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

/** The files of a kit, made at the build; none of them is anywhere on the public site. */
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
/** Those that are asked for by name; without one, all of them come as one file. */
export const kitFileNames = ['numbers', 'templates', 'timeline'] as const satisfies KitFile[];

/** As it is saved: people keep kits of several paths in one folder. */
export const savedKitName = (pathSlug: string, file: KitFile): string =>
  `${pathSlug}-${kitFiles[file].fileName}`;
