import type { PDFPage } from 'pdf-lib';
import { rounded } from '../draw/rounded.ts';
import { pageSize } from '../layout/page-size.ts';

export interface Destination {
  /** It is counted from 1. */
  page: number;
  /** It is measured in points from the top of the page. */
  y: number;
}

/** Starts a little above the target, so that a viewer shows what precedes it. */
const above = 12;

export const placeOf = ({ page, y }: Destination, pages: readonly PDFPage[]) => [
  pages[page - 1]?.ref,
  'XYZ',
  0,
  rounded(pageSize.height - y + above),
  null,
];
