/** Guards: which part of the tree may import which. The rules are in .dependency-cruiser.mjs. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { root } from './build/ensure-built.ts';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const folders = ['shared', 'functions', 'infra', 'web', 'scripts'];

function cruise(tree: string): { violations: Violation[]; modules: number } {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...folders, '--output-type', 'json'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  const { summary }: { summary: { violations: Violation[]; totalCruised: number } } = JSON.parse(stdout);
  return { violations: summary.violations, modules: summary.totalCruised };
}

/** Each planted file with its import and the rule that it breaks; undefined when it is allowed. */
const planted: readonly (readonly [rule: string | undefined, file: string, text: string])[] = [
  ['leads-to-a-file', 'functions/new.ts', "import { a } from './gone.ts';"],
  ['shared-imports-itself', 'shared/new.ts', "import type { Run } from '#functions/stores/runs.ts';"],
  ['shared-imports-itself', 'shared/new.test.ts', "import { a } from '../infra/app.ts';"],
  ['shared-imports-zod-alone', 'shared/contract/new.ts', "import { jwtVerify } from 'jose';"],
  ['shared-imports-zod-alone', 'shared/plan/new.ts', "import { randomUUID } from 'node:crypto';"],
  ['domain-imports-no-schema', 'shared/domain/new.ts', "import * as z from 'zod';"],
  ['domain-imports-no-schema', 'shared/domain/new.ts', "import { useState } from 'react';"],
  ['domain-imports-no-schema', 'shared/domain/new.test.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['rules-know-no-wire', 'shared/plan/new.ts', "import { a } from '../contract/errors.ts';"],
  ['rules-know-no-wire', 'shared/plan/new.ts', "import * as z from 'zod';"],
  ['domain-imports-no-node', 'shared/domain/new.test.ts', "import { readFileSync } from 'node:fs';"],
  [
    'functions-import-shared',
    'functions/api/pay/new.ts',
    "import { a } from '../../../web/src/config/addresses.ts';",
  ],
  ['functions-import-shared', 'functions/new.ts', "import { a } from '#infra/app.ts';"],
  ['infra-imports-the-contract', 'infra/new.ts', "import { a } from '#shared/domain/plans/plans.ts';"],
  ['infra-imports-the-contract', 'infra/new.ts', "import { a } from '#functions/api/auth/lambda.ts';"],
  ['infra-imports-the-cdk', 'infra/new.ts', "import { jwtVerify } from 'jose';"],
  ['the-site-imports-shared', 'web/src/lib/new.ts', "import { a } from '../../../functions/stores/runs.ts';"],
  ['the-site-imports-shared', 'web/src/app/new.ts', "import { a } from '#infra/app.ts';"],
  ['journeys-import-testing', 'web/e2e/new.e2e.ts', "import { a } from '#functions/stores/runs.ts';"],
  ['the-browser-has-no-node', 'web/src/lib/new.ts', "import { join } from 'node:path';"],
  ['nothing-imports-scripts', 'functions/new.ts', "const { a } = await import('../scripts/start.ts');"],
  ['nothing-imports-scripts', 'functions/new.test.ts', "import {\n  a,\n} from '../scripts/start.ts';"],
  ['nothing-imports-scripts', 'functions/new.ts', "export { a } from '#scripts/start.ts';"],
  ['nothing-imports-scripts', 'infra/new.test.ts', "import '../scripts/start.ts';"],
  ['nothing-imports-scripts', 'web/testing/new.ts', "import { a } from '../../scripts/start.ts';"],
  ['no-sibling-feature', 'functions/api/pay/new.ts', "import { a } from '../auth/lambda.ts';"],
  [
    'no-sibling-feature',
    'web/src/features/home/new.tsx',
    "import { a } from '#web/features/dashboard/card.tsx';",
  ],
  ['no-sibling-feature', 'web/src/features/home/api/new.ts', "import { a } from '../../dashboard/card.tsx';"],
  ['config-imports-lower-floors', 'web/src/config/new.ts', "import { a } from '#web/lib/session.ts';"],
  ['lib-imports-lower-floors', 'web/src/lib/new.test.ts', "import { a } from '../components/button.tsx';"],
  [
    'components-imports-lower-floors',
    'web/src/components/new.tsx',
    "import { a } from '#web/features/home/hero.tsx';",
  ],
  [
    'features-imports-lower-floors',
    'web/src/features/home/new.tsx',
    "const a = await import('#web/app/app.tsx');",
  ],
  ['other-floors-by-name', 'web/src/app/new.ts', "import { a } from '../lib/session.ts';"],
  [
    'components-know-no-server',
    'web/src/components/new.tsx',
    "import { a } from '#web/lib/api/call-route.ts';",
  ],
  [
    'components-know-no-server',
    'web/src/components/new.tsx',
    "import { useQuery } from '@tanstack/react-query';",
  ],
  [undefined, 'shared/contract/new.ts', "import * as z from 'zod';"],
  [undefined, 'shared/domain/new.test.ts', "import { expect } from 'vitest';"],
  [undefined, 'functions/api/pay/new.ts', "import { a } from '../group-services.ts';"],
  [undefined, 'functions/new.ts', "// import { a } from '../scripts/start.ts';\nexport const b = 1;"],
  [
    undefined,
    'infra/new.ts',
    "import { App } from 'aws-cdk-lib';\nimport { brand } from '#shared/brand.ts';",
  ],
  [undefined, 'web/src/features/home/api/new.ts', "import { a } from '../hero.tsx';"],
  [undefined, 'web/src/app/new.ts', "import { a } from '#web/features/home/hero.tsx';"],
  [undefined, 'web/e2e/new.e2e.ts', "import { a } from '#functions/testing/people.ts';"],
  [undefined, 'scripts/new.ts', "import { a } from '#infra/app.ts';"],
];

/** The targets of the planted imports. */
const targets = [
  'shared/brand.ts',
  'shared/contract/errors.ts',
  'shared/domain/plans/plans.ts',
  'functions/stores/runs.ts',
  'functions/testing/people.ts',
  'functions/api/group-services.ts',
  'functions/api/auth/lambda.ts',
  'infra/app.ts',
  'scripts/start.ts',
  'web/src/config/addresses.ts',
  'web/src/lib/session.ts',
  'web/src/lib/api/call-route.ts',
  'web/src/components/button.tsx',
  'web/src/features/home/hero.tsx',
  'web/src/features/dashboard/card.tsx',
  'web/src/app/app.tsx',
];

/** Numbered, so that one folder may have several. */
const numbered = (file: string, index: number): string => file.replace('new.', `new-${index}.`);

describe.runIf(isLongRun)('a planted import', () => {
  let tree: string;
  let violations: Violation[];

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
    for (const name of ['package.json', '.dependency-cruiser.mjs'])
      cpSync(join(root, name), join(tree, name));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    };
    for (const file of targets) write(file, 'export const a = 1;\nexport const brand = a;\n');
    planted.forEach(([, file, text], index) => {
      write(numbered(file, index), text);
    });
    violations = cruise(tree).violations;
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(planted.map(([rule, file, text], index) => [rule ?? 'no rule', file, text, index] as const))(
    'breaks %s, in %s: %j',
    (rule, file, _text, index) => {
      const broken = violations.filter(({ from }) => from === numbered(file, index));
      if (rule === 'no rule') expect(broken).toEqual([]);
      else expect(broken.map((one) => one.rule.name)).toContain(rule);
    },
  );

  it('exists for every rule', async () => {
    const { default: config }: { default: { forbidden: readonly { name: string }[] } } = await import(
      pathToFileURL(join(root, '.dependency-cruiser.mjs')).href
    );
    const proven = new Set(planted.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });
});

describe('the tree', () => {
  it('breaks no import rule', () => {
    const { violations, modules } = cruise(root);
    expect(violations.map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`)).toEqual([]);
    expect(modules).toBeGreaterThan(1000);
    // It reads every file of the project.
  }, 180_000);
});
