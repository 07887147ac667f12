/**
 * What a prerendered page needs beyond React's own means, whole:
 *
 * - The build draws each public page into HTML (entry-server.tsx) and names it there, as `data-page`. Only a page of
 *   that name comes to life; over any other HTML the page is drawn anew.
 * - React keeps HTML as it is while it comes to life, as long as nothing in it has to wait. So the page's code and the
 *   content it was drawn from, which the build has put into the HTML, are there before React begins (this file); what
 *   of the content the page shows stands in it only once (take-drawn.ts).
 * - The build knows no query, no fragment and no session. What depends on them is drawn as the build drew it first, and
 *   right after as it is (lib/use-hydrated.ts).
 * - What a person does before all that is kept and done again (early-input.ts).
 */
import type { PageId } from '#shared/contract/pages.ts';
import { loadContent, provideContent, readyContent } from '#web/lib/content/content-store.ts';
import { loadPage } from '../pages.ts';
import { neededContent } from '../router/page-content.ts';
import { takeDrawn } from './take-drawn.ts';

/** Whether the HTML shows this page. */
export const isDrawn = (id: PageId): boolean => document.getElementById('root')?.dataset.page === id;

/** Fetches what the first page is made of, so that it comes to life, or is drawn, in one step. */
export const prepareFirstPage = async (id: PageId): Promise<void> => {
  const block = document.getElementById('page-content');
  const given = block && takeDrawn(block.textContent, document);
  if (given) provideContent(given);
  const content = neededContent(id, location.pathname);
  const loads = [loadPage(id), ...content.map((file) => loadContent(file))];
  if (!isDrawn(id)) {
    // A page that cannot load says so itself.
    await Promise.allSettled(loads);
    return;
  }
  // When its code or its content cannot be had, a drawn page stays what it is: HTML that reads well by itself.
  await Promise.all(loads);
  if (content.some((file) => readyContent(file) === undefined)) throw new Error('The page has no content');
};
