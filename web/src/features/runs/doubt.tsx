import { isGoalDoubted, type Reading } from './reading.ts';
import { ToField } from './way-on.tsx';

/** The consequence of a goal without an amount. */
const withoutAmount = 'Without an amount, your plan can’t test your goal.';

/** The problems of complete answers, with the answer to change. */
export const Doubt = ({ reading }: { reading: Reading }) => (
  <>
    {reading.gap !== undefined && `These answers get you ${reading.gap}. `}
    {reading.noAmount && `${withoutAmount} `}
    {reading.unread && 'We can’t find any work or skills in your background. '}
    You can still change: {isGoalDoubted(reading) && <ToField field="incomeGoal" />}
    {isGoalDoubted(reading) && reading.unread && ', '}
    {reading.unread && <ToField field="content" />}.
  </>
);
