import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { root } from '../build/ensure-built.ts';

export const readFont = (name: string): Font => {
  const font = create(readFileSync(join(root, `web/src/styles/fonts/waymint-${name}.woff2`)));
  if (!('layout' in font)) throw new Error(`waymint-${name}.woff2 is a collection, not one font`);
  return font;
};

let fonts: { serif: Font; sans: Font } | undefined;

/** The fonts of the site, as the pages load them. */
export const siteFonts = (): { serif: Font; sans: Font } => {
  fonts ??= { serif: readFont('serif'), sans: readFont('sans') };
  return fonts;
};
