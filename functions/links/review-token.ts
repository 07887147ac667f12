import { createHash } from 'node:crypto';
import type { ReviewLink } from '../stores/run-items.ts';
import { type LinkKeys, signLink } from './link-keys.ts';

/**
 * A reviewer's token follows from the key and from what it is for, so that a reminder carries the same one and no table
 * holds it; what is stored is its hash. Under another key it is another token, and both open the same submission.
 */
export const reviewTokenOf = (keys: LinkKeys, link: ReviewLink): string =>
  signLink(keys.key, 'review', [link.ownerId, link.runId, link.attempt, link.hash, link.reviewer]);

export const hashReviewToken = (token: string): string => createHash('sha256').update(token).digest('hex');
