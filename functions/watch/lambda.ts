import { setting } from '../runtime/environment.ts';
import { writeLogLine } from '../runtime/log-line.ts';
import { pageChecks } from './page-checks.ts';
import { watchSite } from './watch-site.ts';

const checks = pageChecks({ siteUrl: setting('SITE_URL'), withinMs: 4000 });

export const handler = () =>
  watchSite({ checks, tell: ({ failed }) => writeLogLine({ kind: 'watch', failed }) });
