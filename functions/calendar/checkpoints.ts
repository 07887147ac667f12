import type { ToldWords } from '#shared/plan/assemble/tell-words.ts';
import { firstDayWithin } from '#shared/plan/model/keep-limits.ts';
import { lastDayOf, type Metric } from '#shared/plan/model/metrics.ts';
import { addDays } from '#shared/plan/model/plan-dates.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { checkpointDays } from '#shared/plan/model/roadmap.ts';

export interface Checkpoint {
  id: string;
  title: string;
  about: readonly string[];
  /** As `2026-12-06`. */
  day: string;
}

/** The days on which the plan asks for a count, and those on which a count can first be judged. */
export function checkpointsOf(
  { metrics, person, roadmap, tier }: PlanModel,
  words: Pick<ToldWords, 'metrics'>,
): Checkpoint[] {
  if (!roadmap) return [];
  const nameOf = ({ id }: Metric): string => words.metrics.find((one) => one.id === id)?.name ?? id;
  const counts = metrics.rows.map(
    (row) => `${nameOf(row)}: ${row.target} by day ${lastDayOf(metrics)}, warning under ${row.warning}`,
  );
  const page = tier === 'BASIC' ? 'Your first fourteen days' : 'What to count, and when to judge it';
  const asked = checkpointDays(roadmap.days).map((day) => ({
    id: `checkpoint-${day}`,
    title: `Checkpoint: day ${day} of your plan`,
    about: [
      'Compare your counts with the plan:',
      ...counts,
      `Your plan says what to do on the page “${page}”.`,
    ],
    day: addDays(roadmap.startsOn, day - 1),
  }));
  const judged = metrics.rows.flatMap((row) =>
    tier === 'BASIC' || row.judgeOn === null
      ? []
      : [
          {
            id: `judge-${row.id}`,
            title: `Judge by now: ${nameOf(row)}`,
            about: [
              `After ${row.sample} tries a low count means something.`,
              `Target ${row.target}, warning under ${row.warning}, stop under ${row.stop}, all by day ${lastDayOf(metrics)}.`,
            ],
            day: row.judgeOn,
          },
        ],
  );
  return [...asked, ...judged].map((one) => ({ ...one, day: firstDayWithin(one.day, person.limits) }));
}
