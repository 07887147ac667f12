import { isJsonObject, type Json } from './json.ts';
import { StateError } from './state-error.ts';

/** `$` is the state's data, `$$` the context object. */
export interface JsonPath {
  root: '$' | '$$';
  segments: (string | number)[];
}

const segmentPattern =
  /\.([\p{L}_][\p{L}\p{N}_-]*)|\[(\d{1,9})\]|\['((?:[^'\\]|\\['\\])*)'\]|\["((?:[^"\\]|\\["\\])*)"\]/uy;

const unquote = (quoted: string): string => quoted.replaceAll(/\\(.)/gu, '$1');

/** Reads `$.a.b[0]['c']`; wildcards, filters, slices and descents give undefined. */
export function parsePath(text: string): JsonPath | undefined {
  const root = text.startsWith('$$') ? '$$' : '$';
  if (!text.startsWith(root)) return undefined;
  const segments: (string | number)[] = [];
  let at = root.length;
  while (at < text.length) {
    segmentPattern.lastIndex = at;
    const match = segmentPattern.exec(text);
    if (match === null) return undefined;
    const [, name, index, single, double] = match;
    segments.push(name ?? (index === undefined ? unquote(single ?? double ?? '') : Number(index)));
    at = segmentPattern.lastIndex;
  }
  return { root, segments };
}

/** The value there, or undefined when the path leads nowhere. */
export function readPath(segments: readonly (string | number)[], data: Json): Json | undefined {
  let value: Json | undefined = data;
  for (const segment of segments) {
    if (typeof segment === 'number') value = Array.isArray(value) ? value[segment] : undefined;
    else value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** A copy of `data` with `value` put there; missing objects on the way are made, anything else is a mismatch. */
export function writePath(segments: readonly (string | number)[], data: Json | undefined, value: Json): Json {
  const [segment, ...rest] = segments;
  if (segment === undefined) return value;
  if (typeof segment === 'number') {
    if (!Array.isArray(data) || segment >= data.length) throw mismatch(segment);
    return data.with(segment, writePath(rest, data[segment], value));
  }
  if (data !== undefined && !isJsonObject(data)) throw mismatch(segment);
  const child = data !== undefined && Object.hasOwn(data, segment) ? data[segment] : undefined;
  // fromEntries makes an own field even of "__proto__".
  return Object.fromEntries([
    ...Object.entries(data ?? {}).filter(([key]) => key !== segment),
    [segment, writePath(rest, child, value)],
  ]);
}

const mismatch = (segment: string | number): StateError =>
  new StateError(
    'States.ResultPathMatchFailure',
    `ResultPath does not fit the state's input at ${JSON.stringify(segment)}.`,
  );
