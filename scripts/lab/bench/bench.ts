/** `npm run bench` measures this machine for docs/MEASURED.md. Ratios hold elsewhere, absolute times do not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFunctions, ensureSite } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local-cloud/start-cloud.ts';
import { benchAccounts } from './accounts.ts';
import { benchColdStart } from './cold-start.ts';
import { ms } from './figures.ts';
import { benchMoney } from './money.ts';
import { benchPathPage } from './path-page.ts';
import { benchPlans } from './plans.ts';
import { benchReviews } from './reviews.ts';
import { benchRoundTrips } from './round-trips/bench-round-trips.ts';
import { benchRuns } from './runs.ts';
import { benchSiteWeight } from './site-weight.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-bench-'));
const bundles = await ensureFunctions();
let siteFolder = '';
const startedAtMs = performance.now();
const cloud = await startCloud({
  dataFolder,
  port: 0,
  bundles,
  site: async (stage) => {
    siteFolder = await ensureSite(stage);
    return { folder: siteFolder };
  },
});
const startMs = performance.now() - startedAtMs;
try {
  const rows: [string, string][] = [
    ['Start of the local cloud, built', ms(startMs)],
    ...(await benchSiteWeight(siteFolder)),
    ...(await benchPathPage(cloud.siteUrl)),
    ...(await benchAccounts(cloud.siteUrl)),
    ...(await benchMoney()),
    ...(await benchRuns(cloud.siteUrl)),
    ...(await benchReviews(cloud.siteUrl)),
    ...(await benchRoundTrips()),
    ...(await benchColdStart()),
    ...(await benchPlans()),
  ];
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}\n`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
} finally {
  await cloud.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
