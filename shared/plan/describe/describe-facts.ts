import type { Fact } from '../reading/reading.ts';
import { given } from '../write/blocks.ts';
import type { FactKind, FactLine, FactSources } from '../write/say/fact-line.ts';
import { factLines } from '../write/say/fact-lines.ts';
import { dollars } from '../write/say/money.ts';
import { an, list } from '../write/say/words.ts';
import type { DescribedFact, SaidWords } from './understanding.ts';

/** The words once each, in the order of the text. */
function wordsOf(facts: readonly Fact<unknown>[]): SaidWords[] {
  const seen = new Set<string>();
  return facts.flatMap(({ words, at: { field, from, to } }) => {
    const key = `${field} ${from} ${to}`;
    const text = words.trim();
    if (text === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ field, text }];
  });
}

const line = (kind: FactKind, says: string, ...facts: Fact<unknown>[]): FactLine => ({ kind, says, facts });

function ideaLines({ reading: { idea, ownTrade } }: FactSources): FactLine[] {
  const { what, unit, priceCents, costCents } = idea?.value ?? {};
  const figures = given([
    priceCents !== undefined && `${dollars(priceCents)}${unit ? ` ${an(unit)}` : ''}`,
    costCents !== undefined && `${dollars(costCents)} in costs`,
  ]);
  return given([
    ownTrade && line('skill', `Your trade: ${ownTrade.value.what}.`, ownTrade),
    idea && line('idea', `Your own idea: ${what}${figures.length > 0 ? `, ${list(figures)}` : ''}.`, idea),
  ]);
}

/** Chips and single words: signs of a skill that no plan is built on alone. */
function weakLines({ reading, trades }: FactSources): FactLine[] {
  if (reading.skills.some(({ value }) => !value.isWeak)) return [];
  return reading.skills.slice(0, 3).map((skill) => {
    const name = trades.find(({ id }) => id === skill.value.trade)?.plain ?? skill.value.trade;
    return line('skill', `Maybe ${name}. Tell us what experience you have.`, skill);
  });
}

const refusalLines = ({ reading }: FactSources): FactLine[] =>
  reading.refusals.map((fact) => line('limit', `You ruled out: ${fact.value.what}.`, fact));

/** What no file will hold. Only the person who typed it is told. */
function privateLines({ reading, situations }: FactSources): FactLine[] {
  const held = reading.situations.filter(({ value }) =>
    ['P2', 'P3', 'P4'].includes(situations.get(value.id)?.privacy ?? 'P0'),
  );
  return [
    ...held.map((fact) => line('private', 'Kept out of your plan and every email.', fact)),
    ...reading.private.map((fact) =>
      line(
        'private',
        fact.value.class === 'P1'
          ? 'We use this person’s role, not the name.'
          : 'Kept out of your plan and every email.',
        fact,
      ),
    ),
  ];
}

/** Of two private facts whose words are in one another, the longer stays; of two with the same words, the first. */
const isLongest = (fact: DescribedFact, index: number, all: readonly DescribedFact[]): boolean => {
  const text = fact.words[0]?.text ?? '';
  return (
    fact.kind !== 'private' ||
    !all.some((other, at) => {
      const longer = other.kind === 'private' && at !== index ? (other.words[0]?.text ?? '') : '';
      return longer.includes(text) && (longer.length > text.length || at < index);
    })
  );
};

const order: readonly FactKind[] = [
  'goal',
  'skill',
  'idea',
  'hours',
  'week',
  'away',
  'money',
  'income',
  'contract',
  'buyer',
  'price',
  'season',
  'staff',
  'group',
  'term',
  'proof',
  'licence',
  'to-do',
  'owned',
  'arranged',
  'limit',
  'not-done',
  'loan',
  'debt',
  'situation',
  'private',
];

/** What we understood, line by line, each with the words that it came from. */
export function describeFacts(sources: FactSources): DescribedFact[] {
  const lines = [
    ...factLines(sources),
    ...ideaLines(sources),
    ...weakLines(sources),
    ...refusalLines(sources),
    ...privateLines(sources),
  ].filter(({ facts }) => facts.length > 0);
  const ids = new Map<string, number>();
  return lines
    .map(({ kind, says, facts }) => {
      const id = facts[0]?.id ?? kind;
      const count = (ids.get(id) ?? 0) + 1;
      ids.set(id, count);
      return {
        id: count === 1 ? id : `${id}#${count}`,
        kind,
        says,
        words: wordsOf(facts),
        isConfirmed: facts.some(({ certainty }) => certainty === 'confirmed'),
        from: facts.map(({ id: from, words }) => ({ id: from, words })),
      };
    })
    .filter(isLongest)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
