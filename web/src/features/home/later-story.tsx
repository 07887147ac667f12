import { lazy, memo, Suspense } from 'react';

const HomeStory = lazy(() => import('./home-story.tsx'));

/**
 * What stands below the first screen, which comes to life after it. React would take its HTML away if the page around
 * it were drawn again meanwhile, so nothing does.
 */
export const LaterStory = memo(() => (
  <Suspense fallback={<div className="min-h-dvh" />}>
    <HomeStory />
  </Suspense>
));
