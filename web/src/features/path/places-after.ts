import type { Access } from './path-access.ts';

/** A link target on the page. */
export interface Place {
  id: string;
  title: string;
}

export const kitPlace: Place = { id: 'working-kit', title: 'Your working kit' };
export const planPlace: Place = { id: 'own-plan', title: 'Turn this path into your own plan' };

/** The parts after the text, for readers of the whole text. */
export function placesAfter(access: Access, isFreeToRead: boolean): Place[] {
  if (isFreeToRead) return [planPlace];
  if (access.kind !== 'open') return [];
  return access.content.kitParts === null ? [planPlace] : [kitPlace, planPlace];
}
