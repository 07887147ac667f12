import type { Fact, RefusedWork } from './reading.ts';
import { factIn, hitsOf, type ReadSentence } from './text.ts';

/** Kinds of work and ways of selling that a customer does not do: "no births", "I won't use palm oil", "stallions no". */

const verbs =
  'do|doing|sell|selling|make|making|teach|teaching|shoe|take|touch|use|install|go on|go into|trace|tracing|offer|give|giving|handle|hold|run|comment on|pitch|guide|work with|work on|clean|cook|fix|repair|build|treat|bake|deliver|read|cross|crossing|train|groom|drive|driving|have anything to do with|put up with|going on|going into|limpio|hago|doin|bake with';
const object = String.raw`((?:(?!\b(?:because|cos|coz|since|so|but|if i|which|that[’']s|thats|i|im|i[’']m|they|we|pls|please|god|sorry|lol|until|unless|when|either|anymore|for (?:this|that)|of that|at all)\b)[^,.;:()!?]){3,60})`;
const after = (lead: string): RegExp => new RegExp(`${lead}${object}`, 'giu');
const refusing = after(
  String.raw`(?:\b(?:dont|don[’']t|do not|doesn[’']t|won[’']t|wont|will not|wouldn[’']t|(?:i[’']d|would) never|never|can[’']t|cant|can not|cannot|refuse to)\s+(?:(?:want to|wanna|really|be|ever|want|any|really)\s+){0,2}|\b(?:no|not)\s+(?=[\p{L}]+(?:ing|in|o)\b))(${verbs})\s+(?:any |any of )?`,
);
const listed = after(
  String.raw`(?:^\W*|[,;(]\s*|\b(?:and|but|or|n|please|so)\s+|&\s*|(?<=\p{L})\s+(?=no ))no\s+`,
);
const notThe = after(
  String.raw`(?:^\W*|[,;]\s*|\b(?:and|im|i[’']m)\s+)not\s+(?=the |into |crossing |selling |going on |doing )`,
);
const backwards = /^\W*((?:[\p{L}-]+ ){0,2}[\p{L}-]+) no\W*$/iu;
const isOut = /(?:^|\band\s+|,\s*)([^,.]{4,40}?)\s+(?:is|are) out\b/giu;

/** The work is refused only in part, so it stays in the plan. */
const partly =
  /\b(?:past|over|under|above|below|more than|less than|without|further|when|until|unless|during|at night|that isn[’']?t|that isnt|if|larger|bigger|not|outside|till|than)\b|\d/i;
const bare =
  /^(?:do|doing|doin|offer|take|touch|comment on|hago|limpio|have anything to do with|handle|treat|pitch)$/i;
const trailing =
  /\s+(?:please|pls|thanks|thank you|sorry|though|anymore|any more|yet|at all|either|god|ever|or anything|lol|no|thats?|its|im|on (?:it|anything|them))$/i;
const parts = /\s+(?:no|nor)\s+|\s*&\s*no\s+/i;

const gerund = (verb: string): string => {
  const [first = '', ...rest] = verb.toLowerCase().split(' ');
  const base = /ing$/.test(first)
    ? first
    : /(?:run|cut|put|get)$/.test(first)
      ? `${first}${first.at(-1)}ing`
      : `${first.replace(/e$/, '')}ing`;
  return [base, ...rest].join(' ');
};

function tidy(text: string): string {
  let what = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:the|any|of|to|on|a|an)\s+/i, '')
    .trim();
  while (trailing.test(what)) what = what.replace(trailing, '');
  return what.replace(/\s+(?:or|and|with|for|to|in|at|on|of|as|n)$/i, '').trim();
}

/** A day, a pay, a paper or a thing that they lack is no work that they refuse. */
function isWork(sentence: ReadSentence, what: string, at: { from: number; to: number }): boolean {
  const inside = (list: string) =>
    hitsOf(sentence, list).some(({ from, to }) => from < at.to && to > at.from);
  const words = what.split(' ');
  return (
    what.length > 2 &&
    !/^(?:this|that|those|these)\b/i.test(what) &&
    words.length <= 8 &&
    !/\b(?:me|my|you|he|she|him|her|us|it|one|mention|print|say|know)\b/i.test(what) &&
    !['day', 'day-group', 'part', 'not-work', 'private', 'injection'].some(inside)
  );
}

