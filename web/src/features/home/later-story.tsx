import { lazy } from 'react';
import { later } from '#web/components/later.tsx';

/** The content below the first screen. */
export const LaterStory = later(
  lazy(() => import('./home-story.tsx')),
  <div className="min-h-dvh" />,
);
