import { readFileSync, writeFileSync } from 'node:fs';
import { candidatesFor, linksTo, placeSpans } from '#shared/plan/reading/roles/links.ts';
import { periods, states } from '#shared/plan/reading/roles/states.ts';
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

interface Word {
  text: string;
  tag: number;
  state?: number;
  per?: number;
}

function wordsOf({ text, marks }: MarkedText): Word[] {
  const tokens = tokensOf(text);
  return tokens.map(({ from, to }, at) => {
    const mark = marks.find((one) => one.from < to && one.to > from);
    const before = tokens[at - 1];
    const isFirst = !before || before.to <= (mark?.from ?? 0);
    const tag = mark ? (isFirst ? firstTagOf(mark.role) : nextTagOf(mark.role)) : none;
    const { state, per } = mark ?? {};
    return {
      text: text.slice(from, to),
      tag,
      ...(state && { state: states.indexOf(state) }),
      ...(per && { per: periods.indexOf(per) }),
    };
  });
}

/** For each stretch that may belong to another: its first word, those of the others, and which are right. */
function linksOf({ text, marks }: MarkedText): { from: number; to: number[]; right: boolean[] }[] {
  const spans = placeSpans(marks, tokensOf(text));
  return spans.flatMap((one) => {
    const others = linksTo[one.role] ? candidatesFor(spans, one) : [];
    if (others.length === 0) return [];
    const right = others.map(({ link }) => one.link !== undefined && link === one.link);
    return [{ from: one.first, to: others.map(({ first }) => first), right }];
  });
}

const customersIn = (folder: string) =>
  labelledFiles(folder)
    .flatMap(readLabelledFile)
    .map((customer) => ({
      name: customer.name,
      trade: customer.trade,
      answers: Object.fromEntries(textsOf(customer).map((text) => [text.kind, wordsOf(text)])),
      // Only customers with a trade have their links marked.
      links: Object.fromEntries(
        textsOf(customer).map((text) => [text.kind, customer.trade ? linksOf(text) : []]),
      ),
    }));

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
    states,
    periods,
    learn: customersIn(labelledFolder),
    compare: customersIn(heldOutFolder),
    questions,
  }),
);
