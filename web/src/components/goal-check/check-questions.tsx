import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import type { BroadSkill, Question } from '#shared/plan/describe/understanding.ts';
import { Button } from '../button/button.tsx';
import type { TestAnswers, ToField } from './check-answers.ts';

const taxes = ['before tax', 'after tax'] as const;

/** The goal check has no field for the others, which the plan form asks. */
export const isAnsweredHere = ({ about }: Question): boolean => about === 'goal';

interface CheckQuestionsProps {
  questions: readonly Question[];
  goal: string;
  onTest: TestAnswers;
  toField: ToField;
}

/** The open questions about the goal; an answer with one press is added to the goal. */
export const CheckQuestions = ({ questions, goal, onTest, toField }: CheckQuestionsProps) => (
  <ul className="mt-2 space-y-4">
    {questions.map(({ id, ask }) => (
      <li key={id} className="wrap-anywhere">
        <p className="font-semibold">{ask}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {id === 'goal-tax' && goal.trim().length < answerLimits.incomeGoal - 12 ? (
            taxes.map((tax) => (
              <Button
                key={tax}
                variant="secondary"
                onClick={() => onTest({ incomeGoal: `${goal.trim()}, ${tax}` })}
              >
                {tax.replace(/^./, (letter) => letter.toUpperCase())}
              </Button>
            ))
          ) : (
            <Button variant="secondary" onClick={() => toField('incomeGoal')}>
              Add it to your goal
            </Button>
          )}
        </div>
      </li>
    ))}
  </ul>
);

interface KindQuestionProps {
  broad: BroadSkill;
  onTest: TestAnswers;
  toField: ToField;
}

/** Asks which work is meant by the name of a field, such as “cleaning”. */
export const KindQuestion = ({ broad: { said, kinds }, onTest, toField }: KindQuestionProps) => (
  <div>
    <h3 className="text-xl">Which kind of work is “{said}”?</h3>
    <p className="mt-1">People pay different prices for each. Choose one, and we’ll check it.</p>
    <div className="mt-3 flex flex-wrap gap-3">
      {kinds.map(({ kind, skills }) => (
        <Button key={kind} variant="secondary" onClick={() => onTest({ skills })}>
          {kind.replace(/^./, (letter) => letter.toUpperCase())}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => toField('skills')}>
        Something else
      </Button>
    </div>
  </div>
);
