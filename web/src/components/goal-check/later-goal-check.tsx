import { lazy } from 'react';
import { later } from '../later.tsx';

export const LaterGoalCheck = later(lazy(() => import('./goal-check.tsx')));
