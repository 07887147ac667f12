import { addresses } from '#web/config/addresses.ts';
import { readyContent } from '#web/lib/content/content-store.ts';
import { personasFile } from '#web/lib/content/library.ts';

/** Lists the published personas and paths, as far as the library is loaded. */
export const publishedContent = (): string[] =>
  (readyContent(personasFile) ?? []).flatMap(({ personaSlug, paths: itsPaths }) => [
    addresses.persona({ personaSlug }),
    ...itsPaths.map(({ slug }) => addresses.path({ personaSlug, pathSlug: slug })),
  ]);
