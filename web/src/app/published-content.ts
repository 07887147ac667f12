import { readyPersonas } from '../lib/content/library.ts';
import { paths } from './paths.ts';

/** The addresses of the personas and paths that are published, as far as the library is here. */
export const publishedContent = (): string[] =>
  (readyPersonas() ?? []).flatMap(({ personaSlug, paths: itsPaths }) => [
    paths.persona({ personaSlug }),
    ...itsPaths.map(({ slug }) => paths.path({ personaSlug, pathSlug: slug })),
  ]);
