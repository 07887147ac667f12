import { lazy, memo, Suspense } from 'react';

const GoalCheck = lazy(() => import('./goal-check.tsx'));

/**
 * The goal check, which comes to life after the rest of its page. React would take its HTML away if the page around it
 * were drawn again meanwhile, so nothing but its own state draws it.
 */
export const LaterGoalCheck = memo(() => (
  <Suspense>
    <GoalCheck />
  </Suspense>
));
