import { randomBytes } from 'node:crypto';

/** 128 random bits behind a prefix that tells what it is: usr_3f…, ses_9a…. */
export const newId = (prefix: 'usr' | 'ses'): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** An id that sorts by time: 48 bits of milliseconds, then 80 bits of the given hexadecimal digits. */
export const timedId = (prefix: 'ord' | 'run', atMs: number, digits: string): string =>
  `${prefix}_${atMs.toString(16).padStart(12, '0')}${digits.slice(0, 20)}`;

export const newOrderId = (atMs: number): string => timedId('ord', atMs, randomBytes(10).toString('hex'));
