/** Guards: which part of the tree may know which other part. The rules are those of ARCHITECTURE.md, “Import rules”. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './build/ensure-built.ts';

const biome = join(root, 'node_modules/.bin/biome');

interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** An import of this project as the path it leads to, of a package as its name. */
interface Import {
  target: string;
  isPackage: boolean;
}

/** What a file may not import, or do; true when the import breaks the rule. */
interface Rule {
  name: string;
  appliesTo(path: string): boolean;
  breaks(imported: Import, path: string): boolean;
}

const statement = /^\s*(?:import|export)\b[^'";]*?\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'/gm;
const dynamicImport = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The names of package.json under which one floor imports another, and the folders they stand for. */
const floors: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(packageJson.imports).map(([name, folder]) => [name.slice(0, -2), folder.slice(2, -2)]),
);

function importsOf({ path, text }: SourceFile): Import[] {
  const names = [...text.matchAll(statement), ...text.matchAll(dynamicImport)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );
  return names.map((name) => {
    const [floor = '', ...rest] = name.split('/');
    const folder = floors[floor];
    if (folder !== undefined) return { target: [folder, ...rest].join('/'), isPackage: false };
    return name.startsWith('.')
      ? { target: posix.join(posix.dirname(path), name), isPackage: false }
      : { target: name, isPackage: true };
  });
}

const isUnder = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
/** What only tests load may use any package; of the project it may import no more than its neighbours. */
const isForTests = (path: string): boolean => /\.(test|e2e)\.tsx?$|\/(testing|e2e)\//.test(path);
const isAwsConstruct = (name: string): boolean => /^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/.test(name);

/** The folder of a feature a path lies in: web/src/features/home, functions/api/auth. */
const featureOf = (path: string): string | undefined =>
  /^(web\/src\/features\/[^/]+|functions\/api\/[^/.]+)\//.exec(path)?.[1];

/** From the ground up. */
const siteFloors = ['config', 'lib', 'components', 'features', 'app'];
const siteFloorOf = (path: string): string | undefined =>
  siteFloors.find((floor) => isUnder(path, `web/src/${floor}`));

const rules: Rule[] = [
  {
    name: 'shared imports only itself and zod',
    appliesTo: (path) => isUnder(path, 'shared'),
    breaks: ({ target, isPackage }, path) =>
      isPackage ? target !== 'zod' && !isForTests(path) : !isUnder(target, 'shared'),
  },
  {
    name: 'rules of the domain know neither schemas nor AWS nor Node nor React, in their tests either',
    appliesTo: (path) => isUnder(path, 'shared/domain'),
    breaks: ({ target, isPackage }) => isPackage && /^(zod(\/|$)|@aws-sdk\/|node:|react)/.test(target),
  },
  {
    name: 'functions import shared and themselves',
    appliesTo: (path) => isUnder(path, 'functions'),
    breaks: ({ target, isPackage }) => !isPackage && !isUnder(target, 'shared', 'functions'),
  },
  {
    name: 'infra imports the contract, the brand, itself and the CDK',
    appliesTo: (path) => isUnder(path, 'infra'),
    breaks: ({ target, isPackage }, path) =>
      isPackage
        ? !target.startsWith('node:') &&
          !isAwsConstruct(target) &&
          !isForTests(path) &&
          // Turns the files of the edge into the texts that CloudFront takes.
          !(target === 'esbuild' && path === 'infra/edge/edge-code.ts')
        : !isUnder(target, 'shared/contract', 'shared/brand.ts', 'infra', 'cdk.json'),
  },
  {
    name: 'the site imports shared and itself, and its journeys the tools of the tests over HTTP',
    appliesTo: (path) => isUnder(path, 'web'),
    breaks: ({ target, isPackage }, path) =>
      !isPackage &&
      !isUnder(target, 'shared', 'web') &&
      !(isUnder(path, 'web/e2e') && isUnder(target, 'functions/testing')),
  },
  {
    name: 'what runs in the browser uses nothing of Node',
    appliesTo: (path) => isUnder(path, 'web/src') && !isForTests(path),
    breaks: ({ target, isPackage }) => isPackage && target.startsWith('node:'),
  },
  {
    name: 'nothing imports scripts',
    appliesTo: (path) => !isUnder(path, 'scripts'),
    breaks: ({ target, isPackage }) => !isPackage && isUnder(target, 'scripts'),
  },
  {
    name: 'a feature never imports its sibling',
    appliesTo: (path) => featureOf(path) !== undefined,
    breaks: ({ target, isPackage }, path) => {
      const other = isPackage ? undefined : featureOf(target);
      return other !== undefined && other !== featureOf(path);
    },
  },
  {
    name: 'a floor of the site imports those below it: config, then lib, components, features, and app on top',
    appliesTo: (path) => siteFloorOf(path) !== undefined,
    breaks: ({ target }, path) => {
      const [from, to] = [siteFloorOf(path), siteFloorOf(target)];
      return from !== undefined && to !== undefined && siteFloors.indexOf(to) > siteFloors.indexOf(from);
    },
  },
  {
    name: 'a component knows nothing of the server',
    appliesTo: (path) => isUnder(path, 'web/src/components'),
    breaks: ({ target, isPackage }) =>
      isPackage ? target === '@tanstack/react-query' : isUnder(target, 'web/src/lib/api'),
  },
];

