/** `npm run bench` measures this machine for docs/MEASURED.md. Ratios hold elsewhere, absolute times do not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFunctions, ensureSite } from '#scripts/build/build.ts';
import { startCloud } from '#scripts/local-cloud/start-cloud.ts';
import { benchColdStart } from './cold-start.ts';
import { ms } from './figures.ts';
import { benchPlans } from './plans.ts';
import { benchReviews } from './reviews.ts';
import { countRoutes } from './round-trips/count-routes.ts';
import { benchSiteWeight } from './site-weight.ts';

type Row = [name: string, figure: string];

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
  const rows: Row[] = [
    ['Start of the local cloud, built', ms(startMs)],
    ...(await benchSiteWeight(siteFolder)),
    ...(await benchReviews(cloud.siteUrl)),
    ...[...(await countRoutes())].map(
      ([route, { sequential, calls, writeUnits, readUnits }]): Row => [
        `Database: ${route}`,
        `${sequential} one after another, ${calls} in all, ${writeUnits} write and ${readUnits} read units`,
      ],
    ),
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
