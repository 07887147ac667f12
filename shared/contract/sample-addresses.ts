import type { PlanType } from '../domain/plans/plans.ts';
import { type DocumentFormat, documentFormats } from './document-formats.ts';
import { immutableFolder } from './site-headers.ts';

/** Stays the same, whatever is in it. The name says what it is in a folder of downloads as well. */
export const sampleAddress = (tier: PlanType, format: DocumentFormat): string => {
  const extension = documentFormats[format].fileName.replace(/^.*\./, '');
  return `/samples/waymint-sample-${tier.toLowerCase()}.${extension}`;
};

/** Of a page's picture, by a hash of its bytes. */
export const samplePictureAddress = (name: string, hash: string): string =>
  `${immutableFolder}sample-${name}-${hash}.avif`;
