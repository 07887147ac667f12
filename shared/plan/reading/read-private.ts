import type { Fact, PrivateNote } from './reading.ts';
import { factIn, hitsOf, type ReadSentence } from './text.ts';

const names =
  /(?<=[\p{Ll}\p{N},;:(“"'’]\s*|\b(?:Mrs|Mr|Ms|Dr|name,|called|it's|its|daughter|son|wife|husband|partner|ex)\s+)(\p{Lu}[\p{Ll}’']{2,})/gu;
const notNames = new Set(
  'I Centrelink Facebook Instagram LinkedIn Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Australia Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin TAFE Cert Xero MYOB Easter Christmas English WhatsApp Gumtree Etsy'.split(
    ' ',
  ),
);
/** Words that must themselves stay out when a sentence asks for it: places, illnesses, what happened. */
const tellTale =
  /\b(refuge|violence|violent|restraining order|intervention order|avo|vro|dvo|ex[- ](?:husband|wife|partner|boyfriend)|dialysis|chạy thận|kidney|bad heart|cardiac(?: rehab)?|cancer|chemo|memory|dementia|prison|jail|overdraft|affair|pregnant|miscarriage|suicide|depress\w*|bipolar|autis\w*|hiv|rehab|bankrupt\w*|poured it|give me cash|dont tell centrelink|council permission|helping friends|wig|trans)\b/giu;

const fragmentsOf = (text: string): string[] => {
  const found = new Set<string>();
  for (const [, name] of text.matchAll(names)) if (name && !notNames.has(name)) found.add(name);
  for (const [words] of text.matchAll(tellTale)) found.add(words);
  return [...found];
};

interface PrivateRead {
  notes: Fact<PrivateNote>[];
  hasSafety: boolean;
}

/**
 * Sentences that must not be printed. A request to hold back covers its own sentence; when that sentence has nothing
 * to hold back, it means the sentence before ("Toby … he went in 2022. I don't want that printed").
 */
export function readPrivate(sentences: readonly ReadSentence[]): PrivateRead {
  const notes = new Map<string, Fact<PrivateNote>>();
  let hasSafety = false;
  const put = (sentence: ReadSentence, kind: PrivateNote['class']) => {
    const id = `private:${sentence.field}:${sentence.index}`;
    const before = notes.get(id);
    if (before && before.value.class >= kind) return;
    notes.set(id, factIn(sentence, { id, value: { class: kind, fragments: fragmentsOf(sentence.text) } }));
  };
  sentences.forEach((sentence, index) => {
    for (const { id } of hitsOf(sentence, 'private')) {
      if (id === 'safety') {
        put(sentence, 'P3');
        hasSafety = true;
      } else if (id === 'law') put(sentence, 'P4');
      else {
        put(sentence, 'P2');
        const isBare = sentence.words.length < 14 || /\b(that|it|this|him|her|them)\b/i.test(sentence.text);
        const previous = sentences[index - 1];
        if (isBare && previous && previous.field === sentence.field) put(previous, 'P2');
        // "please don't put him in": the sentences that follow speak of him too.
        const next = sentences[index + 1];
        if (/\b(him|her|them)\b/i.test(sentence.text) && next && /^\s*(he|she|they)\b/i.test(next.text))
          put(next, 'P2');
      }
    }
  });
  return { notes: [...notes.values()], hasSafety };
}
