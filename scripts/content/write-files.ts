import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './publish-library.ts';

/** Each file below a folder: bytes as they are, anything else as JSON. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content instanceof Uint8Array ? content : JSON.stringify(content));
    }),
  );
}
