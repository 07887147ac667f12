import { isGoalDoubted, type Reading } from './reading.ts';
import { ToField } from './way-on.tsx';

/** What a plan makes of a goal in which no amount is read. */
const withoutAmount = 'Without an amount, your plan can’t test your goal.';

/** What speaks against these answers, though all of them are there, and which would have to be another. */
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
