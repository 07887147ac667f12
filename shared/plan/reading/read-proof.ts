import type { Proof } from './reading.ts';
import { clausesOf, hitsOf, type ReadSentence } from './text.ts';

/** What shows that the customer knows the work, by the words of the sentences that name it. */

const signs: Readonly<Record<Exclude<Proof, 'asked'>, RegExp>> = {
  paid: /\b(?:pays?|paid|paying) me\b|\b(?:i|we)(?:[’']ve)? (?:(?:now|already|also|usually) )?(?:charged?|sell|sold)\b/i,
  certificate:
    /\b(?:cert(?:ificate)?(?: (?:i{1,3}v?|iv|[1-4]))?|diploma|degree|qualified|apprenticeship|trade (?:papers?|cert\w*)|by trade|tradesman|registered (?:nurse|midwife|teacher))\b/i,
  employed:
    /\b(?:i|ive|i[’']ve)(?: have| also| now)? (?:worked|work|been working) (?:as|at|in|for|with|on)\b|\b(?:i|ive|i[’']ve)(?: have)? (?:was|am|been) (?:an? |the )?(?:\p{L}+ )?(?:foreman|supervisor|manager|head|apprentice)\b|\bmy (?:last |old )?(?:job|employer|boss)\b/iu,
  helped:
    /\b(?:i|ive|i[’']ve)(?: have| also)? (?:helped|volunteer(?:ed)?)\b|\b(?:did|done|do|fixed|made) (?:it|them|one|some|this|that)?[^.;,]{0,20}\b(?:for free|free|for nothing)\b/i,
  made: /\b(?:i|we|ive|i[’']ve)(?: have| already| also)? (?:made|built|sewn|sewed|baked|wrote|written|painted|restored)\b/i,
};
/** Not yet, not any more, or not sure. */
const unsure =
  /\b(?:no|not|never|without|would|could|should|will|want|need|hope|once|until|if|when i|studying|doing|enrol\w*|almost|nearly|finish|half|failed|dropped|dont|don[’']?t|haven[’']?t|havent|didn[’']?t|time (?:some|any))\b|\?/i;
/** Another person's paper or job. */
const others =
  /\b(?:my|his|her|their|the) (?:husband|wife|partner|hubby|dad|mum|father|mother|son|daughter|brother|sister|mate|friend)\b/i;

/** Letters between a buyer and what they ask: a text without a stop names others too. */
const near = 60;
const isAskedBy = (sentence: ReadSentence): boolean =>
  hitsOf(sentence, 'asked')
    // "I want to do houses" is the writer's wish.
    .filter(
      (asked) => !/\b(?:i|we|i[’']d|id|don[’']?t|dont|not)\s+$/i.test(sentence.text.slice(0, asked.from)),
    )
    .some((asked) => hitsOf(sentence, 'buyer').some((buyer) => Math.abs(asked.from - buyer.from) <= near));

export function proofOf(sentences: readonly ReadSentence[]): Proof[] {
  const proof = new Set<Proof>();
  for (const sentence of sentences) {
    const isWage = (sentence.roles?.numbersOf(0.5, 'wage').length ?? 0) > 0;
    for (const { text } of clausesOf(sentence)) {
      if (unsure.test(text) || others.test(text)) continue;
      for (const [kind, words] of Object.entries(signs))
        if (words.test(text) && !(isWage && kind === 'paid')) proof.add(kind as Proof);
    }
    if (isAskedBy(sentence)) proof.add('asked');
  }
  return [...proof];
}
