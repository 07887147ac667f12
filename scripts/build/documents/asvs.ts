import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../ensure-built.ts';

const statuses = ['met', 'does not apply', 'not met'] as const;
const itemSchema = z.strictObject({
  item: z.string().regex(/^\d+\.\d+\.\d+$/),
  says: z.string(),
  status: z.enum(statuses),
  evidence: z.array(z.string()).min(1),
});
const schema = z.strictObject({
  /** Why an item is not met, and what would meet it. */
  notMet: z.record(z.string(), z.string()),
  chapters: z.array(z.strictObject({ title: z.string(), items: z.array(itemSchema) })),
});

export const source = 'scripts/build/documents/asvs.yaml';
export const asvs = schema.parse(parse(readFileSync(join(root, source), 'utf8')));
export const items = asvs.chapters.flatMap((chapter) => chapter.items);

const numberOf = (status: (typeof statuses)[number]): number =>
  items.filter((item) => item.status === status).length;

/** docs/SECURITY.md repeats this sentence. */
export const counts = `${numberOf('met')} are met, ${numberOf('does not apply')} do not apply, ${numberOf('not met')} are not met`;

const marks = { met: '', 'does not apply': ' (n/a)', 'not met': ' (not met)' };

export function writeAsvs(): string {
  return [
    '# OWASP ASVS 5.0.0, level 2',
    '',
    `Written by \`npm run documents\` from \`${source}\`. All ${items.length} items of levels 1 and 2 in our own words: **${counts}.** Read them with the standard. An item without a mark is met. The file after it shows that, or that the thing does not exist; the table names more files. We judged this ourselves from source and tests; there was no outside review, and nothing runs on AWS yet.`,
    '',
    '## Not met',
    '',
    ...Object.entries(asvs.notMet).map(([item, reason]) => `- **${item}**: ${reason}`),
    ...asvs.chapters.flatMap(({ title, items }) => [
      '',
      `## ${title}`,
      '',
      '```text',
      ...items.map(({ item, says, status, evidence }) => `${item}${marks[status]} ${says} ${evidence[0]}`),
      '```',
    ]),
    '',
  ].join('\n');
}
