import { featuredPaths } from '../features/home/featured-paths.ts';
import { paths } from './paths.ts';

/** The addresses of the personas and paths that are published. */
export const publishedContent = (): string[] =>
  featuredPaths.map(({ personaSlug, pathSlug }) => paths.path({ personaSlug, pathSlug }));
