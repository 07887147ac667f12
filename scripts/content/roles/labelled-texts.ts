import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerKind } from '#shared/plan/reading/network/windows.ts';
import { periods, type SaidOf, states } from '#shared/plan/reading/roles/states.ts';
import { numberRoles, type Role, wordRoles } from '#shared/plan/reading/roles/tags.ts';

/**
 * Answers of made-up customers with the role of each number and phrase marked: "[price.1 now each:$45] a [unit.1:room]".
 * Marks with the same number or letter are of one offer or buyer. Behind them is what is true of it today, and for a
 * number of how much time or of what it is.
 */

export interface Mark extends SaidOf {
  from: number;
  to: number;
  role: Role;
  link?: string | undefined;
}

export interface MarkedText {
  text: string;
  kind: AnswerKind;
  marks: Mark[];
}

export interface LabelledCustomer {
  id: string;
  /** The trade of the catalogue, or "own"; and the name of the business. Without them, nothing is linked either. */
  trade?: string | undefined;
  name?: string | undefined;
  goal: MarkedText;
  skills: MarkedText;
  content: MarkedText;
}

export const labelledFolder = 'shared/content/reading/labelled';
/** Customers that nothing is learned from: how well others are read is measured with them. */
export const heldOutFolder = 'shared/content/reading/held-out';

const roles: ReadonlySet<string> = new Set([...numberRoles, ...wordRoles]);
const mark = /\[([a-z]+)(?:\.([0-9a-z]+))?((?: [a-z]+){0,2}):([^[\]]*)\]/g;

/** What is said of a mark, as far as it is labelled. */
function saidOf(words: string): SaidOf {
  const said = words.trim().split(' ').filter(Boolean);
  const state = states.find((one) => said.includes(one));
  const per = periods.find((one) => said.includes(one));
  if (said.length !== [state, per].filter(Boolean).length)
    throw new Error(`Unknown state or period:${words}`);
  return { ...(state && { state }), ...(per && { per }) };
}

export function unmark(marked: string, kind: AnswerKind): MarkedText {
  const marks: Mark[] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, 1: role = '', 2: link, 3: said = '', 4: words = '', index } of marked.matchAll(
    mark,
  )) {
    if (!roles.has(role)) throw new Error(`There is no role "${role}": ${whole}`);
    text += marked.slice(last, index);
    const to = text.length + words.length;
    marks.push({ from: text.length, to, role: role as Role, link, ...saidOf(said) });
    text += words;
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), kind, marks };
}

export const labelledFiles = (folder = labelledFolder): string[] =>
  globSync(join(folder, '*.txt')).toSorted();

/** Questions of customers, each line with its topic in front. */
export const questionsFile = 'shared/content/reading/questions.tsv';

/** Changes with any labelled text or question, so that weights made from older ones are noticed. */
export function fingerprintOf(folder = labelledFolder): string {
  const hash = createHash('sha256');
  for (const file of [...labelledFiles(folder), questionsFile]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A customer is a line "@@@ id | trade | name of the business" or "@@@ id", the lines "goal:", "skills:" and "interests:", a line
 * "---" and the background.
 */
export const readLabelledFile = (file: string): LabelledCustomer[] =>
  readFileSync(file, 'utf8')
    .split(/^@@@ /m)
    .slice(1)
    .map((customer) => {
      const [head = '', ...lines] = customer.split('\n');
      const [id = '', trade, name] = head.split('|').map((part) => part.trim());
      const [top = '', ...rest] = lines.join('\n').split(/\n---\n/);
      const line = (start: string): string => new RegExp(`^${start}: ?(.*)$`, 'm').exec(top)?.[1] ?? '';
      return {
        id,
        trade,
        name,
        goal: unmark(line('goal'), 'goal'),
        skills: unmark(line('skills').replaceAll(/[,|]/g, ';'), 'skills'),
        content: unmark(rest.join('\n---\n'), 'content'),
      };
    });

export const textsOf = ({ goal, skills, content }: LabelledCustomer): MarkedText[] => [goal, skills, content];
