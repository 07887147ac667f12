import * as z from 'zod';

export const arn = z.string().min(1).max(256);
export const dataText = z.string().max(262_144);
export const errorName = z.string().max(256).optional();
export const errorCause = z.string().max(32_768).optional();
/** The number of results; further pages are not supported. */
export const most = z.int().min(1).max(1000).default(100);

/** AWS sends dates as seconds. */
export const toDate = (ms: number): number => ms / 1000;
