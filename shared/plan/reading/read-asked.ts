import { askedItems } from './asked-list.ts';
import { isVague } from './is-vague.ts';
import type { Fact, Question } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** The questions that a customer asks us. */

const mark = /[?？؟]/;
const leastLikely = 0.5;
/** A sentence with a question mark is one where so much speaks for it. */
const leastWithMark = 0.2;
const most = 12;

interface Place {
  from: number;
  to: number;
}

const wordsIn = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Words that start a question wherever they are, and verbs that do so in front of who or what they ask of. */
const questionWord = "(?:what(?:['’]?s|['’]?re)?|how(?:['’]?s)?|why|when|where|who|whose|which|whether)";
const verb =
  "(?:do|don['’]?t|does|did|can|could|should|shall|will|would|may|might|must|ought|is|isn['’]?t|are|am(?= i\\b)|was|ha(?:s|ve)(?= (?:i|we|they|it|the|any)\\b))";
const startsAsking = new RegExp(
  String.raw`^\W*(?:(?:and|also|so|or|but|then|ok|please|maybe|q\d*|\d+|one|two|three|four)\W+){0,2}(?:${questionWord}|${verb})\b`,
  'i',
);
/** "… to know if he can get it", "So what [do I do]" */
const openedBefore = new RegExp(
  String.raw`(?:(?<=\b(?:know|ask\w*|sure|wonder\w*|see|tell me) )if|\b(?:${questionWord}|is|do|can))(?:\s+\S+){0,2}\s+$`,
  'i',
);
const endsAsking = /\b(?:or not|yes or no|good or (?:bad|not good)|too (?:cheap|dear|much|low|high))\W*$/i;
/** A wish that wants an answer: "I want a rule about that". */
const wish = /^\W*i (?:also )?(?:want|need|would like|['’]d like) (?:a|an|some|to know)\b/i;
const listed = /^\W*(?:q ?\d*\b|\(?\d{1,2}[).:]?\s|(?:one|two|three|four|five),)/i;
/** "What I do not know: sick pay, glue fumes": each item of it is asked. */
const ledByQuestions =
  /\b(?:questions?|qs|(?:not|don['’]?t|want to|like to|need to) know|wonder(?:ing)?|asking|answer|advi[cs]e|tell me)\b[^:]*:/i;

/** It asks something and is no piece of a sentence that the network took for a question. */
const asks = (text: string): boolean =>
  startsAsking.test(text) || endsAsking.test(text) || wish.test(text) || listed.test(text);

/** "My questions:" and "I want to know:" say that questions follow. */
const isLead = (text: string): boolean =>
  /^\W*(?:(?:my|the|other|some) )*questions?(?: also)?\W*$|^\W*(?:what )?i(?:['’]d| would)? (?:want|need|like) to (?:know|ask)\W*$/i.test(
    text,
  );

/** The number that a sentence has in a list: 4 of "4 gst when". */
const numberOf = (text: string): number | undefined => {
  const found =
    /^\W*(?:(?:qs?|(?:\p{L}+ ){0,3}questions?|(?:please )?answer) ?:\s*)?\(?(\d{1,2})[).:]?\s+\p{L}/iu.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : Number(found);
};

const longestWhole = 28;
/** "Six dollars a plate, is good?" */
const tag =
  /(?:\bis (?:it |that |this )?(?:good|ok|okay|enough|fair|right|legal|allowed|normal)|\bcorrect|\bisn['’]?t (?:it|that)|\bor (?:not|no)|\b(?:too|very) (?:cheap|low|high|dear))\W*$/i;
const mostOutside = 6;

/** Up to the next mark. The comma of "1,100" is none. */
const toMark = String.raw`(?:[^,;:()"“”]|(?<=\d),(?=\d{3}))*`;
const clauseBefore = new RegExp(`${toMark}$`);
const clauseAfter = new RegExp(`^${toMark}`);
/** "where the line [is and how fast]": the verb belongs to a question that began before it. */
const verbFirst = /^(?:is|are|was) and\b/i;
/** "$180 an hour [is the normal]": what is in front of the verb is what is asked of. */
const ofWhatIsBefore = /^(?:is|are|was) (?!that\b|this\b|it\b|there\b|they\b|he\b|she\b|you\b|i\b|we\b)/i;

/** How much in front of a stretch belongs to its question. */
function backOf(text: string, { from, to }: Place, isMarked: boolean): number {
  const before = text.slice(0, from);
  const ahead = clauseBefore.exec(before)?.[0] ?? '';
  const asked = text.slice(from, to).trim();
  // "Six dollars a plate, [is good]?"
  if (isMarked && wordsIn(asked).length <= 3 && tag.test(asked) && wordsIn(before).length < longestWhole)
    return ofWhatIsBefore.test(asked) ? before.length : 0;
  if (verbFirst.test(asked)) {
    const opener = [...ahead.matchAll(new RegExp(String.raw`\b${questionWord}\b`, 'gi'))].at(-1);
    if (opener) return ahead.length - opener.index;
  }
  const opener = openedBefore.exec(ahead);
  if (opener) return opener[0].length;
  const isShort = wordsIn(ahead).length <= 3;
  if (startsAsking.test(asked))
    return ofWhatIsBefore.test(asked) && /\d/.test(ahead) && isMarked ? ahead.length : 0;
  // "Sole trader or company, given that I hold [other people's records]?"
  const isRest = isMarked && !endsAsking.test(asked) && /\p{L}\W*$/u.test(ahead);
  return isShort
    ? ahead.length
    : isRest && wordsIn(before).length <= longestWhole - wordsIn(asked).length
      ? before.length
      : 0;
}

/** Words around a stretch that belong to its question: "So what [do I] do in January". */
function widened(text: string, place: Place, isMarked: boolean): Place {
  const { from, to } = place;
  const rest = clauseAfter.exec(text.slice(to))?.[0] ?? '';
  const back = backOf(text, place, isMarked);
  const isCut =
    wordsIn(rest).length <= mostOutside || (isMarked && to + rest.length >= text.trimEnd().length);
  return { from: from - back, to: to + (isCut ? rest.length : 0) };
}

/** Stretches that only a small word or a bracket parts are one question: "How will my pension ($868) be affected?" */
function joined(text: string, places: readonly Place[]): Place[] {
  const all: Place[] = [];
  for (const place of places) {
    const last = all.at(-1);
    const between = last && text.slice(last.to, place.from);
    const isSplit =
      between !== undefined &&
      /^\s*(?:n|and|or|in|\([^()]*\))?\s*$/i.test(between) &&
      !startsAsking.test(text.slice(place.from, place.to));
    if (last && (isSplit || place.from <= last.to)) last.to = Math.max(last.to, place.to);
    else all.push({ ...place });
  }
  return all;
}

function questionsIn({ text, roles }: ReadSentence, isMarked: boolean): Place[] {
  const whole = { from: 0, to: text.length };
  // In other languages the mark is all there is.
  if (!roles) return isMarked ? [whole] : [];
  const isShort = wordsIn(text).length <= longestWhole;
  const spans = roles
    .spansOf('ask')
    .filter(({ likely }) => likely >= leastLikely)
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(text.length, to) }))
    .toSorted((one, other) => one.from - other.from);
  if (spans.length > 0 && isShort && numberOf(text) !== undefined) return [whole];
  const isLed = ledByQuestions.test(text);
  const sure = joined(
    text,
    spans.map((span) => widened(text, span, isMarked)),
  ).filter(({ from, to }, index, all) => {
    const asked = text.slice(from, to);
    const hasMark = isMarked && index === all.length - 1;
    return (
      wordsIn(asked).length >= (hasMark || isLed ? 2 : 3) &&
      !isLead(asked) &&
      (hasMark || isLed || asks(asked))
    );
  });
  if (sure.length > 0) return sure;
  return isMarked && (roles.words(0, text.length, 'ask') >= leastWithMark || (isShort && tag.test(text)))
    ? [whole]
    : [];
}

const mostBefore = 4;
/** So few words ask of what was said before. */
const mostBare = 4;

/** The question, or the first part of it, speaks of what was said before: "Is that right, and what does it cost?" */
const isOfBefore = (question: string): boolean => {
  const [first = ''] = question.split(/,|\b(?:and|or)\b/i);
  return isVague(question) || wordsIn(question).length <= mostBare || isVague(first);
};

/** The sentences in front of a question, in its own paragraph: what "Am I allowed?" speaks of. */
function sentencesBefore(told: readonly ReadSentence[], index: number, text: string): string {
  const before: string[] = [];
  for (let at = index - 1; at >= 0 && before.length < mostBefore; at -= 1) {
    const one = told[at] as ReadSentence;
    if (/\n\s*\n/.test(text.slice(one.to, told[at + 1]?.from))) break;
    before.unshift(one.text.trim());
  }
  return before.filter(hasWords).join('. ');
}

/** "What do I do for three months": so put, it asks. "They ask how do I do it" tells. */
const inverted =
  /(?:^|[,;:–-]\s*|\b(?:and|so|but)\s+)(?:what|how|when|where|which|why)(?:\s(?!do\b|can\b|i\b|we\b)\p{L}+){0,3}\s(?:do|can|should|shall|must|would)\s(?:i|we)\b/iu;
const isPlainlyAsked = (text: string): boolean =>
  inverted.test(text) &&
  !/\b(?:ask(?:s|ed|ing)?|know|tell|told|show)\b[^,;]*$/i.test(text.slice(0, inverted.exec(text)?.index));

export function readAsked(sentences: readonly ReadSentence[], text: string): Fact<Question>[] {
  const told = sentences.filter(({ isSilent, field }) => !isSilent && field === 'content');
  const isMarked = (sentence: ReadSentence): boolean =>
    mark.test(sentence.text) || mark.test(text[sentence.to] ?? '');
  const found = told.map((sentence) => questionsIn(sentence, isMarked(sentence)));
  // "1 is 65 too cheap. 2 how do I charge for screws": who numbers one question numbers all of them.
  const numbers = told.map((sentence) => numberOf(sentence.text));
  const isNumbered = (at: number, number: number): boolean =>
    numbers[at] === number && (found[at]?.length ?? 0) > 0;
  for (const direction of [1, -1])
    for (let step = 0; step < told.length; step += 1) {
      const at = direction === 1 ? step : told.length - 1 - step;
      const number = numbers[at];
      const sentence = told[at] as ReadSentence;
      if (number === undefined || found[at]?.length || wordsIn(sentence.text).length > longestWhole) continue;
      const isAskedNext = numbers[at + 1] === undefined && (found[at + 1]?.length ?? 0) > 0;
      if (!isAskedNext && (isNumbered(at - 1, number - 1) || isNumbered(at + 1, number + 1)))
        found[at] = [{ from: 0, to: sentence.text.length }];
    }
  for (const at of askedItems(told, (place) => (found[place]?.length ?? 0) > 0)) {
    const { text } = told[at] as ReadSentence;
    if (wordsIn(text).length <= longestWhole) found[at] = [{ from: 0, to: text.length }];
  }
  for (const [at, { text }] of told.entries())
    if (!found[at]?.length && wordsIn(text).length <= longestWhole && isPlainlyAsked(text))
      found[at] = [{ from: 0, to: text.length }];
  return told
    .flatMap((sentence, index) =>
      (found[index] ?? []).map(({ from, to }, number) => {
        const question = sentence.text.slice(from, to).trim();
        const ahead = sentence.text.slice(0, from).trim();
        const before = [sentencesBefore(told, index, text), ahead].filter(hasWords).join('. ');
        return factIn(sentence, {
          id: number === 0 ? `asked:${sentence.index}` : `asked:${sentence.index}:${number}`,
          value: {
            question,
            ...(isOfBefore(question) && before !== '' && { before }),
          },
          from,
          to,
        });
      }),
    )
    .filter(({ value }) => hasWords(value.question))
    .slice(0, most);
}
