import { reviewers, tableName } from '../runtime/environment.ts';
import { buildAppointedStore } from './appointed.ts';
import type { Dynamo } from './ask-dynamo.ts';

/** Who reviews now: asked for each time, so that a reviewer who was removed can do nothing more. */
export function currentReviewers(dynamo: Dynamo): () => Promise<readonly string[]> {
  const appointed = buildAppointedStore(dynamo, tableName('runs'));
  const start = reviewers();
  return () => appointed.addresses('reviewers', start);
}
