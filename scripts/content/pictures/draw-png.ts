import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const engine = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
// A test process may load this module again while the library stays initialised.
await initWasm(await readFile(engine)).catch((error: Error) => {
  if (!error.message.startsWith('Already initialized')) throw error;
});

/** Draws an SVG as PNG; the same drawing always gives the same bytes. */
export function drawPng(svg: string): Uint8Array {
  const drawing = new Resvg(svg);
  try {
    return drawing.render().asPng();
  } finally {
    drawing.free();
  }
}
