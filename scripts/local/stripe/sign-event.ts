import { createHmac } from 'node:crypto';

/** The header by which an endpoint knows that these bytes are the provider's, and from when. */
export function signEvent({ body, secret, nowMs }: { body: string; secret: string; nowMs: number }): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
