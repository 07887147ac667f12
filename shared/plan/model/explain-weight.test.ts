import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

async function weigh(module: string): Promise<number> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL(module, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = bundle.outputFiles;
  return brotliCompressSync(file?.contents ?? '').length;
}

it('what the free check and the run page load to explain a goal stays under 30 KB compressed', async () => {
  expect(await weigh('explain.ts')).toBeLessThan(30 * 1024);
});

it('what the run page loads besides, to read a background, stays under 7 KB', async () => {
  expect(await weigh('../limits/read-limits.ts')).toBeLessThan(7 * 1024);
});
