import type { Manifest } from 'vite';

const fonts = ['src/styles/fonts/waymint-serif.woff2', 'src/styles/fonts/waymint-sans.woff2'];

/** Links to the fonts of the first paint, for the head of every page. */
export const fontLinks = (manifest: Manifest): string[] =>
  fonts.map((key) => {
    const font = manifest[key];
    if (!font) throw new Error(`The build made nothing of ${key}`);
    return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin />`;
  });
