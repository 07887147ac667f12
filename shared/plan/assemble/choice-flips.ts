import { usableBudgetCents, weeklyHours } from '../assumptions/general.ts';
import type { PlanModel } from '../model/plan-model.ts';
import { rankPaths } from '../model/score-path.ts';
import { budgetBands, timeBands } from '../plan-input.ts';

export interface Flip {
  /** The one answer that changes, as it reads before "would put". */
  change: string;
  title: string;
}

const formSkills = ['Writing', 'Design', 'AI Use', 'Sales', 'Video Editing', 'Project Management'];

/** Each answer changed alone, and the paths ranked again. */
export function choiceFlips({ person, target, input, path }: PlanModel): Flip[] {
  const tries: { change: string; person: typeof person }[] = [
    ...timeBands
      .filter((band) => weeklyHours.v[band] > person.weeklyHours)
      .slice(0, 2)
      .map((band) => ({
        change: `${weeklyHours.v[band]} hours a week`,
        person: { ...person, weeklyHours: weeklyHours.v[band] },
      })),
    ...budgetBands
      .filter((band) => usableBudgetCents.v[band] > person.usableBudgetCents)
      .slice(0, 2)
      .map((band) => ({
        change: `a budget of ${band.replace('<1000', 'up to $1,000').replace('<', 'up to $')}`,
        person: { ...person, usableBudgetCents: usableBudgetCents.v[band] },
      })),
    ...formSkills
      .filter((skill) => !person.skills.some((named) => named.toLowerCase() === skill.toLowerCase()))
      .map((skill) => ({
        change: `${skill} among your skills`,
        person: { ...person, skills: [...person.skills, skill] },
      })),
  ];
  const flips = tries.flatMap(({ change, person: changed }) => {
    const [first] = rankPaths(changed, target, input.unlockedPath);
    return first && first.path.slug !== path.slug ? [{ change, title: first.path.title }] : [];
  });
  // The smallest change that leads to a path is enough; a larger one says nothing more.
  return flips.filter(({ title }, index) => flips.findIndex((flip) => flip.title === title) === index);
}
