import type { PlanType } from '../domain/plans/plans.ts';
import { type DocumentFormat, documentFormats } from './document-formats.ts';
import { immutableFolder } from './site-headers.ts';

/** The address stays the same whatever the content. The file name also identifies it in a downloads folder. */
export const sampleAddress = (tier: PlanType, format: DocumentFormat): string => {
  const extension = documentFormats[format].fileName.replace(/^.*\./, '');
  return `/samples/waymint-sample-${tier.toLowerCase()}.${extension}`;
};

/** The address of a page's picture has a hash of its bytes. */
export const samplePictureAddress = (name: string, hash: string): string =>
  `${immutableFolder}sample-${name}-${hash}.avif`;
