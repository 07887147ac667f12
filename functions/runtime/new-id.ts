import { randomBytes } from 'node:crypto';

/** Makes an id from 128 random bits and a prefix for its kind: usr_3f…, ses_9a…. */
export const newId = (prefix: 'usr' | 'ses'): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Makes an id that sorts by time: 48 bits of milliseconds, then 80 bits of the given hexadecimal digits. */
export const timedId = (prefix: 'ord' | 'run', atMs: number, digits: string): string =>
  `${prefix}_${atMs.toString(16).padStart(12, '0')}${digits.slice(0, 20)}`;

export const newOrderId = (atMs: number): string => timedId('ord', atMs, randomBytes(10).toString('hex'));
