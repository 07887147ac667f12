import { parseArgs } from 'node:util';
import { readRoles } from '#shared/plan/reading/roles/read-roles.ts';
import { heldOutFolder, labelledFiles, readLabelledFile } from './labelled-texts.ts';
import { readWeights } from './read-weights.ts';

/**
 * Compares the stretches that the weights find with the marks of texts that they did not learn from:
 * `npm run roles:spans`. `-- --show buyer` prints the misses of a role.
 */
const { values } = parseArgs({ options: { show: { type: 'string' } } });
const weights = readWeights();
if (!weights) throw new Error('The weights are missing.');
interface Tally {
  marked: number;
  found: number;
  right: number;
  exact: number;
}
const tallies = new Map<string, Tally>();
const customers = labelledFiles(heldOutFolder)
  .flatMap(readLabelledFile)
  .flatMap(({ goal, skills, content }) => {
    const texts = { incomeGoal: goal.text, skills: skills.text, content: content.text };
    const read = readRoles(texts, weights.network)?.roles ?? {};
    return [
      { ...goal, spans: read.incomeGoal?.spans ?? [] },
      { ...skills, spans: read.skills?.spans ?? [] },
      { ...content, spans: read.content?.spans ?? [] },
    ];
  });
for (const { text, marks, spans } of customers) {
  const add = (role: string, more: Partial<Tally>): void => {
    const tally = tallies.get(role) ?? { marked: 0, found: 0, right: 0, exact: 0 };
    for (const key of Object.keys(more) as (keyof Tally)[]) tally[key] += more[key] ?? 0;
    tallies.set(role, tally);
  };
  const wrong: string[] = [];
  for (const span of spans) {
    const same = marks.find((mark) => mark.role === span.role && mark.from < span.to && mark.to > span.from);
    const trim = (from: number, to: number): string => text.slice(from, to).replaceAll(/^\W+|\W+$/g, '');
    const isExact = same && trim(same.from, same.to) === trim(span.from, span.to);
    add(span.role, { found: 1, right: same ? 1 : 0, exact: isExact ? 1 : 0 });
    if (!isExact && values.show === span.role)
      wrong.push(`${same ? '~' : '+'}${text.slice(span.from, span.to)} (${span.likely.toFixed(2)})`);
  }
  for (const mark of marks) {
    const isFound = spans.some(
      (span) => mark.role === span.role && mark.from < span.to && mark.to > span.from,
    );
    add(mark.role, { marked: 1 });
    if (!isFound && values.show === mark.role) wrong.push(`-${text.slice(mark.from, mark.to)}`);
  }
  if (wrong.length > 0) console.log(wrong.join(' | '), '\n   ', text);
}
const share = (part: number, whole: number): string =>
  (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`).padStart(5);
for (const [role, { marked, found, right, exact }] of [...tallies].toSorted(
  ([, one], [, other]) => other.marked - one.marked,
))
  console.log(
    `${role.padEnd(12)} ${String(marked).padStart(5)} marked ${share(right, marked)} found ${share(right, found)} right ${share(exact, found)} exactly`,
  );
