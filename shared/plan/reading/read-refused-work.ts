import { isListLine } from './buyers/list-number.ts';
import { type Hit, longestOf } from './match/phrases.ts';
import { isNotRefusal } from './not-a-refusal.ts';
import { otherWay } from './read-limits-said.ts';
import type { Fact, RefusedWork } from './reading.ts';
import { type FoundRefusal, foundIn } from './refused/find-refusals.ts';
import { clauseAround, factIn, has, hitsOf, type ReadSentence } from './text.ts';

/** Kinds of work and ways of selling that a customer does not do: "no births", "I won't use palm oil", "stallions no". */

/** The work is refused only in part, so it stays in the plan. */
const partly =
  /\b(?:past|over|under|above|below|beyond|more than|less than|without|further|higher|when|until|unless|during|at night|that isn[’']?t|that isnt|if|larger|bigger|not|outside|till|than|in the|from your|alone)\b|\d/i;
const trailing =
  /\s+(?:please|pls|thanks|thank you|sorry|though|anymore|any more|at all|either|god|ever|(?:ever )?don[’']?t ask|full stop|period|or anything|lol|no|thats?|its|im|and never will|till|until|when|if|unless|y|is out|are out|on (?:it|anything|them))$/i;

/** "Unless the paperwork is in front of me", "men I don't know": a part of the clause that speaks of the person. */
const condition =
  /\b(?:till|until|unless|when|while|before|if)\b.*$|(?<=people |men |women |anyone |clients |places |houses |dogs |animals )i (?:don|do not|haven|have not|didn|can|know).*$/iu;
const told =
  /\b(?:till|until|unless|when|while|before|if)\b.*$|(?<=people |men |women |anyone |clients |places |houses |dogs |animals )you .*$/iu;
const withoutCondition = (what: string): string => what.replace(told, '');
const asYou = (words: string): string =>
  words
    .replaceAll(/\b(?:i[’']m|im|i am)\b/gi, 'you are')
    .replaceAll(/\b(?:i|me|we|us)\b/gi, 'you')
    .replaceAll(/\b(?:it[’']?s|its)\b/gi, 'it is');

function tidy(text: string): string {
  let what = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:the|any|of|to|on|into|a|an|more(?! than))\s+/i, '')
    .replace(/^(?:nobody|no one)\b/i, 'anyone')
    .replace(/\s+or anything(?: else| like (?:that|it))?$/i, '')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\bthere (?=house|home|place|yard|shop)/i, 'their ')
    .replace(/\bpeople (?:house|home|place)s?$/i, 'people’s homes')
    .replace(/\b(customer|client)s? (?:house|home|place)s?$/i, '$1s’ homes')
    .replaceAll(/["“”]/g, '')
    .replace(condition, asYou)
    .trim();
  while (trailing.test(what)) what = what.replace(trailing, '');
  return what
    .replace(/\s+(?:or|and) (?:two|three|four)$/i, '')
    .replace(/\s+(?:or|and|with|for|to|(?<!ing )in|at|on|of|as|n|&)$/i, '')
    .trim();
}

/** Words that say how much or what they lack, and name no work. */
const noWork =
  /^(?:put .*|parts?|promises?|ifs|other days|printing .*|.* names?|costs?|more|further|longer|less|later|earlier|never|much|many|questions?|qualms|worries|idea|clue|chance|hurry|grid|signal|kids?|children|other|others|help|support|complaints?|reviews?|employees|staff|partner|wage|savings|driving(?: (?:back )?to .*)?|lifting|climbing|kneeling|things?|printing|shame|uniforms?|stor(?:y|ies)|ties|too|(?:\p{L}+ )?(?:licen[cs]es?|tickets?|cert|certs|certificates?|permits?)(?: now| either)*|nothing.*|anything(?: else)?|(?:go(?:ing)? )?out to work|(?:with|for|to|in|on|at|of) an?|(?:a )?(?:good )?(?:few|lot|bit)|(?:best|worst|only|first|same|most|fixed address|wifi|internet|tengo|puedo|sabe|quiero|hay|es|soy)\b.*)$/iu;
/** "Garlic can poison people" gives a reason. */
const reason =
  /(?<!\b(?:that|which|who|people|clients|places))\s(?:can|could|said|says|tells?|told)\b|^(?:them|it) and\b/iu;
const ofPerson =
  /\b(?:wife|wives|husband|hubby|missus|mum|dad|boss|neighbours?)\b|\b(?:me|i|you|he|she|him|her|us|it|we|mention|print|say|know|write|public)\b|^one\b|\bone$|\byour (?:name|face|photo|address|surname|street|suburb|husband|wife|partner|ex|boss|kids|children|son|daughter|mum|dad|mother|father|family|number|phone|boss|health|age|story)\b/i;

const surely = 0.85;
const isSure = ({ roles }: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  (roles?.words(from, to, 'no') ?? 0) >= surely && (roles?.words(from, to, 'private') ?? 0) < mostPrivate;

/** A day, a pay, a paper or a thing that they lack is no work that they refuse. */
function isWork(sentence: ReadSentence, what: string, at: { from: number; to: number }): boolean {
  const inside = (list: string) =>
    hitsOf(sentence, list).filter(({ from, to }) => from < at.to && to > at.from);
  const isNamed = inside('not-work').some(
    ({ from, to }) => from <= at.from + 3 || (to - from) * 2 > at.to - at.from,
  );
  // "Weekend workshops" are work, and "Sundays" are not.
  const isTime = (hit: Hit) =>
    !/^\s\p{L}+(?:s|ing|work)$/iu.test(sentence.text.slice(hit.to, at.to).trimEnd());
  const isOther =
    inside('injection').length > 0 ||
    ['day', 'day-group', 'part'].some((list) => longestOf(inside(list)).some(isTime));
  const isHeld = (...ids: string[]): boolean => inside('private').some(({ id }) => ids.includes(id));
  // Where the model is sure, a word that often names no work does so here: "screen print", "children under 16".
  if (isSure(sentence, at))
    return !isOther && !isHeld('safety', 'law') && !noWork.test(what) && what.length > 2;
  return (
    what.length > 2 &&
    what.split(' ').length <= 12 &&
    !/^(?:this|that|those|these)\b/i.test(what) &&
    !noWork.test(what) &&
    !reason.test(what) &&
    !ofPerson.test(withoutCondition(what)) &&
    !(isNamed || isOther || isHeld('held', 'safety', 'law'))
  );
}

/** "I won't say gluten free", "no mention of a refugee", "nothing about weight": words that they refuse, and no work. */
const ofWords =
  /\b(?:say|saying|call it|claim|mention(?:ing)?|print(?:ed)?|language|wording|nothing about)\b[^.;]{0,80}$/i;
/** "No dishwasher in the kitchen" says what the place lacks. */
const ofPlace =
  /^(?!\p{L}+ing\b).*\bin (?:the|your) (?:kitchen|house|home|garage|shed|van|ute|car|workshop|studio|bathroom|laundry|yard)$/iu;

/** Times, ways to go and what the body cannot do are limits, and no work. */
const ofLimits =
  /^(?:nights|evenings|weekends|weekdays|car|driving|travel|phone-calls|camera|kneeling|lifting|standing|good-sight|voice|steady-hands|written-english|computer|strangers|selling-in-person|outdoors|crowds)$/;
const isLimit = (sentence: ReadSentence, at: { from: number; to: number }): boolean =>
  hitsOf(sentence, 'limit-object').some(
    ({ from, to, id }) =>
      from >= at.from && to <= at.to && (to - from) * 2 > at.to - at.from && ofLimits.test(id),
  );

/** "Wasps (allergic)", "alcohol only": what is said of the thing right behind it. */
const saidOfIt =
  /^(?:\s*only(?=\s*(?:[,.;)\n]|$))|\s*\((?:i[’']?m |very )?(?:allergic|allergy)[^()]{0,24}\))/iu;

/** The words themselves, without "please" and "and" behind them. */
function spanOf(text: string, what: string, { from, to }: FoundRefusal): { from: number; to: number } {
  const at = text.indexOf(what, from);
  return at >= from && at + what.length <= to ? { from: at, to: at + what.length } : { from, to };
}

/** The first word of a sentence has a capital for no reason; "Medicare paperwork" keeps its own. */
const lowered = (what: string, isFirst: boolean): string =>
  isFirst && /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;

/** "I didn't say no to cruisers", "there's no boss and no uniform": a yes, or what they lack. */
function isLack(sentence: ReadSentence, { from }: FoundRefusal): boolean {
  const clause = clauseAround(sentence, from);
  return (
    isNotRefusal(clause.text) ||
    // "No car, buses" says how they get about.
    (/\bno car\W+$/i.test(sentence.text.slice(0, from)) && otherWay.test(clause.text)) ||
    /\b(?:there[’']?s|there (?:is|are)|have|has|i[’']?ve|got) no\b[^.;]*\b(?:and|or|&)\s+no\s+$/i.test(
      sentence.text.slice(0, from),
    )
  );
}

/** "I wouldn't do Etsy but actually I'm ok with Etsy." */
const isWelcome = (sentences: readonly ReadSentence[], what: string): boolean =>
  sentences.some(({ text }) => {
    const said = welcomes.exec(text)?.[1]?.toLowerCase();
    return said?.startsWith(what.trim().toLowerCase()) === true;
  });
const welcomes = /\b(?:ok|okay|fine|happy|good) with ([^,.;]+)/i;

const leastLikely = 0.6;
const mostPrivate = 0.1;
/** Below this the model is sure that "no charge" and "cash, no paper" refuse no work. */
const leastRefused = 0.2;

/** "Second-hand" is one word, of which a part was found. */
const wordStart = (text: string, from: number): number =>
  text[from - 1] === '-' ? text.slice(0, from).search(/[^\s,;:(]+$/) : from;

/** A short line of a list goes on with what was said before it. */
const isItem = ({ text }: ReadSentence): boolean =>
  !/\b(?:i|we)\b/i.test(text) && text.split(/\s+/).length < 10;

/** "Lights not working" is a fault. */
const fault =
  /^\s+(?:working|starting|running|opening|closing|draining|turning|charging|holding|level|straight)\b/i;

/** "I do shopping and appointments" refuses nothing: a no is said in the sentence, or over the list that it is in. */
function isDenied(
  sentences: readonly ReadSentence[],
  index: number,
  at: { from: number; to: number },
): boolean {
  const sentence = sentences[index];
  if (!sentence) return false;
  const isSaid = hitsOf(sentence, 'negation').some(
    ({ from, to, phrase }) =>
      !fault.test(sentence.text.slice(to)) &&
      (from <= at.from || (phrase !== 'nothing' && clauseAround(sentence, from).from <= at.from)),
  );
  // The next line of a numbered list has a no too where it refuses.
  if (isListLine(sentence, sentences)) return isSaid;
  const [before] = sentences
    .slice(0, index)
    .reverse()
    .filter((one) => !isItem(one) || has(one, 'negation'));
  return (
    isSaid ||
    (before !== undefined && (isItem(sentence) || before === sentences[index - 1]) && has(before, 'negation'))
  );
}

/** What a refusal names by how it is said, and what the model finds besides. */
function refusedIn(sentences: readonly ReadSentence[], index: number): FoundRefusal[] {
  const { text = '', roles } = sentences[index] ?? {};
  const said = foundIn(text).filter(
    ({ what, from, to }) => /^anything /.test(what) || (roles?.words(from, to, 'no') ?? 1) >= leastRefused,
  );
  const more = (roles?.stretchesOf(leastLikely, 'no') ?? [])
    .filter(({ from, to }) => !said.some((one) => one.from < to && one.to > from))
    .filter(({ from, to }) => isDenied(sentences, index, { from, to }))
    .filter(({ from, to }) => (roles?.words(from, to, 'no') ?? 0) >= leastLikely)
    .filter(({ from, to }) => (roles?.words(from, to, 'private') ?? 0) < mostPrivate)
    .map(({ from, to }) => ({ from: wordStart(text, from), to }))
    .map(({ from, to }) => ({
      what: text.slice(from, to).replace(/^(?:\W|no\b|not\b|or\b|and\b)+/i, ''),
      from,
      to,
    }))
    // The reason names no work: "because the glue makes my eyes stream".
    .filter(({ from }) => !/\b(?:because|cos|coz|since)\b[^,.;]*$/i.test(text.slice(0, from)));
  // "Making them" and "giving that up" name no work.
  return [...said, ...more]
    .map((one) => ({ ...one, what: one.what.trim().replace(behindNo, '') }))
    .filter(
      ({ what }) => !ofEmployer.test(what) && !/\b(?:them|it|that|this|these|those|up)$/i.test(what.trim()),
    )
    .toSorted((one, other) => one.from - other.from);
}

/** "End of lease ever again" */
const behindNo =
  /\s+(?:ever(?: again)?|again|any ?more|either|neither|at all|thanks|thank you|please|though)$/i;
/** "I don't want to work in a factory" is of a job. */
const ofEmployer =
  /^work(?:ing)? (?:in|at) (?:an? |the )?(?:factor(?:y|ies)|warehouses?|offices?|shops?|call centres?)$/i;

const leastPrinted = 0.5;
/** "Closed no action", "cash, no paper": said like a refusal, and none to the network. */
const isUnsure = ({ roles }: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  roles !== undefined && roles.words(from, to, 'no') < leastPrinted;

const most = 12;

export function readRefusedWork(sentences: readonly ReadSentence[]): Fact<RefusedWork>[] {
  const facts: Fact<RefusedWork>[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.isSilent || sentence.field !== 'content' || /\?/.test(sentence.text)) continue;
    if (/\b(?:mind|bother|care) (?:if|about)\b/i.test(sentence.text)) continue;
    for (const one of refusedIn(sentences, index)) {
      if (isLack(sentence, one) || isWelcome(sentences, one.what)) continue;
      const { what: said, from, to } = one;
      const more = saidOfIt.exec(sentence.text.slice(to))?.[0].trim();
      const what = more ? `${tidy(said)} ${more}` : tidy(said);
      const before = clauseAround(sentence, from);
      if (ofWords.test(sentence.text.slice(before.from, from)) || ofPlace.test(what)) continue;
      if (!isWork(sentence, what, { from, to }) || isLimit(sentence, { from, to })) continue;
      if (facts.some(({ value }) => value.what.toLowerCase() === what.toLowerCase())) continue;
      const isPartly = partly.test(what);
      const place = spanOf(sentence.text, what, one);
      facts.push(
        factIn(sentence, {
          id: `not-done:${what.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 40)}`,
          value: {
            what: lowered(what, sentence.text.slice(0, from).trim() === ''),
            ...(isPartly && { isPartly: true as const }),
            ...(isUnsure(sentence, place) && { isUnsure: true as const }),
          },
          ...place,
        }),
      );
      if (facts.length === most) return facts;
    }
  }
  return facts;
}
