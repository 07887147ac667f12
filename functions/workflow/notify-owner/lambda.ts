import { documents } from '#functions/gateways/documents.ts';
import { buildSecretReader } from '#functions/gateways/secrets.ts';
import { buildFillIn } from '#functions/links/fill-in.ts';
import { readLinkKeys } from '#functions/links/link-keys.ts';
import { setting } from '#functions/runtime/environment.ts';
import { systemClock } from '#shared/domain/clock.ts';
import { mailServices } from '../step-services.ts';
import { readSubmissionName } from '../submission-name.ts';
import { notifyOwner } from './notify-owner.ts';

const readSecret = buildSecretReader(systemClock);
const linkKeys = () => readLinkKeys(readSecret);
const fillIn = buildFillIn({ clock: systemClock, siteUrl: setting('SITE_URL'), linkKeys, documents });
const services = mailServices(fillIn);

export const handler = (event: unknown) => notifyOwner(services, readSubmissionName(event));
