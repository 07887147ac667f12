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

type Item = (typeof items)[number];
const sectionOf = ({ item }: Item): string => item.slice(0, item.lastIndexOf('.'));
const sameLine = (one: Item, other: Item): boolean =>
  sectionOf(one) === sectionOf(other) &&
  one.status === other.status &&
  one.says === other.says &&
  one.evidence[0] === other.evidence[0];

/** Neighbours that say the same share a line: 10.4.1-11. */
function linesOf(chapter: readonly Item[]): string[] {
  const starts = chapter.filter((item, index) => {
    const before = chapter[index - 1];
    return before === undefined || !sameLine(before, item);
  });
  return starts.map((first, index) => {
    const next = starts[index + 1];
    const last = chapter[(next === undefined ? chapter.length : chapter.indexOf(next)) - 1] ?? first;
    const number =
      last === first ? first.item : `${first.item}-${last.item.slice(sectionOf(last).length + 1)}`;
    return `${number}${marks[first.status]} ${first.says} ${first.evidence[0]}`;
  });
}

export function writeAsvs(): string {
  return [
    '# OWASP ASVS 5.0.0, level 2',
    '',
    `Written by \`npm run documents\` from \`${source}\`. All ${items.length} items of levels 1 and 2 in our own words: **${counts}.** An item without a mark is met. The file after it shows that, or that the thing does not exist; the table names more. We judged this ourselves from source and tests; there was no outside review, and nothing runs on AWS yet.`,
    '',
    '## Not met',
    '',
    ...Object.entries(asvs.notMet).map(([item, reason]) => `- **${item}**: ${reason}`),
    ...asvs.chapters.flatMap(({ title, items }) => [
      '',
      `## ${title}`,
      '',
      '```text',
      ...linesOf(items),
      '```',
    ]),
    '',
  ].join('\n');
}
