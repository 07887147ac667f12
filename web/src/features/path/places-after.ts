import type { Access } from './path-access.ts';

/** A part of the page that links lead to. */
export interface Place {
  id: string;
  title: string;
}

export const kitPlace: Place = { id: 'working-kit', title: 'Your working kit' };
export const planPlace: Place = { id: 'own-plan', title: 'Turn this path into your own plan' };

/** What follows the text for those who can read the whole of it. */
export function placesAfter(access: Access, isFreeToRead: boolean): Place[] {
  if (isFreeToRead) return [planPlace];
  if (access.kind !== 'open') return [];
  return access.content.kitParts === null ? [planPlace] : [kitPlace, planPlace];
}
