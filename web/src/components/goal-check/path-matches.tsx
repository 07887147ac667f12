import { Check, Minus } from 'lucide-react';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import {
  namedInstead,
  skilledInstead,
  type UsedAnswer,
  usedAnswers,
} from '#shared/plan/model/used-answers.ts';
import { addresses } from '#web/config/addresses.ts';
import { Link } from '#web/lib/router/link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { monthly } from './print-monthly.ts';

/** What the interests of the run form stand for: whoever checks a goal has not seen them. */
const interestWords: Record<string, string> = {
  'Affiliate Marketing': 'recommending products',
  'Digital Products': 'things to download',
  'Etsy Store': 'handmade things',
  'AI Tools': 'work with AI',
  Blogging: 'writing online',
  'Local Tasks': 'work near home',
};

function answerWords({ of, entry, readAs, takes }: UsedAnswer): string {
  if (of === 'hours') return `${entry} a week${takes ? ` (it takes ${takes} or more)` : ''}`;
  if (of === 'budget') return entry === '0' ? 'No money to begin' : budgetBandName(entry);
  return readAs === undefined ? entry : `${entry} (as ${interestWords[readAs] ?? readAs})`;
}

/** Each answer beside the path, so that nobody has to believe a sentence about all of them. */
function UsedAnswers({ used }: { used: readonly UsedAnswer[] }) {
  return (
    <ul className="used-answers">
      {used
        .filter(({ entry }) => entry !== '')
        .map((answer) => {
          const Icon = answer.isUsed ? Check : Minus;
          return (
            <li key={`${answer.of} ${answer.entry}`} data-used={answer.isUsed}>
              <Icon aria-hidden />
              <VisuallyHidden>{answer.isUsed ? 'Used: ' : 'Not used: '}</VisuallyHidden>
              {answerWords(answer)}
            </li>
          );
        })}
    </ul>
  );
}

/** Whether what brings more is the one that is built on a skill, too: then one line says both. */
const isNamedAbove = (told: Explanation): boolean =>
  !told.feasibility.targetFromHours &&
  told.choice.better !== null &&
  skilledInstead(told)?.path.slug === told.choice.better.slug;

/** Of a path that is built on no skill that was named: which one is, or that none is. */
function SkilledPath({ told, used }: { told: Explanation; used: readonly UsedAnswer[] }) {
  const skills = used.filter(({ of }) => of === 'skill');
  if (skills.length === 0 || skills.some(({ isUsed }) => isUsed)) return null;
  const { targetCents, targetFromHours } = told.feasibility;
  const instead = skilledInstead(told);
  if (isNamedAbove(told)) return null;
  if (instead === undefined) {
    const [only, another] = skills;
    return (
      <p>
        No path {told.scores.some(({ excluded }) => excluded) ? 'your budget allows' : 'of ours'} is built on{' '}
        {only && !another ? `“${only.entry}”` : 'the skills you named'}.
      </p>
    );
  }
  const { path, skill, goal } = instead;
  const reached = goal === 1 ? 'reaches the goal, too' : `${monthly(goal * targetCents)}, short of the goal`;
  return (
    <p>
      Built on “{skill}”:{' '}
      <Link to={addresses.path({ personaSlug: path.persona, pathSlug: path.slug })}>{path.title}</Link>
      {!targetFromHours && ` (${reached})`}
    </p>
  );
}

const againstWords = {
  money: 'but there is more to buy first',
  goal: 'but it comes less close to the goal',
  hours: 'but it takes more hours',
};

/** Of a path found by the kind of thing that was named: which one is about the thing itself. */
function NamedPath({ told }: { told: Explanation }) {
  const named = namedInstead(told);
  const others = [told.choice.better?.slug, skilledInstead(told)?.path.slug];
  if (named === undefined || others.includes(named.path.slug)) return null;
  const { path, entry, against } = named;
  return (
    <p>
      About “{entry}”:{' '}
      <Link to={addresses.path({ personaSlug: path.persona, pathSlug: path.slug })}>{path.title}</Link>
      {against && `, ${againstWords[against]}`}
    </p>
  );
}

/** What the path has use for, and where to go with a skill that it has no use for. */
export function PathMatches({ told }: { told: Explanation }) {
  const used = usedAnswers(told);
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <div>
        <p className="mb-1 text-ink-soft">What it uses of your answers</p>
        <UsedAnswers used={used} />
      </div>
      <SkilledPath {...{ told, used }} />
      <NamedPath told={told} />
    </div>
  );
}
