import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '#scripts/local/sha256.ts';
import type { Call } from './note-differences.ts';

interface Signing {
  /** The new address; its host is part of the signature. */
  base: string;
  secretFor(accessKeyId: string): string | undefined;
}

/**
 * Signs the call for another address with the same key. Undefined for a presigned URL, which has no headers to sign.
 */
export async function signAgain(call: Call, { base, secretFor }: Signing): Promise<Call | undefined> {
  const { authorization, 'x-amz-date': _date, host: _host, ...others } = call.headers;
  const [, accessKeyId = '', region = '', service = ''] =
    /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\/aws4_request/.exec(authorization ?? '') ?? [];
  const secretAccessKey = secretFor(accessKeyId);
  if (secretAccessKey === undefined) return undefined;
  const signer = new SignatureV4({
    ...{ service, region, sha256: Sha256, credentials: { accessKeyId, secretAccessKey } },
    ...(service === 's3' ? { uriEscapePath: false } : {}),
  });
  const { hostname, port, protocol, host, pathname, searchParams } = new URL(call.url, base);
  const headers = Object.fromEntries(
    Object.entries({ ...others, host }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const signed = await signer.sign({
    ...{ method: call.method, protocol, hostname, port: Number(port), path: pathname },
    ...{ query: Object.fromEntries(searchParams), headers, body: call.body },
  });
  return { ...call, headers: signed.headers };
}
