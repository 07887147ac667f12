import { lazy, memo, Suspense } from 'react';

const ReviewLook = lazy(() => import('./review-look.tsx'));

/** Comes to life after the rest of the page, as the sample pages do. */
export const LaterReviewLook = memo(() => (
  <Suspense>
    <ReviewLook />
  </Suspense>
));
