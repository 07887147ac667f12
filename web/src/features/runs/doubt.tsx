import type { Reading } from './reading.ts';
import { ToField } from './way-on.tsx';

/** What speaks against these answers, though all of them are there, and which would have to be another. */
export const Doubt = ({ reading: { gap, unread } }: { reading: Reading }) => (
  <>
    {gap !== undefined && `These answers support ${gap}. `}
    {unread && 'We can’t read work or skills in your background. '}
    You can still change: {gap !== undefined && <ToField field="incomeGoal" />}
    {gap !== undefined && unread && ', '}
    {unread && <ToField field="content" />}.
  </>
);
