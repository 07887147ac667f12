import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { fontFilesFolder } from '#functions/pdf/fonts/font-files.ts';
import { privateTextsFolder } from '#shared/contract/content-addresses.ts';
import { functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { privateFiles } from '../content/publish-library.ts';
import { readLibrary } from '../content/read-library.ts';
import { writeFiles } from '../content/write-files.ts';
import { root } from './ensure-built.ts';

/** CommonJS packages inside an ES module bundle still ask for `require`. */
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
};

/** How a handler becomes a file that AWS runs. */
export const handlerOptions = {
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  banner,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * All handlers in one esbuild call, sharing chunks; then for each function a folder of its own that holds the entry as
 * index.mjs and just the chunks it can reach, which is what AWS is given and what the local cloud runs.
 */
export async function buildFunctions(outputFolder: string): Promise<void> {
  const bundled = join(outputFolder, 'bundled');
  const { metafile } = await build({
    entryPoints: Object.fromEntries(functionNames.map((name) => [name, functionDefinition(name).entry])),
    outdir: bundled,
    metafile: true,
    ...handlerOptions,
  });
  await Promise.all(functionNames.map((name) => collectFunction({ name, outputFolder, bundled, metafile })));
  await rm(bundled, { recursive: true });
  const texts = privateFiles(readLibrary());
  for (const name of functionNames.filter((name) => functionDefinition(name).library))
    await writeFiles(join(outputFolder, name, privateTextsFolder), texts);
  for (const name of functionNames.filter((name) => functionDefinition(name).fonts))
    await copyFonts(join(outputFolder, name));
}

export const copyFonts = (folder: string): Promise<void> =>
  cp(join(root, 'functions/pdf/fonts', fontFilesFolder), join(folder, fontFilesFolder), { recursive: true });

interface Collected {
  name: string;
  outputFolder: string;
  bundled: string;
  metafile: Metafile;
}

async function collectFunction({ name, outputFolder, bundled, metafile }: Collected): Promise<void> {
  const folder = join(outputFolder, name);
  await mkdir(folder, { recursive: true });
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [path.slice(path.lastIndexOf('/') + 1), output]),
  );
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { path, external } of outputs.get(file)?.imports ?? [])
      if (external !== true) visit(path.slice(path.lastIndexOf('/') + 1));
  };
  visit(`${name}.mjs`);
  const copies = [...reached].map((file) =>
    copyFile(join(bundled, file), join(folder, file === `${name}.mjs` ? 'index.mjs' : file)),
  );
  await Promise.all(copies);
}
