export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

/** Step Functions' limit on the input, the output, and a task's parameters or result. */
export const dataLimitBytes = 262_144;

export function exceedsDataLimit(text: string): boolean {
  // A UTF-16 unit takes at most three bytes of UTF-8, so short texts need no count.
  return text.length * 3 > dataLimitBytes && Buffer.byteLength(text) > dataLimitBytes;
}
