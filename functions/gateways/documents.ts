import { createHash } from 'node:crypto';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type DocumentFormat, dispositionOf, documentFormats } from '#shared/contract/document-formats.ts';
import { timeFor, within } from '../runtime/deadline.ts';
import { documentsBucket } from '../runtime/environment.ts';
import { patient } from '../runtime/patience.ts';

/** Finished documents. The key is made from the run and the bytes, so writing a document twice changes nothing. */
export interface Documents {
  put(key: string, bytes: Uint8Array, format: DocumentFormat): Promise<void>;
  /** Returns undefined if the document is absent. */
  inspect(key: string): Promise<{ checksum: string | undefined; bytes: number } | undefined>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
  /** A URL from which the document can be fetched for a minute. */
  addressOf(key: string, format: DocumentFormat, nowMs: number): Promise<string>;
}

const addressSeconds = 60;
const answerMs = patient(8000);

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

let made: Promise<S3Client> | undefined;

/** Creates one client per instance. The timeouts are ours, because the SDK would wait forever. */
async function connect(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const requestHandler = {
    connectionTimeout: patient(1000),
    requestTimeout: patient(4000),
    throwOnRequestTimeout: true,
  };
  return new S3Client({ maxAttempts: 2, requestHandler });
}

async function storage() {
  made ??= connect();
  const [client, commands] = await Promise.all([made, import('@aws-sdk/client-s3')]);
  return { client, ...commands };
}

const statusOf = (error: unknown): number | undefined =>
  (error as Partial<S3ServiceException> | undefined)?.$metadata?.httpStatusCode;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/**
 * Uses the status, because the response to HEAD has no body and so no error name. A denied request and a missing bucket
 * are faults.
 */
const isAbsent = (error: unknown): boolean => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

export const documents: Documents = {
  async put(Key, bytes, format) {
    const { client, PutObjectCommand } = await storage();
    const command = new PutObjectCommand({
      Bucket: documentsBucket(),
      Key,
      Body: bytes,
      ContentType: documentFormats[format].mediaType,
      ChecksumSHA256: checksumOf(bytes),
      IfNoneMatch: '*',
    });
    try {
      await within(timeFor(answerMs), client.send(command));
    } catch (error) {
      // The key is made from the bytes, so the existing object is the same document.
      if (nameOf(error) !== 'PreconditionFailed') throw error;
    }
  },

  async inspect(Key) {
    const { client, HeadObjectCommand } = await storage();
    const command = new HeadObjectCommand({ Bucket: documentsBucket(), Key, ChecksumMode: 'ENABLED' });
    try {
      const { ChecksumSHA256, ContentLength = 0 } = await within(timeFor(answerMs), client.send(command));
      return { checksum: ChecksumSHA256, bytes: ContentLength };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  },

  async get(Key) {
    const { client, GetObjectCommand } = await storage();
    const fetched = async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: documentsBucket(), Key }));
      if (Body === undefined) throw new Error('The storage answered without a document');
      return new Uint8Array(await Body.transformToByteArray());
    };
    try {
      return await within(timeFor(answerMs), fetched());
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  },

  async remove(Key) {
    const { client, DeleteObjectCommand } = await storage();
    await within(timeFor(answerMs), client.send(new DeleteObjectCommand({ Bucket: documentsBucket(), Key })));
  },

  async addressOf(Key, format, nowMs) {
    const { client, GetObjectCommand } = await storage();
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const command = new GetObjectCommand({
      Bucket: documentsBucket(),
      Key,
      ResponseContentDisposition: dispositionOf(format),
      ResponseContentType: documentFormats[format].mediaType,
    });
    return getSignedUrl(client, command, { expiresIn: addressSeconds, signingDate: new Date(nowMs) });
  },
};
