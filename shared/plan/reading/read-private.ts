import type { Hit } from './match/phrases.ts';
import type { Fact, PrivateNote } from './reading.ts';
import { factIn, hitsOf, type ReadSentence } from './text.ts';

/** A name behind the word that says who it is: "my daughter Kaitlyn", "Mrs Delacroix". */
const rolesWithNames =
  /\b(?:[Mm]rs|[Mm]r|[Mm]s|[Dd]r|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:little |old |eldest |youngest )?(?:son|daughter|wife|husband|partner|ex|brother|sister|niece|nephew|cousin|mum|dad|mate|friend|boss|neighbour|granddaughter|grandson|case ?worker|support worker|aunty|uncle)|daughter|son|wife|husband)\.?,? (\p{Lu}[\p{Ll}’']{2,})/gu;
const names =
  /(?<=[\p{Ll}\p{N},;:(“"'’]\s*|\b(?:Mrs|Mr|Ms|Dr|name,|called|it's|its|daughter|son|wife|husband|partner|ex)\s+)(\p{Lu}[\p{Ll}’']{2,})/gu;
const notNames = new Set(
  'I Centrelink Facebook Instagram LinkedIn Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Australia Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin TAFE Cert Xero MYOB Easter Christmas English WhatsApp Gumtree Etsy'.split(
    ' ',
  ),
);
/** Words that must themselves stay out when a sentence asks for it: places, illnesses, what happened. */
const tellTale =
  /(?<=\()MS(?=\))|\b(?:high|special|extra) needs\b|\bbridging(?: visa)?\b|\bDr[- ]less\b|\b(refuge|violence|violent|restraining order|intervention order|avo|vro|dvo|ex[- ](?:husband|wife|partner|boyfriend)|dialysis|chạy thận|kidney|bad heart|cardiac(?: rehab)?|cancer|chemo|memory|dementia|prison|jail|overdraft|affair|pregnant|miscarriage|suicide|depress\w*|bipolar|autis\w*|hiv|rehab|bankrupt\w*|poured it|give me cash|dont tell centrelink|council permission|helping friends|wig|trans)\b/giu;

const fragmentsOf = (text: string): string[] => {
  const found = new Set<string>();
  for (const [, name] of text.matchAll(names))
    if (name && !notNames.has(name) && !/[’']t$/.test(name)) found.add(name);
  for (const [words] of text.matchAll(tellTale)) found.add(words);
  return [...found];
};

/** "My husband doesn't know": about a person, with nothing or with "about it" behind it. Not "doesn't know how". */
function isUnaware(sentence: ReadSentence, hit: Hit): boolean {
  const isPerson = hitsOf(sentence, 'private').some(
    ({ id, first, next }) => id === 'unawarePeople' && next <= hit.first && hit.first - first < 5,
  );
  const behind = sentence.text.slice(hit.to);
  return (
    isPerson &&
    /^\s*(?:$|[,.;!)]|yet\b|about (?:this|it|that|the|my)\b|that\b|i\b|i'?m\b|im\b|we\b|any of this|of this)/i.test(
      behind,
    )
  );
}

/**
 * Sentences that must not be printed. A request to hold back covers its own sentence; when that sentence has nothing
 * to hold back, it means the sentence before ("Toby … he went in 2022. I don't want that printed").
 */
export function readPrivate(sentences: readonly ReadSentence[]): Fact<PrivateNote>[] {
  const notes = new Map<string, Fact<PrivateNote>>();
  const put = (
    sentence: ReadSentence,
    kind: PrivateNote['class'],
    fragments = fragmentsOf(sentence.text),
  ) => {
    const id = `private:${sentence.field}:${sentence.index}`;
    const before = notes.get(id);
    if (before && before.value.class >= kind) return;
    notes.set(id, factIn(sentence, { id, value: { class: kind, fragments } }));
  };
  sentences.forEach((sentence, index) => {
    const named = [...sentence.text.matchAll(rolesWithNames)].flatMap(([, name]) => name ?? []);
    const people = named.filter((name) => !notNames.has(name));
    if (people.length > 0) put(sentence, 'P1', people);
    for (const hit of hitsOf(sentence, 'private')) {
      if (hit.id === 'safety') put(sentence, 'P3');
      else if (hit.id === 'law') put(sentence, 'P4');
      else if (hit.id === 'held')
        holdBack(sentence, { previous: sentences[index - 1], next: sentences[index + 1] }, put);
      else if (hit.id === 'unaware' && isUnaware(sentence, hit)) put(sentence, 'P2');
    }
  });
  return [...notes.values()];
}

function holdBack(
  sentence: ReadSentence,
  { previous, next }: { previous: ReadSentence | undefined; next: ReadSentence | undefined },
  put: (sentence: ReadSentence, kind: 'P2') => void,
): void {
  put(sentence, 'P2');
  const isBare = sentence.words.length < 14 || /\b(that|it|this|him|her|them)\b/i.test(sentence.text);
  if (isBare && previous?.field === sentence.field) put(previous, 'P2');
  // "please don't put him in": the sentences that follow speak of him too.
  if (/\b(him|her|them)\b/i.test(sentence.text) && next && /^\s*(he|she|they)\b/i.test(next.text))
    put(next, 'P2');
}
