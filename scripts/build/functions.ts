import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { fontFilesFolder } from '#functions/pdf/fonts/font-files.ts';
import { catalogueFileName, privateTextsFolder } from '#shared/contract/content-addresses.ts';
import { type FunctionName, functionDefinition, functionNames } from '#shared/contract/functions.ts';
import { privateFiles } from '../content/publish-library.ts';
import { readLibrary } from '../content/read-library.ts';
import { writeFiles } from '../content/write-files.ts';
import { root } from './ensure-built.ts';

/** CommonJS packages inside an ES module bundle still ask for `require`. */
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
};

/**
 * An imported Node module is wrapped with all its exports, so Node loads everything they need: its fetch and WebSocket
 * with node:http, its web cryptography with node:crypto. A required module loads only itself, which saves a fifth of a
 * first request.
 */
const requireNode: Plugin = {
  name: 'require parts of Node',
  setup({ onResolve, onLoad }) {
    const namespace = 'required';
    onResolve({ filter: /^(node:)?[a-z0-9_/]+$/ }, ({ path, namespace: from }) => {
      if (!isBuiltin(path)) return undefined;
      return from === namespace ? { path, external: true } : { path, namespace };
    });
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: `module.exports = require('${path}');` }));
  },
};

/** Options that turn a handler into a file that AWS runs. */
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
  plugins: [requireNode],
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Builds a folder for each function with its entry as index.mjs and only the chunks it can reach. AWS and the local
 * cloud run the same folder.
 */
export async function buildFunctions(outputFolder: string, catalogueFolder: string): Promise<void> {
  const isWaitedFor = (name: FunctionName) => name.startsWith('api-');
  await Promise.all([
    ...functionNames.filter(isWaitedFor).map((name) => buildAlone(name, outputFolder)),
    buildTogether(
      functionNames.filter((name) => !isWaitedFor(name)),
      outputFolder,
    ),
  ]);
  const texts = privateFiles(readLibrary());
  for (const name of functionNames.filter((name) => functionDefinition(name).library))
    await writeFiles(join(outputFolder, name, privateTextsFolder), texts);
  for (const name of functionNames.filter((name) => functionDefinition(name).fonts))
    await copyFonts(join(outputFolder, name));
  for (const name of functionNames.filter((name) => functionDefinition(name).catalogue))
    await copyCatalogue(catalogueFolder, join(outputFolder, name));
}

export const copyFonts = (folder: string): Promise<void> =>
  cp(join(root, 'functions/pdf/fonts', fontFilesFolder), join(folder, fontFilesFolder), { recursive: true });

export const copyCatalogue = (from: string, to: string): Promise<void> =>
  copyFile(join(from, catalogueFileName), join(to, catalogueFileName));

/** For functions that users wait for: few files, and a fifth less code to read and parse before the first answer. */
async function buildAlone(name: FunctionName, outputFolder: string): Promise<void> {
  const entryPoints = { index: functionDefinition(name).entry };
  await build({ entryPoints, outdir: join(outputFolder, name), ...handlerOptions });
}

/** One build with shared chunks takes a tenth of the time; no user waits for a sweep or a step. */
async function buildTogether(names: readonly FunctionName[], outputFolder: string): Promise<void> {
  const bundled = join(outputFolder, 'bundled');
  const { metafile } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, functionDefinition(name).entry])),
    outdir: bundled,
    metafile: true,
    ...handlerOptions,
  });
  await Promise.all(names.map((name) => collectFunction({ name, outputFolder, bundled, metafile })));
  await rm(bundled, { recursive: true });
}

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
