import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type NumberRole,
  numberRoles,
  type WordRole,
  wordRoles,
} from '#shared/plan/reading/roles/role-model.ts';

/** Answers of made-up customers with the role of each number and phrase marked: "[price:$45] a room". */

export interface MarkedText {
  text: string;
  isGoal: boolean;
  marks: { from: number; to: number; role: NumberRole | WordRole }[];
}

export const labelledFolder = 'shared/content/reading/labelled';

const roles: ReadonlySet<string> = new Set([...numberRoles, ...wordRoles]);
const mark = /\[([a-z]+):([^[\]]*)\]/g;

export function unmark(marked: string, isGoal: boolean): MarkedText {
  const marks: MarkedText['marks'] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, 1: role = '', 2: words = '', index } of marked.matchAll(mark)) {
    if (!roles.has(role)) throw new Error(`There is no role "${role}": ${whole}`);
    text += marked.slice(last, index);
    marks.push({ from: text.length, to: text.length + words.length, role: role as NumberRole | WordRole });
    text += words;
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), isGoal, marks };
}

const filesIn = (folder: string): string[] => globSync(join(folder, '*.txt')).toSorted();

/** Changes with any labelled text, so that weights made from older texts are noticed. */
export function fingerprintOf(folder = labelledFolder): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Each customer is an id behind "@@@", the goal, a line "---" and the background. */
export const readLabelledFile = (file: string): MarkedText[] =>
  readFileSync(file, 'utf8')
    .split(/^@@@ .*\n/m)
    .slice(1)
    .flatMap((customer) => {
      const [goal = '', content = ''] = customer.split(/\n---\n/);
      return [unmark(goal, true), unmark(content, false)];
    });

export const readLabelled = (folder = labelledFolder): MarkedText[] =>
  filesIn(folder).flatMap(readLabelledFile);
