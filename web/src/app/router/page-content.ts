import type { PageId } from '#shared/contract/pages.ts';
import type { ContentFile } from '#web/lib/content/content-store.ts';
import { firstSampleFile, samplesFile } from '#web/lib/content/files.ts';
import { homeFile, moneyRulesFile, pathFile, personaFile, personasFile } from '#web/lib/content/library.ts';
import { slugsAt } from './page-id.ts';

/** Content that a page needs besides its code; most pages need none. */
export const neededContent = (id: PageId, pathname: string): readonly ContentFile<unknown>[] => {
  if (id === 'home') return [homeFile, firstSampleFile];
  if (id === 'buildPath') return [personasFile];
  if (id === 'moneyRules') return [moneyRulesFile];
  if (id === 'plans') return [samplesFile];
  const { personaSlug, pathSlug } = slugsAt(pathname);
  if (id === 'persona') return [personaFile(personaSlug)];
  return id === 'path' ? [pathFile(personaSlug, pathSlug)] : [];
};
