import { lazy } from 'react';
import { later } from '#web/components/later.tsx';

export const LaterSamplePages = later(
  lazy(() => import('./sample-pages.tsx')),
  <div className="min-h-[32rem]" />,
);
