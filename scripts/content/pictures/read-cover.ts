import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/ensure-built.ts';

const readSheet = (): string => readFileSync(join(root, 'web/src/components/cover/covers.svg'), 'utf8');
let sheet: string | undefined;

/** The sheet of all covers, and the part with the cover of one persona or path. */
export interface CoverView {
  sheet: string;
  viewBox: string;
}

/** Guards: a picture of a page has the same cover as the page. */
export function readCover(slug: string): CoverView {
  sheet ??= readSheet();
  const viewBox = new RegExp(`<view id="${slug}" viewBox="([^"]+)"`).exec(sheet)?.[1];
  if (viewBox === undefined) throw new Error(`There is no cover of ${slug}`);
  return { sheet: sheet.slice(sheet.indexOf('>') + 1, sheet.lastIndexOf('</svg>')), viewBox };
}
