import { createHash } from 'node:crypto';
import type { ReviewLink } from '../stores/run-items.ts';
import { type LinkKeys, signLink } from './link-keys.ts';

/**
 * Derives a reviewer's token from the key and the submission, so that a reminder has the same token and only its hash
 * is stored. Another key gives another token; both open the same submission.
 */
export const reviewTokenOf = (keys: LinkKeys, link: ReviewLink): string =>
  signLink(keys.key, 'review', [link.ownerId, link.runId, link.attempt, link.hash, link.reviewer]);

export const hashReviewToken = (token: string): string => createHash('sha256').update(token).digest('hex');
