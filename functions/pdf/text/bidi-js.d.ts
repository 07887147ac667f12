/** The package's own types describe its CommonJS file in a way that an ES module cannot call. */
declare module 'bidi-js/dist/bidi.mjs' {
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  };
}
