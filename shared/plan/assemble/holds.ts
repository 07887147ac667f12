import type { Circumstances } from '../circumstances/circumstances.ts';
import type { Limit } from '../limits/limits.ts';
import type { PlanModel } from '../model/plan-model.ts';
import { formSkills, mentions } from '../model/skills.ts';
import type { Condition, Test } from '../words/line.ts';

/** A goal due sooner than this is near. */
const soonMonths = 6;
const daytime = ['school-hours', 'mornings', 'afternoons', 'weekdays'];

/** Which of the conditions that choose words are true of this person. */
export function conditionsOf(model: PlanModel, life: Circumstances): (test: Test) => boolean {
  const { person, price, feasibility } = model;
  const skills = formSkills(person.skills);
  const met = !feasibility.targetFromHours && feasibility.ratio >= 1;
  const soon = feasibility.testedMonth < soonMonths;
  const refuses = (limit: Limit): boolean => person.limits.some((stated) => stated.limit === limit);
  const noCalls = refuses('calls');
  const facts: Readonly<Record<Condition, boolean>> = {
    'few-hours': person.weeklyHours <= 4,
    'many-hours': person.weeklyHours > 7.5,
    'no-money': person.usableBudgetCents === 0,
    'some-money': person.usableBudgetCents >= 18_000,
    new: price.proof === 'none',
    skilled: price.proof === 'skill',
    proven: price.proof === 'proven',
    writes: skills.has('Writing'),
    designs: skills.has('Design'),
    films: skills.has('Video Editing'),
    'uses-ai': skills.has('AI Use'),
    organises: skills.has('Project Management'),
    // What is said to those who sell is mostly to ring: without calls they read what everybody else does.
    sells: skills.has('Sales') && !noCalls,
    asked: life.buyers?.crowd !== undefined,
    employed: person.employed,
    student: life.student,
    retired: life.retired,
    children: life.children,
    'school-age': life.schoolAge,
    evenings: model.freeTime === 'evenings',
    daytime: daytime.includes(model.freeTime),
    weekends: ['weekends', 'saturdays', 'sundays'].includes(model.freeTime),
    town: life.town !== undefined,
    metro: life.town?.kind === 'metro',
    regional: life.town?.kind === 'regional',
    'no-calls': noCalls,
    'no-strangers': refuses('strangers'),
    'no-driving': refuses('driving'),
    'no-lifting': refuses('lifting'),
    'no-weekend-day': refuses('saturdays') || refuses('sundays'),
    'no-evenings': refuses('evenings'),
    met,
    'not-met': !met,
    soon,
    later: !soon,
    abn: person.hasAbn,
    'no-abn': !person.hasAbn,
  };
  const answers = [...person.skills, ...person.interests, person.background.slice(0, 2000)].join('\n');
  return (test) =>
    isCondition(test, facts) ? facts[test] : mentions(answers, test.slice('has '.length).split('|'));
}

const isCondition = (test: Test, facts: Readonly<Record<Condition, boolean>>): test is Condition =>
  test in facts;
