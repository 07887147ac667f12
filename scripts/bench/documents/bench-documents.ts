import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { build } from 'esbuild';
import { readFontFile } from '#functions/pdf/fonts/font-files.ts';
import { longTexts, planWith } from '#functions/pdf/testing/long-texts.ts';
import { samplePlan } from '#functions/pdf/testing/sample-plan.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { copyFonts, handlerOptions } from '#scripts/build/functions.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { asPlan, fifteenPages } from './fifteen-pages.ts';

/** Fetched for the bench alone, into a folder that stays: nobody who installs the project pays for them. */
const peers = [
  '@libpdf/core@0.4.2',
  'pdfkit@0.20.2',
  'pdfmake@0.3.11',
  '@react-pdf/renderer@4.9.0',
  'react@19.3.1',
];

interface Measured {
  firstMs: number;
  warmMs: number;
  bytes: number;
  peakMb: number;
}

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Each library in a process of its own, one after the other, with the same words and the same two fonts. */
export async function benchDocuments(): Promise<[string, string][]> {
  const scratch = mkdtempSync(join(tmpdir(), 'waymint-documents-'));
  try {
    const bundle = await bundleRenderer(scratch);
    const rows: [string, string][] = [];
    const add = async (name: string, drawer: string, input: object): Promise<void> => {
      rows.push([`Document: ${name}`, await figuresOf(drawer, input, scratch)]);
    };
    for (const tier of planTypes) await add(`sample ${tier}`, 'ours', { bundle, plan: samplePlan(tier) });
    for (const name of ['Chinese', 'Devanagari'])
      await add(`10,000 characters a field, ${name}`, 'ours', {
        bundle,
        plan: planWith(longTexts[name] ?? ''),
      });
    const fonts = { sans: join(scratch, 'sans.ttf'), strong: join(scratch, 'strong.ttf') };
    writeFileSync(fonts.sans, inflateSync(readFontFile('sans.ttf.z')));
    writeFileSync(fonts.strong, inflateSync(readFontFile('sans-strong.ttf.z')));
    const input = { packages: await installPeers(), fonts, pages: fifteenPages(0) };
    await add('15 pages, ours (with cover, register, tags)', 'ours', {
      bundle,
      plan: asPlan(fifteenPages(0)),
    });
    for (const name of ['libpdf', 'pdfkit', 'pdfmake', 'react-pdf'])
      await add(`15 pages, ${name}`, name, input);
    const launcher = pathToFileURL(join(root, 'web/testing/browser-launch.ts')).href;
    await add('15 pages, chromium (memory of its driver)', 'chromium', { ...input, launcher });
    return rows;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function bundleRenderer(folder: string): Promise<string> {
  await build({
    ...handlerOptions,
    entryPoints: { index: join(root, 'functions/pdf/render-plan.ts') },
    outdir: folder,
  });
  await copyFonts(folder);
  return pathToFileURL(join(folder, 'index.mjs')).href;
}

async function installPeers(): Promise<string> {
  const folder = join(root, '.local', 'bench-peers');
  mkdirSync(folder, { recursive: true });
  const packages = join(folder, 'package.json');
  writeFileSync(packages, '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...peers], { cwd: folder });
  return packages;
}

async function figuresOf(drawer: string, input: object, scratch: string): Promise<string> {
  const file = join(scratch, 'input.json');
  writeFileSync(file, JSON.stringify(input));
  const { stdout } = await run(process.execPath, [
    here('./measure.mjs'),
    here(`./peers/${drawer}.mjs`),
    file,
  ]);
  const { firstMs, warmMs, bytes, peakMb }: Measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const kb = Math.round(bytes / 1024);
  return `warm ${warmMs.toFixed(1)} ms, fresh ${Math.round(firstMs)} ms, ${kb} KB, peak ${Math.round(peakMb)} MB`;
}
