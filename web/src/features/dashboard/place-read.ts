import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import { addresses } from '#web/config/addresses.ts';

/** Describes where its owner stopped. */
export function placeText({ lastRead, sections }: OwnedPath): string {
  if (lastRead === null) return `${sections} sections, not started`;
  return `Section ${lastRead.number} of ${sections}: ${lastRead.title}`;
}

/** Links to the section where its owner stopped. */
export function placeAddress({ personaSlug, pathSlug, lastRead }: OwnedPath): string {
  const address = addresses.path({ personaSlug, pathSlug });
  return lastRead === null ? address : `${address}#${lastRead.section}`;
}

export const readLabel = ({ lastRead }: OwnedPath): string => (lastRead === null ? 'Read' : 'Continue');
