import { sentencesOf } from '../circumstances/sentences.ts';
import type { Draft } from './draft.ts';
import { body, type DraftBlock, note, quote, say, user } from './write-blocks.ts';

/** As much of a background as a reader takes in at once. */
const mostQuoted = 300;
const mostOfOneSentence = 400;

/**
 * A background in the person's own words, sentence by sentence, none of them cut: all of it where it is short, else
 * what the plan rests on and as much of the rest as fits, with a mark where something is left out.
 */
export function quoteWhole(background: string, restsOn: readonly string[]): string {
  const said = sentencesOf(background);
  const kept = new Set(said.flatMap((sentence, at) => (restsOn.includes(sentence) ? [at] : [])));
  let room = mostQuoted - [...kept].reduce((sum, at) => sum + (said[at]?.length ?? 0), 0);
  for (const [at, sentence] of said.entries()) {
    if (kept.has(at)) continue;
    room -= sentence.length;
    if (room < 0 && kept.size > 0) break;
    kept.add(at);
  }
  const parts = said.map((sentence, at) => (kept.has(at) ? shortened(sentence) : '…'));
  return parts.filter((part, at) => part !== '…' || parts[at - 1] !== '…').join(' ');
}

/** Only what has no stop for so long, which no reader would call a sentence. */
const shortened = (sentence: string): string =>
  sentence.length <= mostOfOneSentence
    ? sentence
    : `${sentence.slice(0, mostQuoted).replace(/\s+\S*$/u, '')}…`;

export function backgroundQuote({ model, life }: Draft): DraftBlock[] {
  const text = model.person.background.trim();
  if (!/\p{L}{3}/u.test(text))
    return [
      note(
        'background-unread',
        text === ''
          ? 'You left the background empty.'
          : say`Your background says ${user(text.slice(0, 80))}; nothing of it could be read.`,
      ),
    ];
  const restsOn = [
    ...(life.buyers ? [life.buyers.sentence] : []),
    ...(life.earned ? [life.earned.sentence] : []),
    ...model.person.limits.map(({ sentence }) => sentence),
  ];
  return [
    quote('background-quote', quoteWhole(text, restsOn), 'Your words, in the answer about your background'),
  ];
}

/** Whoever asks already buys before any stranger does. */
export function knownBuyers({ life: { buyers }, pick }: Draft): DraftBlock[] {
  if (!buyers) return [];
  const { crowd, asked } = buyers;
  if (crowd === undefined)
    return [
      body('known-buyers', 'Begin with those close to you whom you named, and ask each who else would pay.'),
    ];
  return [
    body(
      'known-buyers',
      asked
        ? pick('known-buyers', [
            `Begin with the ${crowd} you wrote of: they ask you already, so ask each of them first, by name.`,
            `The ${crowd} who ask you already come before any stranger: show it to each of them first, by name.`,
          ])
        : `Begin with the ${crowd} you wrote of: they know your work.`,
    ),
  ];
}
