import type { Grant, GrantId } from './grant.ts';
import { nswFirstHome } from './nsw-first-home.ts';
import { nswMvp } from './nsw-mvp.ts';
import { seaSupport } from './sea-support.ts';

export const grants: readonly Grant[] = [nswMvp, seaSupport, nswFirstHome];

const byId: Readonly<Record<GrantId, Grant>> = {
  'nsw-mvp': nswMvp,
  'sea-support': seaSupport,
  'nsw-firsthomebuyer': nswFirstHome,
};

export const grantById = (id: GrantId): Grant => byId[id];
