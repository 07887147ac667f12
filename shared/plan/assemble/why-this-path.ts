import { scoreWeights } from '../assumptions/general.ts';
import { startupMinCents } from '../assumptions/path-figures.ts';
import { printCents, printGoal, printHours } from '../model/print-value.ts';
import type { PathScore } from '../model/score-path.ts';
import { backgroundQuote } from './background-quote.ts';
import { choiceFlips } from './choice-flips.ts';
import type { Draft } from './draft.ts';
import { goalNotes } from './goal-words.ts';
import { limitsBlock } from './limits-block.ts';
import { count, listed, oneDigit, stop } from './print-figures.ts';
import { skillLines } from './skill-words.ts';
import {
  body,
  chart,
  type DraftBlock,
  type DraftSection,
  heading,
  join,
  lead,
  list,
  say,
  table,
  user,
  type Words,
} from './write-blocks.ts';

type Fit = keyof PathScore['points'];
const fits: readonly Fit[] = ['skill', 'interest', 'goal', 'time', 'budget'];
const fitNames: Readonly<Record<Fit, string>> = {
  skill: 'Skill',
  interest: 'Interest',
  goal: 'Goal',
  time: 'Time',
  budget: 'Budget',
};

export function whyThisPath(draft: Draft): DraftSection {
  const { model } = draft;
  const top = model.scores.filter(({ excluded }) => !excluded).slice(0, 3);
  const notes = goalNotes(draft);
  return {
    id: 'why-this-path',
    title: 'Why this path, and not the others',
    blocks: [
      lead('why-lead', whyLead(draft)),
      scoreChart(top),
      scoreTable(draft, top),
      body('why-flip', flipWords(draft)),
      heading('skills-used', 'Your skills in this offer', 3),
      list('skill-lines', skillLines(draft)),
      ...backgroundQuote(draft),
      ...limitsBlock(draft),
      heading('why-not', 'Why not the next ones', 3),
      list('why-not-lines', whyNot(draft)),
      ...(notes.length > 0
        ? [heading('reading-notes', 'How your goal was read', 3), list('reading-note-lines', notes)]
        : []),
    ],
  };
}

/** What brings most points of its full marks, and what brings fewest. */
const strongest = (score: PathScore): Fit[] => [...fits].sort((a, b) => score.fits[b] - score.fits[a]);

/** The answer behind a fit, in the person's own words where there are any. */
function answerOf(fit: Fit, { model, life, figure }: Draft): Words {
  const { person, skills, interests, feasibility } = model;
  const named = (matches: typeof skills) => matches.find(({ fit }) => fit > 0)?.entry;
  switch (fit) {
    case 'skill': {
      const skill = named(skills);
      if (skill !== undefined) return user(skill);
      return skills.length === 0 ? 'work that needs no named skill' : 'your skills';
    }
    case 'interest': {
      const interest = named(interests);
      if (interest !== undefined) return user(interest);
      return interests.length === 0 ? 'interests, as none was named' : 'your interests';
    }
    case 'goal':
      return feasibility.targetFromHours
        ? 'your goal'
        : say`${figure('goal', printGoal(feasibility.targetCents))} a month`;
    case 'time':
      return say`your ${figure('weekly-hours', printHours(person.weeklyHours))}`;
    case 'budget':
      return person.usableBudgetCents === 0
        ? 'a start without money'
        : // Beside a payment in the answers, "your $60" would be read as that.
          life.earned?.paid
          ? say`the ${figure('usable-budget', printCents(person.usableBudgetCents))} of your budget`
          : say`your ${figure('usable-budget', printCents(person.usableBudgetCents))}`;
  }
}

function whyLead(draft: Draft) {
  const { model, figure, pick } = draft;
  const [best, second] = model.scores;
  if (!best || !second) return [];
  const [first = 'skill', next = 'goal'] = strongest(best);
  const weakest = strongest(best).at(-1) ?? 'goal';
  const score = figure('score', oneDigit(best.total));
  const of = (fit: Fit) => answerOf(fit, draft);
  const parts = say`most for ${of(first)} and ${of(next)}, least for ${of(weakest)}.`;
  const reason = pick('why', [
    say`First of ${count(model.scores.length)} at ${score} points: ${parts}`,
    say`It scores ${score}, first of ${count(model.scores.length)}: ${parts}`,
  ]);
  const tie =
    best.bonus === 0 && !second.excluded && oneDigit(second.total) === oneDigit(best.total)
      ? second.path.firstDollarDays.v > best.path.firstDollarDays.v
        ? `${second.path.title} has as many; this one’s first dollar comes sooner.`
        : `${second.path.title} has as many, and either would do: this one is first by the alphabet alone.`
      : null;
  const asked = best.bonus > 0 && say`Unlocking it gave ${figure('score', count(best.bonus))}.`;
  return join(reason, tie, asked);
}

