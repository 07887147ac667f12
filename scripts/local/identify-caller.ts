import type { IncomingMessage } from 'node:http';
import type { EngineContext } from './engine.ts';
import { verifySignature } from './sigv4.ts';
import type { SignatureError } from './sigv4-claim.ts';

/** Who signed the request, or the words in which AWS's JSON services refuse one that nobody they know has signed. */
export type Caller = { accessKeyId: string } | { type: string; message: string };

/** What each service but S3 calls the ways in which a signature fails. */
const types: Partial<Record<SignatureError['code'], string>> = {
  MissingAuthenticationToken: 'MissingAuthenticationTokenException',
  InvalidAccessKeyId: 'UnrecognizedClientException',
  SignatureDoesNotMatch: 'InvalidSignatureException',
};

export function identifyCaller(
  { method = '', url = '', headers }: IncomingMessage,
  body: Uint8Array,
  context: Pick<EngineContext, 'clock' | 'secretFor'>,
): Caller {
  const signer = verifySignature({ method, url, headers, body }, context);
  if ('accessKeyId' in signer) return signer;
  return { type: types[signer.code] ?? 'IncompleteSignatureException', message: signer.message };
}
