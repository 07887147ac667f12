import type { PageId } from '#shared/contract/pages.ts';

/** Whether the loaded HTML shows this page, so that React hydrates it. */
export const isPrerendered = (id: PageId): boolean => document.getElementById('root')?.dataset.page === id;