function scoreChart(top: readonly PathScore[]): DraftBlock {
  return chart('score-chart', {
    caption: 'The three best scores, by what makes them',
    alternative: `Stacked bars: ${top.map(({ path, total }) => `${path.title} ${oneDigit(total)}`).join(', ')}. The parts are skill, interest, goal, time and budget.`,
    from: ['score'],
    chart: {
      kind: 'bar',
      direction: 'lying',
      axis: {
        title: 'Points',
        ticks: [0, 25, 50, 75, 100, 125]
          .map((at) => ({ at, label: String(at) }))
          .slice(0, Math.max(...top.map(({ total }) => total)) > 100 ? 6 : 5),
        min: 0,
        max: Math.max(...top.map(({ total }) => total)) > 100 ? 125 : 100,
      },
      parts: [...fits.map((fit) => fitNames[fit]), 'You asked'],
      bars: top.map((score, index) => {
        // The factors for a weak goal or skill shrink all parts alike, so that the bar is as long as the score.
        const plain = fits.reduce((sum, fit) => sum + score.points[fit], 0);
        const factor = plain === 0 ? 0 : (score.total - score.bonus) / plain;
        return {
          label: score.path.title,
          values: [...fits.map((fit) => score.points[fit] * factor), score.bonus],
          printed: oneDigit(score.total),
          ...(index === 0 && { strong: true }),
        };
      }),
      levels: [],
    },
  });
}

function scoreTable({ figure }: Draft, top: readonly PathScore[]): DraftBlock {
  const cell = (value: number) => figure('score', oneDigit(value));
  return table(
    'score-table',
    'Points of each fit',
    [
      'Path:left:30',
      ...fits.map((fit) => `${fitNames[fit]} (${scoreWeights.v[fit] * 100}):decimal:11`),
      'Asked:decimal:10',
      'Factor:decimal:10',
      'Score:decimal:11',
    ],
    top.map((score) => [
      score.path.title,
      ...fits.map((fit) => cell(score.points[fit])),
      cell(score.bonus),
      figure('score', count(score.factor, 2)),
      cell(score.total),
    ]),
  );
}

function flipWords(draft: Draft) {
  const { model } = draft;
  const flips = choiceFlips(model);
  if (flips.length === 0) return say`More hours, money or skill would not put ${model.runnerUp.title} first.`;
  return join(
    'What would flip the choice:',
    stop(
      listed(
        flips.slice(0, 3).map(({ change, title }) => `${change} would put ${title} first`),
        'and',
      ),
    ),
  );
}

function whyNot(draft: Draft) {
  const { model, figure } = draft;
  const others = model.scores.slice(1, 4);
  const [best] = model.scores;
  return others.map((other) => {
    const title = say`${other.path.title}, ${figure('score', oneDigit(other.total))}:`;
    if (other.excluded)
      return join(
        title,
        say`its start takes ${figure('startup', printCents(startupMinCents(other.path)))} before the first sale, and your budget gives ${figure('usable-budget', printCents(model.person.usableBudgetCents))}.`,
      );
    if (!best) return title;
    if (oneDigit(other.total) === oneDigit(best.total)) return join(title, tieWords(other, best));
    const [worst = 'skill'] = [...fits].sort(
      (a, b) => other.points[a] - best.points[a] - (other.points[b] - best.points[b]),
    );
    // Fits that are as good lose by the points for unlocking, or by the factor for a goal far off.
    if (other.points[worst] > best.points[worst] - 0.05) {
      if (best.bonus > 0) return join(title, unlockedWords(other, best));
      if (other.weakGoal && !best.weakGoal) return join(title, tooFarOff);
    }
    if (other.limitFactor < best.limitFactor) return join(title, 'it asks more of what you will not do.');
    return join(title, whyWorse(worst, other, draft));
  });
}

/** Points for unlocking may be all that puts one before the other, and then the plan says so. */
function unlockedWords(other: PathScore, best: PathScore): string {
  const own = best.total - best.bonus;
  return oneDigit(other.total) !== oneDigit(own) && other.total > own
    ? `on your answers alone it stands before ${best.path.title}, which has ${oneDigit(own)} without your unlocking.`
    : 'it fits as well, but it is not the path you unlocked.';
}

const tooFarOff = 'its fits are as good, but its score is cut for how little of the goal it brings.';

/** The rule for equal scores: days to the first dollar, then the name. */
const tieWords = (other: PathScore, best: PathScore): string =>
  other.path.firstDollarDays.v > best.path.firstDollarDays.v
    ? 'as good for these answers; its first dollar comes later.'
    : 'as good for these answers; begin there if you like it better.';

function whyWorse(fit: Fit, other: PathScore, { model, figure }: Draft): Words {
  const { person, skills, interests, feasibility } = model;
  const most = ({ fit }: { fit: number }) => fit > 0;
  switch (fit) {
    case 'skill': {
      const skill = skills.find(most);
      return skill
        ? say`it has less use for ${user(skill.entry)}.`
        : 'it leans more on skills you did not name.';
    }
    case 'interest': {
      const interest = interests.find(most);
      return interest
        ? say`it lies further from ${user(interest.entry)}.`
        : 'it is further from what you say interests you.';
    }
    case 'goal':
      return say`it brings less of the goal by month ${figure('goal', String(feasibility.testedMonth))}.`;
    case 'time':
      return say`it asks for ${figure('hours-of-path', printHours(other.path.hoursIdeal.v))} a week, and you have ${figure('weekly-hours', printHours(person.weeklyHours))}.`;
    case 'budget':
      return person.usableBudgetCents === 0
        ? 'its start costs money, and you have none set aside for it.'
        : say`its start would take more of your ${figure('usable-budget', printCents(person.usableBudgetCents))}.`;
  }
}
