import type { Grant } from '#shared/content/grants/grant.ts';
import type { FoundGrant } from './find-matches.ts';
import { isOver, roundNews } from './round-words.ts';

/** What a grant is to whoever looks: by its round first, then by how it fits; open while nobody has answered. */
export type Standing = 'closed' | 'open' | 'other' | FoundGrant['fit']['status'];

export const standingOf = (
  grant: Pick<Grant, 'rounds' | 'checked'>,
  { nowMs, fit }: { nowMs: number; fit: FoundGrant['fit'] | undefined },
): Standing => (isOver(roundNews(grant, nowMs).kind) ? 'closed' : (fit?.status ?? 'open'));
