import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './publish-library.ts';

/** Writes each file into a folder, as bytes or as JSON. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content instanceof Uint8Array ? content : JSON.stringify(content));
    }),
  );
}
