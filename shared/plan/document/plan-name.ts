import type { PlanDocument } from './plan-document.ts';

/** What a file is called by its reader's program. */
export const fileTitle = ({ title, isSample }: Pick<PlanDocument, 'title' | 'isSample'>): string =>
  isSample ? `SAMPLE: ${title}` : title;

/** How a page names its plan. Guards: no one takes a sample for a plan that was bought, whichever page they hold. */
export const planName = ({ planId, isSample }: Pick<PlanDocument, 'planId' | 'isSample'>): string =>
  isSample ? 'SAMPLE. Made up: not a real person’s plan' : `Plan ${planId}`;
