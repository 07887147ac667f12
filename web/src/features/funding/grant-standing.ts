import type { Grant } from '#shared/content/grants/grant.ts';
import type { FoundGrant } from './find-matches.ts';
import { isOver, roundNews } from './round-words.ts';

/** The state of a grant for the reader: by its round first, then by its fit; open before any answers. */
export type Standing = 'closed' | 'open' | 'other' | FoundGrant['fit']['status'];

export const standingOf = (
  grant: Pick<Grant, 'rounds' | 'checked'>,
  { nowMs, fit }: { nowMs: number; fit: FoundGrant['fit'] | undefined },
): Standing => (isOver(roundNews(grant, nowMs).kind) ? 'closed' : (fit?.status ?? 'open'));
