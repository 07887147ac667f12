import { contentAddresses } from '#shared/contract/content-addresses.ts';
import type { PageId } from '#shared/contract/pages.ts';
import { loadPath, loadPersona, loadPersonas } from '../lib/content/library.ts';
import { slugsAt } from './page-id.ts';

interface NeededContent {
  /** Of the file, which the build puts into the page. */
  address: string;
  load: () => Promise<unknown>;
}

/** What a page is made from beside its code; most need nothing. */
export const neededContent = (id: PageId, pathname: string): NeededContent | undefined => {
  if (id === 'home' || id === 'buildPath') return { address: contentAddresses.personas, load: loadPersonas };
  if (id !== 'persona' && id !== 'path') return undefined;
  const { personaSlug, pathSlug } = slugsAt(pathname);
  return id === 'persona'
    ? { address: contentAddresses.persona(personaSlug), load: () => loadPersona(personaSlug) }
    : {
        address: contentAddresses.path(personaSlug, pathSlug),
        load: () => loadPath(personaSlug, pathSlug),
      };
};
