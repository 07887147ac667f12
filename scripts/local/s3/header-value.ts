import { S3Refusal } from './s3-refusal.ts';

/** A presigned query can hold what no response header could give back. */
export function assertHeaderValue(name: string, value: string): void {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return;
  throw new S3Refusal('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', {
    ArgumentName: name,
  });
}
