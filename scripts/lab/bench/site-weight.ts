import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { firstScripts } from '#scripts/build/first-scripts.ts';

/** The size of the home page's first visit, compressed with brotli. */
export async function benchSiteWeight(folder: string): Promise<[string, string][]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const filesOf = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, file = '']) => file));
  const weigh = async (files: Iterable<string>) => {
    const sizes = [...files].map(
      async (file) => (await promisify(brotliCompress)(await readFile(join(folder, file)))).length,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  };
  const scripts = ['/first-paint.js', ...firstScripts(folder, html)];
  const styles = filesOf(/href="(\/[^"]+\.css)"/g);
  const fonts = filesOf(/href="(\/[^"]+\.woff2)"/g);
  const kb = (size: number) => `${size.toFixed(1)} KB`;
  return [
    ['Home page, scripts (brotli)', kb(await weigh(scripts))],
    ['Home page, styles (brotli)', kb(await weigh(styles))],
    ['Home page, fonts', kb(await weigh(fonts))],
  ];
}
