import { Check, Minus } from 'lucide-react';
import { budgetBandName } from '#shared/domain/runs/budget-bands.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { skilledInstead, type UsedAnswer, usedAnswers } from '#shared/plan/model/used-answers.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

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

/** Where no path is built on a skill that was named. */
function UnusedSkills({ told, used }: { told: Explanation; used: readonly UsedAnswer[] }) {
  const skills = used.filter(({ of }) => of === 'skill');
  const [only, another] = skills;
  if (only === undefined || skills.some(({ isUsed }) => isUsed) || skilledInstead(told)) return null;
  return (
    <p>
      No path {told.scores.some(({ excluded }) => excluded) ? 'your budget allows' : 'of ours'} is built on{' '}
      {another ? 'the skills you named' : `“${only.entry}”`}.
    </p>
  );
}

/** What the path has use for. */
export function PathMatches({ told }: { told: Explanation }) {
  const used = usedAnswers(told);
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <div>
        <p className="mb-1 text-ink-soft">What it uses of your answers</p>
        <UsedAnswers used={used} />
      </div>
      <UnusedSkills {...{ told, used }} />
    </div>
  );
}
