import type { Hit } from './match/phrases.ts';
import { mattersIn, pointsOf } from './private/find-matters.ts';
import { findRequests, type PrivateRequest } from './private/find-requests.ts';
import { likelyPrivate } from './private/likely-private.ts';
import type { Fact, PrivateNote } from './reading.ts';
import { factIn, hitsOf, type ReadSentence } from './text.ts';

/** A name behind the word that says who it is: "my daughter Kaitlyn", "Mrs Delacroix". */
const rolesWithNames =
  /\b(?:[Mm]rs|[Mm]r|[Mm]s|[Dd]r|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:little |old |eldest |youngest )?(?:son|daughter|wife|husband|partner|ex|brother|sister|niece|nephew|cousin|mum|dad|mate|friend|boss|neighbour|boyfriend|girlfriend|ex[- ]\w+|grandma|grandpa|nan|granddaughter|grandson|case ?worker|support worker|aunty|uncle)(?:[- ]in[- ]law)?|daughter|son|wife|husband|little|young)\.?,? (\p{Lu}[\p{Ll}’']{2,})/gu;
const names =
  /(?<=[\p{Ll}\p{N},;:(“"'’]\s*|\b(?:Mrs|Mr|Ms|Dr|name,|called|it's|its|daughter|son|wife|husband|partner|ex)\s+)(\p{Lu}[\p{Ll}’']{2,})/gu;
const notNames = new Set(
  'I Centrelink Facebook Instagram LinkedIn Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Australia Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin TAFE Cert Xero MYOB Easter Christmas English WhatsApp Gumtree Etsy Zoom Teams Google'.split(
    ' ',
  ),
);
/** Words that must themselves stay out when a sentence asks for it: places, illnesses, what happened. */
const tellTale =
  /(?<=\()MS(?=\))|\b(?:high|special|extra) needs\b|\bbridging(?: visa)?\b|\bDr[- ]less\b|\b(refuge|violence|violent|restraining order|intervention order|avo|vro|dvo|ex[- ](?:husband|wife|partner|boyfriend)|dialysis|chạy thận|kidney|bad heart|cardiac(?: rehab)?|cancer|chemo|memory|dementia|prison|jail|overdraft|affair|pregnant|miscarriage|suicide|depress\w*|bipolar|autis\w*|hiv|ivf|parkinson\w*|antidepress\w*|divorc\w*|rehab|bankrupt\w*|poured it|give me cash|dont tell centrelink|council permission|helping friends|wig|trans)\b/giu;

const tellTalesOf = (text: string): string[] => [...text.matchAll(tellTale)].map(([words]) => words);

const fragmentsOf = (text: string): string[] => {
  const found = new Set<string>();
  for (const [, name] of text.matchAll(names))
    if (name && !notNames.has(name) && !/[’']t$|^(?:I|It|That|He|She|We|They|You|There)[’']/.test(name))
      found.add(name.replace(/[’']s$/, ''));
  for (const words of tellTalesOf(text)) found.add(words);
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

/** "The owner knows nothing yet", "my boss is not aware": of a person, and not of how a thing is done. */
const knowsNothing =
  /\bknows? nothing\b(?! about (?:tax|business|computers?|money|marketing))|\bhas no idea (?:yet|i|that)\b/i;

/**
 * Words that must not be printed. A request covers its own sentence, from the last bracket or semicolon on; one that
 * only points back covers the sentence before ("Toby … he went in 2022. I don't want that printed").
 */
export function readPrivate(
  sentences: readonly ReadSentence[],
  wages: readonly Fact<unknown>[] = [],
): Fact<PrivateNote>[] {
  const notes = new Map<string, Fact<PrivateNote>>();
  const points = pointsOf(sentences);
  const put: Put = (sentence, kind, { from = 0, to = sentence.text.length, fragments } = {}) => {
    const id = `private:${sentence.field}:${sentence.index}`;
    const before = notes.get(id);
    const told = [
      ...new Set([...(before?.value.fragments ?? []), ...(fragments ?? fragmentsOf(sentence.text))]),
    ];
    const isMore = !before || before.value.class < kind;
    const isSame = before?.value.class === kind;
    const value = { class: isMore ? kind : before.value.class, fragments: told };
    const [start, end] = before ? [before.at.from - sentence.from, before.at.to - sentence.from] : [from, to];
    if (isMore) notes.set(id, factIn(sentence, { id, value, from, to }));
    else if (isSame)
      notes.set(id, factIn(sentence, { id, value, from: Math.min(from, start), to: Math.max(to, end) }));
    else notes.set(id, { ...before, value });
  };
  sentences.forEach((sentence, index) => {
    const around = { previous: sentences[index - 1], next: sentences[index + 1] };
    // A third person's name hides the name; what they said of that person may be shown.
    for (const { 0: words, 1: name = '', index: at } of sentence.text.matchAll(rolesWithNames))
      if (!notNames.has(name))
        put(sentence, 'P1', {
          from: at + words.length - name.length,
          to: at + words.length,
          fragments: [name],
        });
    const hits = hitsOf(sentence, 'private');
    for (const hit of hits) {
      if (hit.id === 'safety') put(sentence, 'P3');
      else if (hit.id === 'law') put(sentence, 'P4');
      else if (hit.id === 'unaware' && isUnaware(sentence, hit)) put(sentence, 'P2');
    }
    const matters = mattersIn(sentence, points);
    for (const matter of matters) put(sentence, 'P2', matter);
    if (sentence.field !== 'content' && sentence.field !== 'incomeGoal') return;
    if (knowsNothing.test(sentence.text)) put(sentence, 'P2');
    const requests = sentence.isSilent ? [] : findRequests(sentence.text);
    if (!sentence.isSilent && requests.length + matters.length > 0)
      for (const clause of likelyPrivate(sentence))
        put(sentence, 'P2', {
          ...clause,
          fragments: tellTalesOf(sentence.text.slice(clause.from, clause.to)),
        });
    for (const request of requests) holdBack(sentence, request, { ...around, put });
    // Other languages say it in phrases of the word list.
    const isSaidOfThem = ({ id, from }: Hit) =>
      id === 'held' && !/\b(?:i|we|they|he|she)\s+(?:do\s+)?$/i.test(sentence.text.slice(0, from));
    if (requests.length === 0 && hits.some(isSaidOfThem))
      holdBack(sentence, wholeSentence(sentence), { ...around, put });
  });
  // Who must not hear of it at work would know them by the job: its name, its pay and what its contract says.
  const told = [...notes.values()].filter(({ value }) => value.class === 'P2');
  if (told.some(({ words }) => ofWork.test(words) && secret.test(words)))
    for (const sentence of sentences)
      if (isOfJob(sentence, wages)) put(sentence, 'P2', { fragments: employersOf(sentence.text) });
  // A hospital day says what the illness is that stays out.
  if ([...notes.values()].some(({ words, value }) => value.class === 'P2' && illness.test(words)))
    for (const sentence of sentences) if (care.test(sentence.text)) put(sentence, 'P2');
  return [...notes.values()];
}

const ofWork =
  /\b(?:boss\w*|employers?|managers?|supervisor|colleagues?|work ?mates?|co-?workers?|(?:my|the) team|(?:at|from|my) work|HR|day job|my (?:present |current |other )?job|(?:at|from) the (?:hospital|school|company|firm|office|bank|depot|council|shop|factory))\b/i;
const secret =
  /\b(?:know|knows|find out|found out|hear|see|named?|get wind|learn|told?|aware|idea|read|not telling|printed?|written?|mention\w*|write|put)\b/i;
const ofPay =
  /\b(?:wages?|salary|secondary employment|second job|my (?:contract|boss|employer|manager|job|work))\b/i;
const atJob =
  /\b(?:i|i[’']?m|im|ive|i[’']ve) (?:\p{L}+ ){0,3}?(?:work(?:ed|ing)?|employed) (?:\p{L}+ ){0,3}?(?:at|for) (?:the |a |an )?\p{L}/iu;

/** Words that tell colleagues whose plan it is. */
const isOfJob = (sentence: ReadSentence, wages: readonly Fact<unknown>[]): boolean =>
  sentence.field === 'content' &&
  !sentence.isSilent &&
  (ofPay.test(sentence.text) ||
    atJob.test(sentence.text) ||
    (/\b(?:at|for|in) (?:the |an? )?\p{L}/u.test(sentence.text) &&
      (sentence.roles?.stretchesOf(0.5, 'job').length ?? 0) > 0) ||
    wages.some(({ at }) => at.field === sentence.field && at.from < sentence.to && at.to > sentence.from));

const employersOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:at|for|with) ((?:\p{Lu}[\p{L}’&]+ ?)+)/gu)].flatMap(([, name = '']) =>
    notNames.has(name.trim()) ? [] : [name.trim()],
  );

const illness =
  /\b(?:MS|epilepsy|cancer|melanoma|chemo|dialysis|kidney|heart|lupus|HIV|bipolar|lithium|depress\w*|dementia|parkinson\w*|stroke|endometriosis|tremor|seizures?|stent|transplant|tumou?r)\b/;
const care =
  /\b(?:infusions?|chemo|radiation|dialysis|transfusions?|oncolog\w+|neurolog\w+|psychiatr\w+|rehab)\b/i;

type Put = (
  sentence: ReadSentence,
  kind: PrivateNote['class'],
  part?: { from?: number; to?: number; fragments?: string[] },
) => void;

/** Four words or fewer hold nothing of their own: "لا تكتبوا هذا". */
const wholeSentence = ({ text, words }: ReadSentence): PrivateRequest => ({
  from: 0,
  to: text.length,
  meansBefore: words.length <= 4,
  named: [],
});

const leastPrivate = 0.2;

function holdBack(
  sentence: ReadSentence,
  { from, to, meansBefore, mayMeanBefore, named }: PrivateRequest,
  { previous, next, put }: { previous: ReadSentence | undefined; next: ReadSentence | undefined; put: Put },
): void {
  const fragments = [
    ...fragmentsOf(sentence.text.slice(from, to)),
    ...named.filter((word) => word.length > 3 || /^(?:dad|mum|mom|ivf|jail|dui)$/.test(word)),
  ];
  put(sentence, 'P2', { from, to, fragments });
  const isElsewhere =
    mayMeanBefore !== undefined &&
    !hitsOf(sentence, 'private').some(({ id }) => id === 'matters') &&
    (sentence.roles?.words(from, mayMeanBefore, 'private') ?? 1) < leastPrivate;
  if ((meansBefore || isElsewhere) && previous?.field === sentence.field) put(previous, 'P2');
  // "please don't put him in": the sentences that follow speak of him too.
  if (/\b(him|her|them)\b/i.test(sentence.text) && next && /^\s*(he|she|they)\b/i.test(next.text))
    put(next, 'P2');
}
