/** Loaded with the first answer that is compressed, which is seldom the first one. */
const zlib = () => process.getBuiltinModule('node:zlib');

/** Below this size compressing costs more than it saves. */
const worthCompressingBytes = 1000;

/**
 * Compresses an answer, because the distribution compresses only cacheable ones. BREACH does not apply: responses never
 * contain another site's text, and other sites cannot send our bearer token.
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

/** Accepts the name alone or with a weight above zero. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  for (const entry of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return false;
}
