import * as z from 'zod';
import { Refusal } from '#scripts/local/refusal.ts';

export const arn = z.string().min(1).max(256);
export const dataText = z.string().max(262_144);
export const errorName = z.string().max(256).optional();
export const errorCause = z.string().max(32_768).optional();
export const pageFields = {
  maxResults: z.int().min(0).max(1000).optional(),
  nextToken: z.string().min(1).max(1024).optional(),
};

/** Dates travel as seconds. */
export const toDate = (ms: number): number => ms / 1000;

/** Zero asks for the default, as on AWS. */
export const pageSize = (maxResults: number | undefined): number => maxResults || 100;

/** Cuts a page from rows of which one more than the page holds was asked for. */
export function cutPage<T>(options: { rows: T[]; limit: number; keyOf: (row: T) => string | number }): {
  page: T[];
  nextToken?: string;
} {
  const { rows, limit, keyOf } = options;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || last === undefined) return { page };
  return { page, nextToken: Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') };
}

export function readPageToken<T>(token: string | undefined, key: z.ZodType<T>): T | undefined {
  if (token === undefined) return undefined;
  try {
    return key.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    throw new Refusal('InvalidToken', `Invalid Token: '${token}'`);
  }
}
