import { defineConfig } from 'vitest/config';

const folders = '{shared,functions,scripts,infra,web}';
/** What draws a part of the site. */
const drawn = 'web/**/*.test.tsx';
const integration = `${folders}/**/*.integration.test.ts`;
/** What starts an engine, a build or another process, writes documents, or waits for a deadline. */
const engines = [
  `${folders}/**/*.engine.test.ts`,
  'scripts/{local,proof,build,testing}/**/*.test.ts',
  'scripts/*.test.ts',
];
const timing = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.ts`],
          exclude: [integration, ...engines],
          setupFiles: ['scripts/testing/no-console-errors.ts', 'scripts/testing/property-seed.ts'],
          // Files share what they import: a third of the time.
          isolate: false,
          ...timing,
        },
      },
      {
        test: {
          name: 'unit-drawn',
          include: [drawn],
          environment: 'happy-dom',
          setupFiles: ['scripts/testing/no-console-errors.ts', 'scripts/testing/drawn-parts.ts'],
          isolate: false,
          ...timing,
        },
      },
      { test: { name: 'engines', include: engines, exclude: [integration], ...timing } },
      {
        test: {
          name: 'integration',
          include: [integration],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // They share one clock, and some of them move it.
          fileParallelism: false,
          ...timing,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{web,scripts}/**/*.e2e.ts'],
          globalSetup: 'scripts/testing/running-cloud.ts',
          // They share one cloud; `npm test` hands their files out to lanes with a cloud each.
          fileParallelism: false,
          ...timing,
          // As long as any other step of a journey.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
