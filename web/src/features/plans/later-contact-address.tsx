import { lazy } from 'react';
import { later } from '#web/components/later.tsx';

export const LaterContactAddress = later(lazy(() => import('./contact-address.tsx')));
