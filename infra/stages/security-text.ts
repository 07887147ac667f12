import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityTextPath } from '#shared/contract/content-addresses.ts';
import { NotReady } from './not-ready.ts';

/** The file must stay valid for a while after a deployment. */
const leastDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Less than a year away, as the RFC requires, and the same for all builds of a month, so that they are identical. */
const expiryOf = (nowMs: number): Date => {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1) - dayMs);
};

export const securityText = (facts: { siteUrl: string; email: string; nowMs: number }): string =>
  [
    `Contact: mailto:${facts.email}`,
    `Expires: ${expiryOf(facts.nowMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityTextPath, facts.siteUrl).href}`,
    '',
  ].join('\n');

/** An expired file tells people not to trust it. */
export function refuseStaleSecurityText(dist: string, nowMs: number): void {
  const file = join(dist, 'site', securityTextPath);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  // A missing or unreadable date fails this comparison too.
  if (expires - nowMs >= leastDays * dayMs) return;
  throw new NotReady(
    `The build in dist is too old: its ${securityTextPath} expires within ${leastDays} days. Run npm run build again.`,
  );
}
