import { randomBytes } from 'node:crypto';

/** 128 random bits behind a prefix that tells what it is: usr_3f…, ses_9a…. */
export const newId = (prefix: 'usr' | 'ses'): string => `${prefix}_${randomBytes(16).toString('hex')}`;
