import type { Need } from '#shared/content/schemas/parts.ts';
import { isOneKind } from './limit-of-one-kind.ts';
import type { Hit } from './match/phrases.ts';
import { isNotRefusal } from './not-a-refusal.ts';
import { refusesBuyers } from './read-buyers.ts';
import type { Fact, Limit } from './reading.ts';
import { clauseAround, clausesOf, factIn, hitsOf, isLedBy, longestHits, type ReadSentence } from './text.ts';

const notRefused =
  /\bis ok\b|\bis fine\b|\bsorry\b|\bno (?:\w+ ){0,2}experience\b|\bin sick\b|\btravel sick\b|\buse my phone at work\b|\bvideo edit|\bown an?\b|\bany ?more\b/i;

/** "No phone calls, video or door knocking": a list after a no. */
function isListed(sentence: ReadSentence, hit: Hit): boolean {
  if (hit.id === 'animals' || hit.id === 'children') return false;
  const clauses = clausesOf(sentence);
  const at = clauses.findIndex(({ from, to }) => hit.from >= from && hit.from < to);
  const [previous, clause] = [clauses[at - 1], clauses[at]];
  if (!previous || !clause) return false;
  const inPrevious = (list: string) =>
    hitsOf(sentence, list).some(({ from, to }) => from >= previous.from && to <= previous.to);
  const isPlainList = !/\b(?:i|is|are|but|can|ok|okay|fine|yes|only|have|got|my|free)\b/i.test(clause.text);
  return (
    isPlainList &&
    clause.text.trim().split(/\s+/).length <= 5 &&
    inPrevious('negation') &&
    inPrevious('limit-object')
  );
}

const partial =
  /^\s*(?:spaces?\s+)?(?:over|above|bigger|heavier|larger|higher|more than|when|while|during|from|until|till|unless|with(?! (?:it|that|this|them|people|clients|customers|kids|children)\b)|that|that[’']s|who|who[’']s|which|other than|except|after|before|under \d|younger|older|in (?:the )?(?:\w+ )?(?:storms?|wet|rain|dark|heat|wind|first|january|february|december|summer|winter)|of (?:clients|people|customers)|point|around)\b/i;
/** A word of the body that is the clients', and not the person's own: "swelling after knee replacements". */
const ofClients =
  /\b(?:clients?|customers?|patients?|people|swelling|injur(?:y|ies)|diagnos\w+|treat\w*|teach\w*|students?|after|recover\w*|rehab|kids with|help(?:ing)? (?:people|kids|them))\b/i;