const reExport = /^\s*export\s[^'";]*?\bfrom\s+'[^']+'.*;\s*$/gm;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const isBarrel = ({ text }: SourceFile): boolean =>
  /^\s*export\s+(type\s+)?\*/m.test(text) ||
  (text.search(reExport) >= 0 && text.replaceAll(comments, '').replaceAll(reExport, '').trim() === '');

const fetches = ({ path, text }: SourceFile): boolean =>
  isUnder(path, 'web/src/components') && !isForTests(path) && /\bfetch\(/.test(text);

function violationsIn(file: SourceFile): string[] {
  const applying = rules.filter((rule) => rule.appliesTo(file.path));
  const broken = importsOf(file).flatMap((imported) =>
    applying
      .filter((rule) => rule.breaks(imported, file.path))
      .map((rule) => `${file.path} imports ${imported.target}: ${rule.name}`),
  );
  if (fetches(file)) broken.push(`${file.path} fetches: a component never does`);
  if (isBarrel(file)) broken.push(`${file.path} only hands on what others export`);
  return broken;
}

const folders = ['shared', 'functions', 'infra', 'web', 'scripts'];
const readTree = (): SourceFile[] =>
  globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));

describe('the tree', () => {
  const tree = readTree();

  it('is read whole: every import of this project leads to a file', () => {
    const relative = tree.flatMap((file) =>
      importsOf(file)
        .filter(({ isPackage, target }) => !isPackage && !existsSync(join(root, target)))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
    expect(relative).toEqual([]);
    for (const folder of folders)
      expect(tree.filter(({ path }) => isUnder(path, folder)).length).toBeGreaterThan(5);
  });

  it('breaks no import rule', () => {
    expect(tree.flatMap(violationsIn)).toEqual([]);
  });
});

describe('a planted violation is found', () => {
  it.each<[rule: string, path: string, text: string]>([
    ['shared imports only', 'shared/domain/runs/rule.ts', "import { randomUUID } from 'node:crypto';"],
    ['shared imports only', 'shared/contract/new.ts', "import { jwtVerify } from 'jose';"],
    ['shared imports only', 'shared/new.ts', "import type { Run } from '#functions/stores/runs.ts';"],
    ['rules of the domain', 'shared/domain/runs/rule.test.ts', "import { readFileSync } from 'node:fs';"],
    ['rules of the domain', 'shared/domain/a.test.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['rules of the domain', 'shared/domain/runs/rule.ts', "import { useState } from 'react';"],
    ['rules of the domain', 'shared/domain/runs/rule.ts', "import * as z from 'zod';"],
    [
      'functions import',
      'functions/api/pay/pay.ts',
      "import { addresses } from '../../../web/src/config/addresses.ts';",
    ],
    ['nothing imports scripts', 'functions/pay.test.ts', "import { startS3 } from '../scripts/local/s3.ts';"],
    ['nothing imports scripts', 'functions/new.ts', "const { root } = await import('../scripts/start.ts');"],
    ['nothing imports scripts', 'functions/new.ts', "import {\n  root,\n} from '../scripts/root.ts';"],
    ['nothing imports scripts', 'functions/new.ts', "export { root } from '../scripts/root.ts';"],
    ['nothing imports scripts', 'infra/new.test.ts', "import '../scripts/local/gateway/http-api.ts';"],
    ['nothing imports scripts', 'web/testing/new.ts', "import { root } from '../../scripts/root.ts';"],
    ['sibling', 'functions/api/pay/pay.ts', "import { logIn } from '../auth/log-in.ts';"],
    ['sibling', 'web/src/features/home/hero.tsx', "import { TokenCard } from '../dashboard/token-card.tsx';"],
    ['infra imports', 'infra/new.ts', "import { planTypes } from '#shared/domain/plans/plans.ts';"],
    ['infra imports', 'infra/new.ts', "import { handler } from '#functions/api/auth/lambda.ts';"],
    ['infra imports', 'infra/new.ts', "import { jwtVerify } from 'jose';"],
    [
      'the site imports',
      'web/src/lib/new.ts',
      "import { dynamo } from '../../../functions/stores/dynamo.ts';",
    ],
    ['the site imports', 'web/e2e/new.e2e.ts', "import { stageNamed } from '../../infra/stages/stage.ts';"],
    ['in the browser', 'web/src/lib/new.ts', "import { join } from 'node:path';"],
    ['a floor of the site', 'web/src/config/new.ts', "import { useSession } from '#web/lib/session.ts';"],
    ['a floor of the site', 'web/src/lib/new.ts', "import { Card } from '#web/components/card.tsx';"],
    ['a floor of the site', 'web/src/lib/new.test.ts', "import { pageIds } from '../app/router/page-id.ts';"],
    [
      'a floor of the site',
      'web/src/components/a.tsx',
      "import { Hero } from '#web/features/home/hero.tsx';",
    ],
    ['a floor of the site', 'web/src/features/home/a.tsx', "import { loadPage } from '#web/app/pages.ts';"],
    ['a floor of the site', 'web/src/features/home/a.tsx', "const app = await import('#web/app/app.tsx');"],
    ['a component knows', 'web/src/components/new.tsx', "import { call } from '../lib/api/call-route.ts';"],
    ['a component knows', 'web/src/components/new.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['a component never does', 'web/src/components/new.tsx', "const answer = await fetch('/api/user');"],
    ['only hands on', 'web/src/lib/all.ts', "export * from './session.ts';"],
    [
      'only hands on',
      'web/src/lib/all.ts',
      "// All.\nexport { a } from './a.ts';\nexport type { B } from './b.ts';",
    ],
  ])('%s, in %s: %j', (rule, path, text) => {
    expect(violationsIn({ path, text })).toContainEqual(expect.stringContaining(rule));
  });
});

describe('what is allowed stays allowed', () => {
  it.each<[path: string, text: string]>([
    ['shared/contract/new.ts', "import * as z from 'zod';"],
    ['shared/domain/runs/rule.test.ts', "import { expect } from 'vitest';"],
    ['functions/api/pay/pay.ts', "import { refuse } from '../../http/outcome.ts';"],
    ['functions/api/pay/pay.ts', "import { buildGroupServices } from '../group-services.ts';"],
    ['infra/new.ts', "import { App } from 'aws-cdk-lib';\nimport { brand } from '#shared/brand.ts';"],
    ['web/src/features/home/hero.tsx', "import { Card } from '../../components/card.tsx';"],
    ['web/src/app/new.ts', "import { FeaturedPaths } from '#web/features/home/featured-paths.tsx';"],
    ['web/src/components/new.tsx', "import { useSession } from '#web/lib/session.ts';"],
    ['web/src/features/home/api/new.ts', "import { entryCards } from '../entry-cards.tsx';"],
    ['scripts/new.ts', "import { stageNamed } from '#infra/stages/stage-named.ts';"],
    ['scripts/new.ts', "export { a } from './a.ts';\nexport const b = 1;"],
    ['functions/new.ts', "// import { root } from '../scripts/build/ensure-built.ts';"],
  ])('in %s: %j', (path, text) => {
    expect(violationsIn({ path, text })).toEqual([]);
  });
});

/** The same floors as the editor shows them: Biome, with this project's settings, over a tree of planted imports. */
function lintPlanted(planted: readonly (readonly [path: string, imported: string])[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'));
    planted.forEach(([path, imported], index) => {
      const file = join(tree, path.replace('new.', `new-${index}.`));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import { a } from '${imported}';\n\nexport const b = a;\n`);
    });
    const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
    const { stdout, stderr } = spawnSync(biome, ['lint', ...options], { cwd: tree, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toContain(`Checked ${planted.length + 1} files`);
    return planted.flatMap(([path, imported], index) =>
      stderr.includes(`${path.replace('new.', `new-${index}.`)}:1`) ? [`${path} imports ${imported}`] : [],
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
}

describe('the editor', () => {
  it('shows an import that leads up or aside in the site, and no other', () => {
    const wrong = [
      ['web/src/config/new.ts', '#web/lib/session.ts'],
      ['web/src/lib/new.ts', '#web/components/card.tsx'],
      ['web/src/lib/content/new.ts', '../../app/app.tsx'],
      ['web/src/components/new.tsx', '#web/features/home/hero.tsx'],
      ['web/src/components/new.tsx', '#web/lib/api/call-route.ts'],
      ['web/src/components/new.tsx', '@tanstack/react-query'],
      ['web/src/components/new.tsx', '../app/app.tsx'],
      ['web/src/features/home/new.tsx', '#web/app/pages.ts'],
      ['web/src/features/home/new.tsx', '../dashboard/token-card.tsx'],
      ['web/src/features/home/api/new.ts', '#web/features/dashboard/token-card.tsx'],
      ['web/src/app/new.ts', '../../functions/stores/accounts.ts'],
    ] as const;
    const right = [
      ['web/src/lib/new.ts', '#web/config/addresses.ts'],
      ['web/src/components/form/new.tsx', '../button/button.tsx'],
      ['web/src/features/home/api/new.ts', '../entry-cards.tsx'],
      ['web/src/app/router/new.ts', '../pages.ts'],
      ['web/src/app/new.ts', '#web/features/home/featured-paths.tsx'],
    ] as const;
    expect(lintPlanted([...wrong, ...right])).toEqual(
      wrong.map(([path, imported]) => `${path} imports ${imported}`),
    );
  });
});
