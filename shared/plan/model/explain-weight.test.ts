import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('what the run page loads to explain a goal stays under 30 KB compressed', async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('explain.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = bundle.outputFiles;
  expect(brotliCompressSync(file?.contents ?? '').length).toBeLessThan(30 * 1024);
});
