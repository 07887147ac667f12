import type { PageId } from '#shared/contract/pages.ts';

/** Every page of the contract that still shows the notice of work in progress, and nothing else does. */
export const pagesBeingBuilt = [
  'registerAbn',
  'tools',
  'startupStack',
  'marketingStack',
] as const satisfies readonly PageId[];

export type PageBeingBuilt = (typeof pagesBeingBuilt)[number];

export const isBeingBuilt = (id: PageId): id is PageBeingBuilt =>
  (pagesBeingBuilt as readonly PageId[]).includes(id);
