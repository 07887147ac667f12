/** Loaded with the first answer that is worth it, which is seldom the first one. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Below it the work costs more than it saves. */
const worthCompressingBytes = 1000;

/**
 * What an answer is sent as. The distribution compresses only what it may keep, and answers of the API are kept by
 * nobody. A guess at a secret beside a chosen text gains nothing from the length: no answer shows a foreign site's text
 * to a session, which another site cannot use.
 */
export function compress(body: Buffer, acceptEncoding = ''): { bytes: Buffer; encoding?: 'br' | 'gzip' } {
  if (body.length < worthCompressingBytes) return { bytes: body };
  const { brotliCompressSync, constants, gzipSync } = zlib();
  if (accepts(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { bytes: brotliCompressSync(body, { params }), encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) return { bytes: gzipSync(body), encoding: 'gzip' };
  return { bytes: body };
}

/** The name alone or with a weight above nothing. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  for (const entry of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}
