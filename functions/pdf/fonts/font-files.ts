import { readFileSync } from 'node:fs';

/** In the source the folder is next to this file; in a bundle it is next to the function's code. */
export const fontFilesFolder = 'font-files';

export const readFontFile = (name: string): Buffer =>
  readFileSync(new URL(`./${fontFilesFolder}/${name}`, import.meta.url));
