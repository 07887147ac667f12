import { documents } from '#functions/gateways/documents.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { setting } from '#functions/runtime/environment.ts';
import { mailServices, runServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { notifyOwner } from './notify-owner.ts';

const run = runServices();
const readSecret = buildSecretReader(run.clock);
const linkKeys = () => readLinkKeys(readSecret);
const fillIn = buildFillIn({ clock: run.clock, siteUrl: setting('SITE_URL'), linkKeys, documents });
const services = { ...run, ...mailServices(fillIn) };

export const handler = (event: unknown) => notifyOwner(services, readSubmissionName(event));