/** The reader of limits knows these; they are said once. */
const isLimit = (sentence: ReadSentence, at: { from: number; to: number }): boolean =>
  hitsOf(sentence, 'limit-object').some(
    ({ from, to, id }) =>
      from >= at.from &&
      to <= at.to &&
      (to - from) * 2 > at.to - at.from &&
      !['animals', 'public-page', 'children'].includes(id),
  );

interface Found {
  what: string;
  from: number;
  to: number;
}

/** "ulcers, infections": what follows a refused thing in a list. */
const more = /^,\s*(?:or |and |nor )?((?:[\p{L}’'-]+ ?){1,4})(?=[,.;(]|$)/u;
const notListed =
  /\b(?:i|im|i[’']m|is|are|its|it|they|thats|that|want|wants|no|not|but|only|have|got|ok|yes|since|thanks|please)\b/i;
const mostListed = 3;

function listBehind(text: string, from: number): Found[] {
  const found: Found[] = [];
  let at = from;
  while (found.length < mostListed) {
    const next = more.exec(text.slice(at, at + 60));
    const what = next?.[1];
    // "No lifting, hernia" gives the reason; "ulcers, infections" goes on.
    if (
      !(next && what) ||
      notListed.test(what) ||
      !/s$|\bor\b/i.test(`${next[0].replace(/^,\s*/, '').trim()}`)
    )
      break;
    const start = at + next[0].length - what.length;
    found.push({ what, from: start, to: start + what.length });
    at += next[0].length;
  }
  return found;
}

function foundIn(sentence: ReadSentence): Found[] {
  const { text } = sentence;
  const found: Found[] = [];
  const put = (...all: Found[]) => {
    for (const one of all) if (!found.some(({ from, to }) => from < one.to && to > one.from)) found.push(one);
  };
  for (const one of text.matchAll(refusing)) {
    const verb = one[1] ?? '';
    const said = one[2] ?? '';
    const from = one.index + one[0].length - said.length;
    put(
      { what: bare.test(verb) ? said : `${gerund(verb)} ${said}`, from, to: from + said.length },
      ...listBehind(text, from + said.length),
    );
  }
  for (const pattern of [listed, notThe, isOut])
    for (const one of text.matchAll(pattern)) {
      const said = one[1] ?? '';
      let at = one.index + one[0].lastIndexOf(said);
      for (const part of said.split(parts)) {
        at = text.indexOf(part, at);
        put({ what: part, from: at, to: at + part.length });
        at += part.length;
      }
      put(...listBehind(text, at));
    }
  const back = backwards.exec(text);
  if (back?.[1]) put({ what: back[1], from: 0, to: text.length });
  return found;
}

/** The words themselves, without "please" and "and" behind them. */
function spanOf(text: string, what: string, { from, to }: Found): { from: number; to: number } {
  const at = text.indexOf(what, from);
  return at >= from && at + what.length <= to ? { from: at, to: at + what.length } : { from, to };
}

/** "DNA results" keeps its capitals. */
const lowered = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;

const most = 10;

export function readRefusedWork(sentences: readonly ReadSentence[]): Fact<RefusedWork>[] {
  const facts: Fact<RefusedWork>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || /\?/.test(sentence.text)) continue;
    if (/\b(?:mind|bother|care) (?:if|about)\b/i.test(sentence.text)) continue;
    for (const one of foundIn(sentence)) {
      const { what: said, from, to } = one;
      const what = tidy(said);
      if (!isWork(sentence, what, { from, to }) || isLimit(sentence, { from, to })) continue;
      if (facts.some(({ value }) => value.what.toLowerCase() === what.toLowerCase())) continue;
      const isPartly =
        partly.test(what) || /^\W{0,2}(?:until|unless|when|if)\b/i.test(sentence.text.slice(to));
      facts.push(
        factIn(sentence, {
          id: `not-done:${what.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 40)}`,
          value: { what: lowered(what), ...(isPartly && { isPartly: true as const }) },
          ...spanOf(sentence.text, what, one),
        }),
      );
      if (facts.length === most) return facts;
    }
  }
  return facts;
}
