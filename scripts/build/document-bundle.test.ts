import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import { samplePlan } from '#functions/pdf/testing/sample-plan.ts';
import { root } from './ensure-built.ts';
import { copyFonts, handlerOptions } from './functions.ts';

describe('the bundle that draws documents', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymint-bundle-'));
    await build({
      ...handlerOptions,
      entryPoints: { index: join(root, 'functions/pdf/render-plan.ts') },
      outdir: folder,
    });
    await copyFonts(folder);
    await writeFile(join(folder, 'plan.json'), JSON.stringify(samplePlan('BASIC')));
    await writeFile(
      join(folder, 'draw.mjs'),
      `import { readFileSync, writeFileSync } from 'node:fs';
       import { renderPlan } from ${JSON.stringify(join(folder, 'index.mjs'))};
       writeFileSync('plan.pdf', await renderPlan(JSON.parse(readFileSync('plan.json', 'utf8'))));`,
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('draws the same bytes as the source, from its own folder only', async () => {
    await promisify(execFile)(process.execPath, ['draw.mjs'], { cwd: folder, env: {} });
    const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await readFile(join(folder, 'plan.pdf')))).toBe(hash(await renderPlan(samplePlan('BASIC'))));
  });
});
