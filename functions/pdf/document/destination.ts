import type { PDFPage } from 'pdf-lib';
import { rounded } from '../draw/rounded.ts';
import { pageSize } from '../layout/page-size.ts';

/** A place that links and bookmarks lead to. */
export interface Destination {
  /** From 1, as people count. */
  page: number;
  /** From the top of the page, in points. */
  y: number;
}

/** A little above the place, so that a viewer shows what leads up to it. */
const above = 12;

export const placeOf = ({ page, y }: Destination, pages: readonly PDFPage[]) => [
  pages[page - 1]?.ref,
  'XYZ',
  0,
  rounded(pageSize.height - y + above),
  null,
];
