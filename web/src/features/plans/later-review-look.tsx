import { lazy } from 'react';
import { later } from '#web/components/later.tsx';

export const LaterReviewLook = later(lazy(() => import('./review-look.tsx')));
