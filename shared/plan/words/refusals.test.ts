/** Nobody is told to do what they refused: over every path and refusal, in every line that tells somebody to act. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../paths/all-paths.ts';
import type { PathWords } from './path-words.ts';
import { wordsOf } from './words-of.ts';

const begins = String.raw`(?:^|[.:;!?,] |\b(?:and|then|or|you|can|never|please) )`;
const somebody = String.raw`(?= (?:\{|(?:the|a|an|one|two|three|four|five|six|them|each|every|your|their|owner|owners|somebody|anybody|whoever|whom|everyone|everybody|at|in|after|for|that|ten|about)\b)|[,.;]|$)`;

const forbidden = {
  calls: new RegExp(`${begins}(?:ring|phone|dial|call)${somebody}`, 'i'),
  driving: new RegExp(
    String.raw`${begins}drive (?:to|out|round|around|home|there|past|off)\b|\bin the (?:car|cab)\b|\bthe boot\b|\bodometer\b|before you drive`,
    'i',
  ),
  lifting: new RegExp(
    `${begins}(?:lift|carry|haul|drag|shift|load|push) (?:the|a|an|it|them|one|two|each|every|your|their|both) `,
    'i',
  ),
  strangers: new RegExp(
    String.raw`${begins}(?:knock(?! (?:for|anyway|once))|pitch(?! nothing)|approach|cold[- ](?:call|message|email)|walk (?:in|up)(?:to| to)|stop people)\b`,
    'i',
  ),
} as const;
type Refused = keyof typeof forbidden;

/** A phone that lies there, an animal that is called, a counter that is called at, a page that is loaded. */
const innocent =
  /(?:^|, )phone(?:,|$)|phone and|phone in (?:hand|another)|call its name|\bcall it\b|\bcall (?:in )?at\b|you call by|a test page, call|carry the file list|load the pages|lift \{/i;

/** Whose skill it is to sell reads it otherwise, where somebody will not phone. */
const unread = (key: string, refused: Refused): boolean => refused === 'calls' && key === 'sells';

/** What somebody with this refusal may read: the version for it alone, where there is one. */
function readable(value: unknown, refused: Refused): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = Object.entries(value).find(([key]) => key === `no-${refused}`)?.[1];
  if (own !== undefined) return readable(own, refused);
  return Object.entries(value).flatMap(([key, inner]) =>
    unread(key, refused) ? [] : readable(inner, refused),
  );
}

/** Of a list or a task, what tells its reader to act; not what buyers say, nor what others do. */
const instructions = (words: PathWords): unknown => ({
  places: words.places.map(({ how }) => how),
  skills: words.skills,
  tasks: words.tasks.map(({ title, doneWhen, materials, lite, where, instead }) => ({
    title,
    doneWhen,
    materials,
    short: [lite?.title, lite?.doneWhen],
    where,
    instead,
  })),
  risks: words.risks.map(({ response }) => response),
  metrics: words.metrics.map(({ ifLow, what }) => [ifLow, what]),
  channels: words.channels.map(({ firstStep, experiment }) => [firstStep, experiment]),
  delivery: words.delivery.map(({ you, doneWhen, step }) => [you, doneWhen, step]),
  growth: words.growth,
});

const pairs = allPaths.flatMap(({ slug }) =>
  (Object.keys(forbidden) as Refused[]).map((refused) => ({ slug, refused })),
);

describe('what somebody refused', () => {
  it.each(pairs)('is asked in no line of $slug: $refused', ({ slug, refused }) => {
    const words = wordsOf(slug, [{ limit: refused, sentence: 'No.', clause: 'No.' }]);
    expect(
      readable(instructions(words), refused).filter(
        (line) => forbidden[refused].test(line) && !innocent.test(line),
      ),
    ).toEqual([]);
  });

  it('is found by the words that forbid it', () => {
    expect(forbidden.calls.test('Ring one {local} electrician; offer your referrals first.')).toBe(true);
    expect(forbidden.calls.test('Stop, ring the client, note what and who.')).toBe(true);
    expect(forbidden.driving.test('In the car or at the sink')).toBe(true);
    expect(forbidden.lifting.test('Slow down and carry the bags.')).toBe(true);
    expect(forbidden.strangers.test('Knock at {n:8} doors with a visible job')).toBe(true);
  });

  it('leaves words for others as they are', () => {
    const asked = allPaths.flatMap(({ slug }) =>
      readable(instructions(wordsOf(slug)), 'driving').filter((line) => forbidden.calls.test(line)),
    );
    expect(asked.length).toBeGreaterThan(30);
  });
});
