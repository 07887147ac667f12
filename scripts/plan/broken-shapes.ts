import type { Block, PlanDocument } from '#shared/plan/document/plan-document.ts';
import { plainText } from '#shared/plan/document/text.ts';

/** A text of a plan, and whether it is in a table, where a line may come twice. */
interface Printed {
  at: string;
  text: string;
  isInTable: boolean;
}

function textsOf(block: Block): { text: string; isInTable?: true }[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [{ text: plainText(block.text) }];
    case 'list':
      return block.items.map((item) => ({ text: plainText(item) }));
    case 'checklist':
      return block.items.flatMap(({ text, note }) => [
        { text: plainText(text), isInTable: true as const },
        ...(note ? [{ text: plainText(note), isInTable: true as const }] : []),
      ]);
    case 'table':
      return block.rows.flatMap(({ cells }) =>
        cells.map((cell) => ({ text: plainText(cell), isInTable: true as const })),
      );
    case 'chart':
      return [block.caption, block.alternative].map((text) => ({ text, isInTable: true as const }));
    case 'callout':
      return [block.title, ...block.body].map((one) => ({ text: plainText(one) }));
    case 'big-figures':
      return [];
    case 'facts':
      return block.rows.map(({ value }) => ({ text: plainText(value) }));
    case 'script':
      // Each is sent by itself, so that two may greet alike.
      return block.lines.map((line) => ({ text: line, isInTable: true as const }));
  }
}

export const printedTexts = ({ sections }: PlanDocument): Printed[] =>
  sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      textsOf(block).map(({ text, isInTable }) => ({
        at: `${id}/${block.id}`,
        text,
        // A list of tasks, and one of other businesses, is a table without lines. An answer may repeat a rule.
        isInTable: isInTable === true || id === 'days' || id === 'asked' || block.id === 'others-list',
      })),
    ),
  );

/** The customer's own words are theirs. */
const withoutQuotes = (text: string): string => text.replaceAll(/“[^”]*”/g, '“x”');

export const sentencesOf = (text: string): string[] =>
  withoutQuotes(text)
    .split(/(?<=[.!?]["”)]?) +(?=[\p{L}\d“$])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const lowerCase = /^(?:[a-z]+\.(?:gov|com|org|net)\b|e-?bike|eBay|iP)/;

/** "One thing that buyers complain of", "Which room would you start with?" */
const hasEarlierObject =
  /\b(?:that|what|who|whom|which|when|where|whose|asks?|pays?|paid|sell|close|have|need|want|wait|someone|it|you worked)\b/i;

/** Shapes that no whole sentence has. */
const broken: readonly (readonly [name: string, is: (sentence: string) => boolean])[] = [
  ['stops that meet', (one) => /[.,:;!?] [.,:;]|\s[.,;:!?](?:\s|$)|\.\.(?!\.)|[,:;]\.|\.,/.test(one)],
  ['two colons', (one) => (one.match(/: /g) ?? []).length > 1],
  [
    'an end that is missing',
    (one) =>
      /\b(?:and|or|the|a|an|than|which|but|because)[.!?]$/.test(one) ||
      (/\b(?:for|of|with|to|from|at|(?<!\bcome )by|about)[.!?]$/.test(one) && !hasEarlierObject.test(one)),
  ],
  ['an empty quote', (one) => /“\s*”|""|\(\s*\)/.test(one)],
  ['a slot', (one) => /[{}]|\[[a-z ]+\]|undefined|NaN|\bnull\b/.test(one)],
  [
    'one with many',
    (one) =>
      /\b(?<![.,$\d–-])1 (?:persons|people|jobs|hours|pieces|visits|weeks|months|sessions)\b/.test(one),
  ],
  [
    'two articles',
    (one) => /\b(?:a|an|the) (?:a|an|the|each|every|your|my)\b/i.test(one) && !/My Aged Care/.test(one),
  ],
  [
    'a word twice',
    (one) => /(?<![-\p{L}])(\p{Ll}{2,}) \1\b/u.test(one) && !/\b(?:that that|had had|blah blah)\b/.test(one),
  ],
  [
    'a wrong article',
    (one) =>
      /\ba (?:[aei]\w|hour\b|honest)|\ban (?:[bcdfgjklmnpqrstvwxyz]\w)/.test(one) &&
      !/\ba (?:one|euro|eu)/i.test(one),
  ],
];

export interface Fault {
  at: string;
  name: string;
  sentence: string;
}

/** Every broken sentence of a plan. */
export function brokenSentences(document: PlanDocument): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  for (const { at, text, isInTable } of printedTexts(document)) {
    const sentences = sentencesOf(text);
    sentences.forEach((sentence, index) => {
      for (const [name, is] of broken) if (is(sentence)) faults.push({ at, name, sentence });
      if (index > 0 && /^\p{Ll}/u.test(sentence) && !lowerCase.test(sentence))
        faults.push({ at, name: 'a small letter in front', sentence });
      if (isInTable || sentence.startsWith('Source: ') || sentence.split(/\s+/).length < 5) return;
      if (seen.has(sentence))
        faults.push({ at: `${at} and ${seen.get(sentence)}`, name: 'said twice', sentence });
      else seen.set(sentence, at);
    });
  }
  return faults;
}
