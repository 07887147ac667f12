import type { NetworkWeights } from './weights.ts';

export interface Table {
  rows: number;
  columns: number;
  bytes: Int8Array;
  steps: Float32Array;
}

export interface Unpacked {
  tables: ReadonlyMap<string, Table>;
  lists: ReadonlyMap<string, Float32Array>;
}

/** The table of words has a step for each of its rows, because words are looked up and not multiplied. */
export const wordTable = 'words';

export function decode(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export function unpack(weights: NetworkWeights): Unpacked {
  const bytes = new Int8Array(decode(weights.bytes).buffer);
  const steps = new Float32Array(decode(weights.steps).buffer);
  const numbers = new Float32Array(decode(weights.numbers).buffer);
  const tables = new Map<string, Table>();
  let [byteAt, stepAt, numberAt] = [0, 0, 0];
  for (const [name, [rows, columns]] of Object.entries(weights.tables)) {
    const count = name === wordTable ? rows : columns;
    tables.set(name, {
      rows,
      columns,
      bytes: bytes.subarray(byteAt, byteAt + rows * columns),
      steps: steps.subarray(stepAt, stepAt + count),
    });
    byteAt += rows * columns;
    stepAt += count;
  }
  const lists = new Map<string, Float32Array>();
  for (const [name, count] of Object.entries(weights.lists)) {
    lists.set(name, numbers.subarray(numberAt, numberAt + count));
    numberAt += count;
  }
  return { tables, lists };
}
