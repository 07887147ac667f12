import { readFileSync } from 'node:fs';

/** Beside this file in the source, beside the code of a function in a bundle. */
export const fontFilesFolder = 'font-files';

export const readFontFile = (name: string): Buffer =>
  readFileSync(new URL(`./${fontFilesFolder}/${name}`, import.meta.url));
