import { createHmac } from 'node:crypto';

/** The header that proves to an endpoint who sent these bytes and when. */
export function signEvent({ body, secret, nowMs }: { body: string; secret: string; nowMs: number }): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
