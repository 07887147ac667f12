import { documents } from '#functions/gateways/documents.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { buildIsOwed } from '#functions/payments/owed-for.ts';
import { setting, tableName } from '#functions/runtime/environment.ts';
import { dynamo } from '#functions/stores/dynamo.ts';
import { buildRunStore } from '#functions/stores/runs.ts';
import { buildWalletStore } from '#functions/stores/wallets.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { mailServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { notifyOwner } from './notify-owner.ts';

const readSecret = buildSecretReader(systemClock);
const linkKeys = () => readLinkKeys(readSecret);
const isOwed = buildIsOwed(
  buildRunStore(dynamo, tableName('runs')),
  buildWalletStore(dynamo, tableName('wallets')),
);
const siteUrl = setting('SITE_URL');
const fillIn = buildFillIn({ clock: systemClock, siteUrl, linkKeys, documents, isOwed });
const services = mailServices(fillIn);

export const handler = (event: unknown) => notifyOwner(services, readSubmissionName(event));
