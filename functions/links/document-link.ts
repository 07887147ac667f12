import { timingSafeEqual } from 'node:crypto';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { type LinkKeys, signLink } from './link-keys.ts';

interface NamedDocument {
  ownerId: string;
  fileId: string;
}

/**
 * Guards: the links in a mail open one document of one owner, in each of its formats. Whether they still work depends
 * on the stored document.
 */
export function documentLink(
  keys: LinkKeys,
  siteUrl: string,
  { ownerId, fileId }: NamedDocument,
): (format?: DocumentFormat) => string {
  const token = [keys.kid, ownerId, signLink(keys.key, 'document', [ownerId, fileId])].join('.');
  return (format) => {
    const url = new URL(`${apiBasePath}/files/${fileId}/link`, siteUrl);
    url.searchParams.set('t', token);
    if (format !== undefined) url.searchParams.set('as', format);
    return url.href;
  };
}

/** The owner of the document; undefined for a token that we did not sign for it. */
export function ownerByLink(keys: LinkKeys, fileId: string, token: string): string | undefined {
  const [kid = '', ownerId = '', signature = '', ...more] = token.split('.');
  const key = kid === keys.kid ? keys.key : kid === keys.previousKid ? keys.previousKey : undefined;
  if (key === undefined || ownerId === '' || more.length > 0) return undefined;
  const expected = Buffer.from(signLink(key, 'document', [ownerId, fileId]));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? ownerId : undefined;
}
