import { reviewers, tableName } from '../runtime/environment.ts';
import { buildAppointedStore } from './appointed.ts';
import type { Dynamo } from './ask-dynamo.ts';

/** Reads the reviewers on every call, so that a removed reviewer loses access immediately. */
export function currentReviewers(dynamo: Dynamo): () => Promise<readonly string[]> {
  const appointed = buildAppointedStore(dynamo, tableName('runs'));
  const start = reviewers();
  return () => appointed.addresses('reviewers', start);
}
