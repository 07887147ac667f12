/**
 * `npm run proof:guards -- --of money` (or runs) removes one guard after the other from a bundle of the sources and
 * shows that the proof notices. The sources stay unchanged.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { root } from '#scripts/build/ensure-built.ts';
import { type Guard, guardsOf } from './stories/guard.ts';
import { inParallel, runTrial } from './stories/run-trial.ts';
import { withoutGuard } from './stories/without-guard.ts';

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'money' },
    only: { type: 'string', default: '' },
    schedules: { type: 'string', default: '2000' },
    jobs: { type: 'string', default: '2' },
  },
});
if (values.of !== 'money' && values.of !== 'runs')
  throw new Error(`There is no proof of ${values.of}: money or runs`);
const proof = values.of;
const guards = guardsOf(proof);
const entry = join(import.meta.dirname, 'trial.ts');

const removal = (guard: Guard): Plugin => ({
  name: 'remove a guard',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = withoutGuard(source, path, guard);
      return contents === source ? undefined : { contents, loader: 'ts' };
    });
  },
});

interface Detection {
  guard: string;
  after: number | undefined;
  by: string;
}

async function detect(guard: Guard, index: number): Promise<Detection> {
  const folder = join(root, 'dist', `proof-without-${index}`);
  const outfile = join(folder, 'trial.mjs');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    plugins: [removal(guard)],
    logLevel: 'warning',
  });
  const { schedules, failed } = await runTrial(outfile, { proof, from: 1, count: Number(values.schedules) });
  await rm(folder, { recursive: true });
  return {
    guard: guard.name,
    after: failed === undefined ? undefined : schedules,
    by: failed?.violations[0] ?? '',
  };
}

const detections: Detection[] = [];
const chosen = guards
  .map((guard, index) => ({ guard, index }))
  .filter(({ guard }) => guard.name.includes(values.only));
await inParallel(chosen, Number(values.jobs), async ({ guard, index }) => {
  const detection = await detect(guard, index);
  detections[index] = detection;
  console.error(`${detection.guard}: ${detection.after ?? 'NOT NOTICED'}`);
});

console.log('| Guard taken out | Noticed after schedules | By |\n|---|---:|---|');
for (const { guard, after, by } of detections.filter((one) => one !== undefined))
  console.log(
    `| ${guard} | ${after ?? 'not noticed'} | ${by.replaceAll(/(usr|ord|run)_\w+/g, '$1').slice(0, 90)} |`,
  );
if (detections.some((one) => one !== undefined && one.after === undefined)) process.exitCode = 1;
