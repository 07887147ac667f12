/**
 * `npm run test:long` runs the parts that take too long for `npm test`, all of them even after a failure. Names of
 * parts after `--` select some. A nightly workflow runs each part on a separate machine.
 */
import { spawnSync } from 'node:child_process';

interface Part {
  command: string;
  environment?: Readonly<Record<string, string>>;
}

const vitest = 'vitest run --maxWorkers=100%';
/** Properties have other cases every day; `PROPERTY_SEED` repeats a day. */
const today = String(Math.floor(Date.now() / 86_400_000));
const everyCase = { TEST_LONG: '1', PROPERTY_SEED: process.env.PROPERTY_SEED ?? today };
const parts: Readonly<Record<string, readonly Part[]>> = {
  /** Tests every case where `npm test` uses a sample. */
  tests: [
    {
      command: `${vitest} --project unit --project unit-drawn --project content --project long`,
      environment: everyCase,
    },
    {
      command: `${vitest} --project engines --project operators --project integration`,
      environment: everyCase,
    },
    { command: 'vitest run --project unit --project unit-drawn --sequence.shuffle' },
  ],
  zones: [
    { command: `${vitest} --project unit --project unit-drawn`, environment: { TZ: 'Australia/Sydney' } },
    { command: `${vitest} --project unit --project unit-drawn`, environment: { TZ: 'UTC' } },
  ],
  journeys: [{ command: 'vitest run --project browser', environment: everyCase }],
  /** Finds journeys that pass only by luck, because they fail on a slow machine. */
  slow: [{ command: 'vitest run --project browser', environment: { ...everyCase, BROWSER_SLOWDOWN: '4' } }],
  money: [{ command: 'npm run proof:money' }],
  runs: [{ command: 'npm run proof:runs -- --schedules 5000' }],
  guards: [{ command: 'npm run proof:guards' }, { command: 'npm run proof:guards -- --of runs' }],
  kill: [{ command: 'npm run proof:kill' }],
  documents: [{ command: 'npm run proof:workbook' }, { command: 'npm run proof:pdf' }],
  load: [{ command: 'npm run load' }],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is named ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const results = Object.entries(parts)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .flatMap(([name, commands]) =>
    commands.map(({ command, environment }) => {
      const { status } = spawnSync(command, {
        shell: true,
        stdio: 'inherit',
        env: { ...process.env, ...environment },
      });
      return { title: `${name}: ${command}`, ok: status === 0 };
    }),
  );
for (const { title, ok } of results) console.log(`${ok ? '✓' : '✗'} ${title}`);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
