import { readFileSync, writeFileSync } from 'node:fs';
import { firstTagOf, nextTagOf, tagOf, tags } from '#shared/plan/reading/roles/tags.ts';
import { tokensOf } from '#shared/plan/reading/roles/tokens.ts';
import {
  fingerprintOf,
  heldOutFolder,
  labelledFiles,
  labelledFolder,
  type MarkedText,
  questionsFile,
  readLabelledFile,
  textsOf,
} from '../roles/labelled-texts.ts';

/** Writes what the network learns from: `npm run network:texts -- texts.json`. */

const none = tagOf.get('none') as number;

function wordsOf({ text, marks }: MarkedText): { text: string; tag: number }[] {
  const tokens = tokensOf(text);
  return tokens.map(({ from, to }, at) => {
    const mark = marks.find((one) => one.from < to && one.to > from);
    const before = tokens[at - 1];
    const isFirst = !before || before.to <= (mark?.from ?? 0);
    const tag = mark ? (isFirst ? firstTagOf(mark.role) : nextTagOf(mark.role)) : none;
    return { text: text.slice(from, to), tag };
  });
}

const customersIn = (folder: string) =>
  labelledFiles(folder)
    .flatMap(readLabelledFile)
    .map((customer) =>
      Object.fromEntries(textsOf(customer).map((text) => [text.kind, wordsOf(text)])),
    );

const questions = readFileSync(questionsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [topic, question] = line.split('\t');
    return { topic, question };
  });

const file = process.argv[2];
if (!file) throw new Error('Name the file to write: npm run network:texts -- texts.json');
writeFileSync(
  file,
  JSON.stringify({
    madeFrom: fingerprintOf(),
    tags,
    learn: customersIn(labelledFolder),
    compare: customersIn(heldOutFolder),
    questions,
  }),
);
