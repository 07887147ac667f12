import type { RequestEncoding } from '#shared/contract/route.ts';
import { type Refusal, refuse } from './outcome.ts';
import { fieldsOf } from './request-facts.ts';

export const bodyLimitBytes = 128 * 1024;

type ReadBody = { ok: true; value: unknown } | { ok: false; refusal: Refusal };

const value = (read: unknown): ReadBody => ({ ok: true, value: read });
const refused = (refusal: Refusal): ReadBody => ({ ok: false, refusal });

/** Reads the body in the route's encoding. The size limit applies to the bytes received, not the announced length. */
export function readBody(
  encoding: RequestEncoding,
  bytes: Uint8Array,
  contentType: string | undefined,
): ReadBody {
  if (bytes.byteLength > bodyLimitBytes) return refused(refuse('body-too-large'));
  if (encoding === 'none' || encoding === 'raw') return value({});
  if (encoding === 'optional-json' && bytes.byteLength === 0) return value({});

  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  const expected = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  if (mediaType !== expected) return refused(refuse('unsupported-media-type'));

  const text = decodeUtf8(bytes);
  if (text === undefined) return refused(refuse(encoding === 'form' ? 'invalid-input' : 'malformed-json'));
  return encoding === 'form' ? readForm(text) : readJson(text);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readJson(text: string): ReadBody {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject && isWellFormed(parsed) ? value(parsed) : refused(refuse('invalid-input'));
  } catch {
    return refused(refuse('malformed-json'));
  }
}

/** Refuses lone surrogates, which no store keeps. It does not recurse, because the sender decides the depth. */
function isWellFormed(parsed: unknown): boolean {
  const pending: unknown[] = [parsed];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) pending.push(name, inner);
  }
  return true;
}

function readForm(text: string): ReadBody {
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  // Two values with one name are ambiguous.
  if (new Set(names).size !== names.length) return refused(refuse('invalid-input'));
  return value(fieldsOf(fields));
}
