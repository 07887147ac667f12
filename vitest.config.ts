import { defineConfig } from 'vitest/config';
import { isLongRun } from './shared/testing/long-run.ts';

const folders = '{shared,functions,scripts,infra,web}';
/** What draws a part of the site. */
const drawn = 'web/**/*.test.tsx';
/** Whole plans, their documents, and the library of handbooks. */
const content = [
  'shared/plan/**/*.test.ts',
  'scripts/plan/**/*.test.ts',
  'functions/{pdf,workbook,calendar}/**/*.engine.test.ts',
  'scripts/content/**/*.test.ts',
];
const integration = `${folders}/**/*.integration.test.ts`;
/** What only `npm run test:long` runs. */
const long = `${folders}/**/*.long.test.ts`;
const longJourneys = '{web,scripts}/**/*.long.e2e.ts';
/** What starts an engine, a build or another process, synthesises a stack, or waits for a deadline. */
const engines = [
  `${folders}/**/*.engine.test.ts`,
  'scripts/{local-cloud,build,testing}/**/*.test.ts',
  'scripts/lab/proof/**/*.test.ts',
  'scripts/*.test.ts',
];
/** Each reads the environment of its own stage as its modules load. */
const operators = 'scripts/ops/**/*.engine.test.ts';
const timing = { testTimeout: 60_000, hookTimeout: 120_000 };
const strict = ['scripts/testing/no-console-errors.ts', 'scripts/testing/property-seed.ts'];
// Files share what they import, which takes most of the time of a small test.
const sharing = { isolate: false, ...timing };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.ts`],
          exclude: [integration, long, ...content, ...engines],
          setupFiles: strict,
          ...sharing,
        },
      },
      {
        test: {
          name: 'unit-drawn',
          include: [drawn],
          environment: 'happy-dom',
          unstubGlobals: true,
          setupFiles: [...strict, 'scripts/testing/drawn-parts.ts'],
          ...sharing,
        },
      },
      {
        test: {
          name: 'content',
          include: content,
          exclude: [integration, long],
          setupFiles: strict,
          ...sharing,
        },
      },
      {
        test: {
          name: 'engines',
          include: engines,
          exclude: [integration, long, operators, ...content],
          globalSetup: 'scripts/testing/temporary-folder.ts',
          ...sharing,
        },
      },
      { test: { name: 'operators', include: [operators], ...timing } },
      { test: { name: 'long', include: [long], ...timing, testTimeout: 600_000 } },
      {
        test: {
          name: 'integration',
          include: [integration],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // They share one clock, and some of them move it.
          fileParallelism: false,
          // After a move of the clock many functions start, and on a busy machine a call may run into its time limit.
          retry: 2,
          ...timing,
          // The first call of a function waits for its start.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{web,scripts}/**/*.e2e.ts'],
          exclude: isLongRun ? [] : [longJourneys],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // They share one cloud; `npm test` hands their files out to lanes with a cloud each.
          fileParallelism: false,
          // A third failure is a failure. `npm test` names the journeys that needed more than one attempt.
          retry: 2,
          ...timing,
          // As long as any other step of a journey.
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
