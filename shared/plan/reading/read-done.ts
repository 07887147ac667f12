import { briefly } from './briefly.ts';
import { countIn } from './count-words.ts';
import type { DoneFact, Fact } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** What a customer has done already and what was said of it: the proof that they can show. */

const verbs =
  'did|done|made|painted|sold|built|fixed|taught|guided|trained|cleaned|mowed|swept|trimmed|repaired|written|wrote|catered|restored|tuned|driven|filmed|edited|delivered|completed|helped|sewn|hemmed|baked|cut';
const work = new RegExp(
  String.raw`(?:^\W*|[,;]\s*|\b(?:i|we|and|also|have|i[’']ve|ive|we[’']ve)\s+)(?:(?:have|already|just|also|since|only)\s+){0,2}(?:${verbs})\s+(?:them |it )?(?:(?:mine and )?(?:about|around|over|some|perhaps|maybe|nearly|at least)\s+)?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|several|both)\b(?!\s*(?:hours?|hrs|minutes|mins|weeks?|months?|(?:years?|yrs?)\b|[ap]m|k\b|km\b))`,
  'iu',
);
const soFar =
  /\b(?:did|done|sold|made|fixed|taught|cleaned|painted)\s+(?:about |over |maybe )?(\d{1,4}|two|three|four|five|six)\b[^.]{0,40}\b(?:so far|already)\b|\b(?:people|clients|customers) (?:have )?paid me\b|\bpaid me\b[^.]{0,60}\bto\b/i;
const words =
  /\b(?:nice words|kind words|good words|testimonials?|thank you (?:notes?|letters?)|(?:good|great|five star|5 star) reviews?|(?:was|were) (?:delighted|thrilled|rapt)|loved it|liked it|won \d+ (?:more )?jobs?|references? from)\b/i;
const notDone = /\b(?:want|would|could|like to|hope|if i|never|not yet|haven[’']?t|havent|can do)\b|\?/i;
const most = 4;

export function readDone(sentences: readonly ReadSentence[]): Fact<DoneFact>[] {
  const facts: Fact<DoneFact>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const said = words.exec(sentence.text);
    const did = work.exec(sentence.text) ?? soFar.exec(sentence.text);
    const found = did ?? said;
    if (/\bon my (?:book|books|list)\b/i.test(sentence.text)) continue;
    if (
      !found ||
      notDone.test(sentence.text.slice(Math.max(0, found.index - 20), found.index + found[0].length))
    )
      continue;
    const count = countIn(did?.[1]);
    facts.push(
      factIn(sentence, {
        id: `done:${sentence.index}`,
        value: { kind: said ? 'words' : 'work', ...(count !== undefined && { count }) },
        ...briefly(sentence, found.index),
      }),
    );
    if (facts.length === most) break;
  }
  return facts;
}