const ofBody = new Set([
  'kneeling',
  'lifting',
  'standing',
  'written-english',
  'steady-hands',
  'good-sight',
  'voice',
]);
/** "I will not diagnose dyslexia", "I taught children with low vision": what the work is about. */
const isWorkedOn = /\b(?:diagnos\w*|assess\w*|treat\w*|test\w*|teach\w*|taught|ask)\b[^.;]{0,30}$/i;
/** "He is in a wheelchair", "a power wheelchair breaks": the writer's own only where they say so. */
const ownChair = /\b(?:i|i[’']m|im|me|my)\b[^.;,]*$/i;
/** The body that is spoken of is a client's. */
export function isOfClients(sentence: ReadSentence, { from, phrase }: Hit): boolean {
  const clause = clauseAround(sentence, from).text;
  const before = sentence.text.slice(0, from);
  if (isWorkedOn.test(before)) return true;
  if (/^wheelchair/.test(phrase)) return !ownChair.test(before) || /^\w+s\b/i.test(sentence.text.slice(from));
  return (
    ofClients.test(clause) &&
    !/\bmy\b/.test(phrase) &&
    !/\b(?:my|i|i[’']?m|im|i[’']?ve|ive)\s+(?:\p{L}+\s+){0,3}$/iu.test(before) &&
    !/\bi (?:have|had|got|can[’']?t)\b/i.test(clause)
  );
}
/** "He sees the mail, so email only": how we write to them, and nothing of their work. */
const forUs =
  /\b(?:sees?|reads?|opens?|checks?) (?:the|my|our|all) (?:mail|post|phone|letters|messages)\b|\b(?:contact|reach|write to|answer|email|text|message|ring|call|phone) me\b|\bsend (?:me|it|the plan)\b/i;
/** "I don't drive further than fifteen minutes", "no car keys". */
const partialDrive =
  /^\s*(?:(?:the |a |any |my )?(?:drunks?|drunk people|people|strangers|kids|children|anyone|passengers|clients?|customers?|quad|tractors?|buses|bus|forklift|other people)\b|registered|insured|serviced|further|farther|far|past|beyond|more than|over|at night|on (?:the )?(?:freeways?|highways?|motorways?)|after|before|in the (?:city|dark|wet|rain)|trucks?|long distances?|keys?|parks?|repairs?|wash(?:ing|es)?|detailing|servic\w+|boots?|seats?)\b/i;
/** "I don't fancy driving to Singleton" is of a job there. */
const driveThere = /^\s*(?:back )?to\s+(?:\p{Lu}|work\b|the (?:city|office|mine|site)\b)/u;
/** "What about when I'm on site and can't answer the phone?" asks how, and refuses nothing. */
const asks = /^\W*(?:and |so |but )?(?:what|how|when|who|do|does|should|would|is|are|where)\b[^.]*\?\s*$/i;
/** "Not for sale" is written on a thing, and "I don't work weekends otherwise" leaves what was said before. */
const isOther = (text: string, { id, from }: Hit): boolean =>
  /\bfor\s+$/i.test(text.slice(0, from)) || (ofTimes.test(id) && /\botherwise\b/i.test(text));
/** "Phone in English is hard", "I freeze on the phone". */
const hardCalls =
  /\b(?:phones?|phone calls?|telephone|calls|calling|ringing people|talking on the phone)\b(?! (?:repair|screen|case|number|shop))[^.,;]{0,24}\b(?:is|are|'s|feels?|gets?|too|so|very|really) (?:\p{L}+ ){0,2}(?:hard|difficult|scary|stressful|tough|tricky|a struggle|a nightmare|not easy|terrifying|impossible)\b|\b(?:struggle|freeze|panic|nervous|anxious|hopeless|terrible|bad|not good)\b[^.,;]{0,16}\b(?:on the phone|with (?:the )?phone|phone calls|with calls)\b/iu;
const lacks =
  /\b(?:(?:don[’']?t|do not|dont) (?:have|own)|haven[’']?t(?: got)?|havent(?: got)?|have no|have not got|i[’']?ve no|got no)\s+(?:an? |any |my own )?$/i;
const ofTransport = /^(?:driving|car)$/;
/** Someone else is at the wheel: "my husband tows it". */
const otherDrives =
  /\b(?:husband|wife|partner|mate|son|daughter|friend|brother|sister|nephew|neighbour|mum|dad)\b[^.]{0,12}\b(?:tows?|drives (?:me|us|it|the van|the trailer|the truck)|will drive|can drive me|takes me|driving me)\b/i;

/** How people get about without a car. */
export const otherWay =
  /\b(?:trams?|trains?|bus|buses|ferr(?:y|ies)|bikes?|bicycle|e-?bike|walk|on foot|v\/?line|public transport|xe buýt|xe buyt)\b|公交|地铁|autobús|en tren/iu;

/** "No weekends in March" */
const ofMonth =
  /^\s*(?:in|during|all|for|over)\s+(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|autumn)\b/i;
const ofTimes = /^(?:weekends|evenings|nights)$/;
/** "Never Friday night", "nothing before 8.30 at night", "no phone after 7 at night": one time, and no limit. */
function isOneTime(sentence: ReadSentence, hit: Hit): boolean {
  const { from, to } = clauseAround(sentence, hit.from);
  const led = sentence.text.slice(from, hit.from);
  return (
    ofMonth.test(sentence.text.slice(hit.to)) ||
    /\d|\b(?:phone|calls?|calling|ring|text|texts|messages?)\b/i.test(led) ||
    hitsOf(sentence, 'day').some((day) => day.from >= from && day.to <= to && day.from < hit.to)
  );
}

const bodies: readonly (readonly [RegExp, Need])[] = [
  [/^kneel/i, 'kneeling'],
  [/^stand/i, 'standing'],
  [/^lift/i, 'lifting'],
];
/** "If I do more than 2 hours kneeling I'm stuffed": a body that stops after so much of it. */
const afterHours =
  /\b(?:if|when|once) i\b[^.;]{0,24}\b(?:more than|over|past)\s+(?:\d+|an?|one|two|three|four|half)(?: an)?\s*(?:h(?:ou)?rs?|minutes|mins)\s+(?:of )?(kneel|stand|lift)(?:ing)?\b/i;

/** Each limit removes exactly what it names. A refusal inside a wish to be told or not ("don't tell me to …") counts. */
export function readLimitsSaid(sentences: readonly ReadSentence[]): Fact<Limit>[] {
  const isDriven = sentences.some(({ text, field }) => field === 'content' && otherDrives.test(text));
  const limits = new Map<string, Fact<Limit>>();
  const put = (sentence: ReadSentence, id: string, at: number) => {
    if (isDriven && (id === 'driving' || id === 'car')) return;
    const clause = clauseAround(sentence, at);
    const key = `limit:${id}`;
    if (!limits.has(key))
      limits.set(
        key,
        factIn(sentence, {
          id: key,
          value: {
            need: id as Need,
            ...(id === 'car' && otherWay.test(sentence.text) && { goesAnotherWay: true }),
          },
          from: clause.from,
          to: clause.to,
        }),
      );
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field === 'budget' || sentence.field === 'timePerWeek') continue;
    const hard = hardCalls.exec(sentence.text);
    if (hard) put(sentence, 'phone-calls', hard.index);
    const after = afterHours.exec(sentence.text);
    for (const [verb, need] of after ? bodies : [])
      if (after && verb.test(after[1] ?? '')) put(sentence, need, after.index);
    for (const hit of longestHits(sentence, 'limit')) {
      const clause = clauseAround(sentence, hit.from);
      const isOthers = isLedBy(sentence, hit, 'others', 4);
      if (isNotRefusal(clause.text) || (ofBody.has(hit.id) && isOfClients(sentence, hit))) continue;
      if (hit.id === 'phone-calls' && (forUs.test(sentence.text) || asks.test(sentence.text))) continue;
      if (ofTransport.test(hit.id) && partialDrive.test(sentence.text.slice(hit.to))) continue;
      const isFine =
        /\b(ok|fine|(?<!not )good|better now)\b/i.test(clause.text) && !/except/i.test(sentence.text);
      if (
        !isOthers &&
        !isFine &&
        !(isLedBy(sentence, hit, 'negation', 3) && /^(deaf|blind)/.test(hit.phrase))
      )
        put(sentence, hit.id, hit.from);
    }
    for (const hit of longestHits(sentence, 'limit-object')) {
      const clause = clauseAround(sentence, hit.from);
      // "Not the 3rd weekend of any month" leaves the others.
      if (
        /\b(?:first|second|third|fourth|last|\d(?:st|nd|rd|th))\s+$/i.test(sentence.text.slice(0, hit.from))
      )
        continue;
      if (notRefused.test(clause.text) || isNotRefusal(clause.text)) continue;
      const isRefused = isLedBy(sentence, hit, 'negation', 7) || isListed(sentence, hit);
      // "No dogs over 25 kg" and "no work on roofs when it is wet" leave the rest.
      if (
        hit.id === 'children' &&
        !/\b(?:work|working|around|teach|look after|mind|with|do (?:not|n[’']?t) want (?:any )?(?:children|kids)|adults)\b/i.test(
          clause.text,
        )
      )
        continue;
      if (partial.test(sentence.text.slice(hit.to)) || isOneKind(sentence, hit)) continue;
      const behind = sentence.text.slice(hit.to);
      if (ofTransport.test(hit.id) && (partialDrive.test(behind) || driveThere.test(behind))) continue;
      if (isOther(sentence.text, hit) || asks.test(sentence.text)) continue;
      // "I don't have a ladder."
      if (!ofTransport.test(hit.id) && lacks.test(sentence.text.slice(0, hit.from))) continue;
      // "My boss keeps to the week, so I don't work weekends."
      if (ofTimes.test(hit.id) && isOneTime(sentence, hit)) continue;
      if (ofTimes.test(hit.id) && /\bmy (?:boss|job)\b/i.test(sentence.text)) continue;
      // "for the children", "my kids": a child in a sentence is not a limit on working with children.
      const isBare = hitsOf(sentence, 'others').some((other) => other.next === hit.first);
      if (isRefused && !isBare) put(sentence, hit.id, hit.from);
    }
  }
  return [...limits.values()];
}

/** Kinds of selling that a person will not or may not do: "no freelance work", "I don't want to sell to friends". */
export function readRefusals(sentences: readonly ReadSentence[]): Fact<{ what: string }>[] {
  const facts = new Map<string, Fact<{ what: string }>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const hit of longestHits(sentence, 'refused')) {
      if (facts.has(hit.id) || !isLedBy(sentence, hit, 'negation', 4)) continue;
      // "I have no clients yet" is not a refusal of clients.
      if (/\b(?:yet|experience)\b/i.test(sentence.text)) continue;
      const clause = clauseAround(sentence, hit.from);
      facts.set(
        hit.id,
        factIn(sentence, {
          id: `refused:${hit.id}`,
          value: { what: hit.id },
          from: clause.from,
          to: clause.to,
        }),
      );
    }
  }
  return [...facts.values(), ...refusedBuyers(sentences)];
}

/** "No family orders", "I'm not teaching my nephews": people whom the person does not sell to. */
function refusedBuyers(sentences: readonly ReadSentence[]): Fact<{ what: string }>[] {
  return sentences
    .filter(({ isSilent, field }) => !isSilent && field === 'content')
    .flatMap((sentence) => {
      const hit = hitsOf(sentence, 'buyer').find(({ from }) =>
        refusesBuyers(clauseAround(sentence, from).text),
      );
      if (!hit) return [];
      const { from, to } = clauseAround(sentence, hit.from);
      return [
        factIn(sentence, { id: `refused:buyers-${sentence.index}`, value: { what: 'buyers' }, from, to }),
      ];
    })
    .slice(0, 4);
}
