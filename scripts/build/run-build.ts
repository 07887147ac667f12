/** `npm run build` makes a deployment's uploads in dist/lambda and dist/site. `--stage=NAME` chooses the stage. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFacts, factsOf } from '#infra/stages/refuse-other-build.ts';
import { stageNamed } from '#infra/stages/stage-named.ts';
import { ensureFunctions, ensureSite } from './build.ts';
import { root } from './ensure-built.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'prod' } } });
const stage = stageNamed(values.stage);
const parts = { lambda: await ensureFunctions(), site: await ensureSite(stage) };
for (const [name, built] of Object.entries(parts)) {
  const target = join(root, 'dist', name);
  rmSync(target, { recursive: true, force: true });
  cpSync(built, target, { recursive: true });
}
writeFileSync(join(root, 'dist', buildFacts), JSON.stringify(factsOf(stage)));
console.log(`Built dist/lambda and dist/site for ${stage.name}, ${stage.siteUrl}`);
