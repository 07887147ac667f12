import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const line = z.object({ service: z.string(), difference: z.string() });

/** Counts each difference, without the parts that change from call to call. */
export function countDifferences(file: string): Map<string, number> {
  const counts = new Map<string, number>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const each of text.split('\n').filter((one) => one !== '')) {
    const { service, difference } = line.parse(JSON.parse(each));
    const told = `${service}: ${withoutValues(difference)}`;
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return new Map([...counts].sort(([one], [other]) => one.localeCompare(other)));
}

const withoutValues = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{32,}/g, '<hash>')
    .replaceAll(/[A-Za-z0-9+/]{43}=/g, '<checksum>')
    .replaceAll(/\\?"\d{3,}\\?"/g, '<number>');
