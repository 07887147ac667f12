import { isJsonObject, type Json } from './json.ts';
import { StateError } from './state-error.ts';

/** `$` is the state's data, `$$` the context object. */
export interface JsonPath {
  root: '$' | '$$';
  segments: string[];
}

/** Reads `$.a.b`; positions, quoted names, wildcards and filters give undefined. */
export function parsePath(text: string): JsonPath | undefined {
  const match = /^(\$\$?)((?:\.[\p{L}_][\p{L}\p{N}_-]*)*)$/u.exec(text);
  if (match === null) return undefined;
  return { root: match[1] === '$$' ? '$$' : '$', segments: (match[2] ?? '').split('.').slice(1) };
}

/** The value at the path, or undefined when there is none. */
export function readPath(segments: readonly string[], data: Json): Json | undefined {
  let value: Json | undefined = data;
  for (const segment of segments)
    value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  return value;
}

/** A copy of `data` with `value` at the path. Missing objects are created; anything else on the way is a mismatch. */
export function writePath(segments: readonly string[], data: Json | undefined, value: Json): Json {
  const [segment, ...rest] = segments;
  if (segment === undefined) return value;
  if (data !== undefined && !isJsonObject(data))
    throw new StateError(
      'States.ResultPathMatchFailure',
      `ResultPath does not fit the state's input at ${JSON.stringify(segment)}.`,
    );
  const child = data !== undefined && Object.hasOwn(data, segment) ? data[segment] : undefined;
  // fromEntries creates an own field even for "__proto__".
  return Object.fromEntries([
    ...Object.entries(data ?? {}).filter(([key]) => key !== segment),
    [segment, writePath(rest, child, value)],
  ]);
}
