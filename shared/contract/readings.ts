import * as z from 'zod';
import { needs } from '#shared/content/schemas/parts.ts';
import { goalMeasures, goalVerdicts } from '#shared/domain/runs/plan-brief.ts';
import { answerFields } from '#shared/domain/runs/submit-rules.ts';
import { confirmedKinds } from '#shared/plan/confirm/confirmed.ts';
import type { ReadValues } from '#shared/plan/describe/read-values.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import { dayParts, days } from '#shared/plan/reading/reading.ts';
import { factKinds } from '#shared/plan/write/say/fact-line.ts';
import { confirmed, confirmedIncome, goalMeasuresSaid, goalPeriods, licenceStatuses } from './confirmed.ts';
import { runAnswers } from './runs.ts';

const place = z.string().trim().max(60, 'Please keep the state and the country within 60 characters.');

export const readingRequest = z.object({
  ...runAnswers.shape,
  /** Empty for the goal check, which does not ask for it. */
  content: runAnswers.shape.content.default(''),
  state: place.optional(),
  country: place.default('Australia'),
  /** They override the answers. */
  confirmed: z.exactOptional(confirmed),
});
export type ReadingRequest = z.input<typeof readingRequest>;

const question = z.object({
  id: z.string(),
  about: z.string(),
  ask: z.string(),
  changes: z.enum(['business', 'goal', 'licence', 'figures']),
  choices: z.exactOptional(z.array(z.string())),
  words: z.exactOptional(z.string()),
});

const fact = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  says: z.string(),
  words: z.array(z.object({ field: z.enum(answerFields), text: z.string() })),
  isConfirmed: z.boolean(),
  from: z.array(z.object({ id: z.string(), words: z.string() })),
});

const values = z.object({
  goal: z.exactOptional(
    z.object({
      cents: z.int(),
      per: z.enum(goalPeriods),
      tax: z.enum(['before', 'after', 'unsaid']),
      by: z.exactOptional(z.string()),
      measure: z.exactOptional(z.enum(goalMeasuresSaid)),
    }),
  ),
  income: z.array(confirmedIncome),
  hours: z.exactOptional(z.object({ low: z.number(), high: z.number() })),
  week: z.array(
    z.object({
      day: z.enum(days),
      part: z.enum(dayParts),
      is: z.enum(['free', 'blocked']),
      when: z.exactOptional(z.string()),
    }),
  ),
  money: z.exactOptional(z.object({ cents: z.int() })),
  licences: z.array(
    z.object({
      licence: z.string(),
      name: z.string(),
      status: z.exactOptional(z.enum(licenceStatuses)),
    }),
  ),
  trades: z.array(z.object({ id: z.string(), name: z.string() })),
  owned: z.array(z.string()),
  limits: z.array(z.enum(needs)),
  words: z.partialRecord(z.enum(confirmedKinds), z.string()),
}) satisfies z.ZodType<ReadValues>;

const reach = z.object({
  verdict: z.enum(goalVerdicts),
  name: z.string(),
  means: z.string(),
  targetCents: z.int(),
  reachedCents: z.int(),
  isTotal: z.boolean(),
  dueMonth: z.exactOptional(z.int()),
  testedMonth: z.int(),
  says: z.string(),
  levers: z.array(z.string()),
});

const business = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  trade: z.string(),
  handbook: z.exactOptional(z.string()),
  price: z.string(),
  hourLeavesCents: z.int(),
  startCents: z.int(),
  shortCents: z.int(),
  hoursPerWeek: z.number(),
  byMonth: z.array(z.int()),
  measure: z.enum(goalMeasures),
  caption: z.string(),
  reaches: z.exactOptional(reach),
  why: z.array(z.string()),
  firstStep: z.exactOptional(z.string()),
});

const outcome = z.object({
  kind: z.enum(['planned', 'needs-more', 'not-planned']),
  title: z.string(),
  says: z.string(),
  ways: z.array(z.object({ kind: z.enum(['skill', 'idea', 'email']), says: z.string() })),
});

export const understanding = z.object({
  outcome,
  summary: z.exactOptional(z.string()),
  goal: z.exactOptional(z.string()),
  questions: z.array(question),
  broadSkill: z.exactOptional(
    z.object({
      said: z.string(),
      kinds: z.array(z.object({ kind: z.string(), skills: z.string() })),
    }),
  ),
  facts: z.array(fact),
  businesses: z.array(business),
  chosen: z.exactOptional(z.string()),
  isPickLost: z.boolean(),
  values,
  gone: z.array(z.enum(confirmedKinds)),
  isBackgroundUnread: z.boolean(),
  basicNeeds: z.array(z.string()),
}) satisfies z.ZodType<Understanding>;
