import * as z from 'zod';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { workflow } from '#functions/gateways/workflow.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { setting } from '#functions/runtime/environment.ts';
import { currentReviewers } from '#functions/stores/current-reviewers.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { type TransactItem, transact } from '#functions/stores/transact.ts';
import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { askForReview } from './ask-for-review.ts';

const { clock, runs, progress } = runServices();
const readSecret = buildSecretReader(clock);
const linkKeys = () => readLinkKeys(readSecret);
const services = {
  clock,
  runs,
  progress,
  workflow,
  reviewers: currentReviewers(dynamo),
  write: (items: TransactItem[]) => transact(dynamo, items),
  ...mailServices(buildFillIn({ clock, siteUrl: setting('SITE_URL'), linkKeys, runs })),
};
const waiting = z.object({ taskToken: z.string().min(1) });

export const handler = (event: unknown) =>
  askForReview(services, { ...readSubmissionName(event), ...waiting.parse(event) });
