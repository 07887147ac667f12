import { sentencesOf } from '../circumstances/sentences.ts';
import { type RunAnswers, readList } from '../plan-input.ts';
import { limitPhrases } from './limit-phrases.ts';
import { type Limit, limits, type StatedLimit } from './limits.ts';
import { isOfOthers, isPast, tellsOfOthers } from './whose-refusal.ts';

/** "Not afraid of", "don't mind", "no problem with": a no that is a yes. What follows is not refused. */
const willing =
  /\b(?:(?:not|never|isn'?t|aren'?t|no longer) (?:at all |really |too )?(?:afraid|scared|shy|nervous|bad|terrible|hopeless|uncomfortable|anxious|averse|against|opposed|tired|sick|fussed|bothered|worried)|(?:(?:do|does|did|would|wo|ca)n'?t|(?:do|does|did|would|will|can) ?not|never) (?:mind(?:ed)?|hate|dread|dislike|avoid|struggle|say no|turn down|refuse)|no (?:problems?|issues?|worries|trouble|fear|objections?|qualms|hesitation|dramas?|hassle|stress|bother|sweat)|nothing against|can(?:no|')?t (?:wait|stop|get enough|help)|not (?:only|just)(?:[^.;:!?]{0,60}? but)?|nothing (?:wrong|better))\b/gi;

const wanting =
  'want|like|wish|feel like|enjoy|plan|intend|care|feel comfortable|feel able|think i (?:can|could)';
/** Of one's time these refuse; of anything else the longer list. */
const refusingTime = `(?:rather not|prefer not|(?:do|would)(?:n'?t| not) (?:really )?(?:${wanting}|do|make|put|give|book|take|answer|accept|offer|have (?:any )?time)|can'?t|cannot|can not|can no longer|unable to|not able to|not allowed to|won'?t|will not|no(?! one | longer work| other |(?<=(?:have|got) no) (?:work|jobs?|clients?|customers?|bookings?))|(?<!do |does )not|neither(?! of)|without|hate|avoid(?:ing)?|dislike|refuse to|not keen|(?<!have |got )nothing)`;
const refusing = `(?:not (?:very )?good (?:at|on|with)|${refusingTime}|don'?t|do not|never|dread|loathe|can'?t stand|afraid|scared|terrified|nervous|anxious|uncomfortable|(?:too )?shy|bad at|hopeless|terrible|useless|struggle with|sick of|tired of|had enough of|anything but|too old (?:to|for)|gave up|given up)`;
const breaking =
  "but|though|although|however|because|since|so|then|love|happy|prefer|enjoy|fine|great|i|i'm|i've|i'd|we|my|have|has|one|two|willing|yes|who|which|whose|when|if|asks?|pays?";
/** "I'd rather write than phone", "prefer texts to calls". */
const better = String.raw`(?:(?:rather|sooner|better at)(?! not) (?:[\p{L}'-]+ ){1,6}than|prefer\w* (?!to\b)(?:[\p{L}'-]+ ){1,6}(?:than|to|over|instead of|rather than)|(?:text|email|write|message|writing|emails|texts|messages)(?:,)? (?:not|never|instead of|rather than)) (?:[\p{L}'-]+ ){0,2}?`;

const job =
  /\b(?:(?:my|day|a) job|employer|boss|roster|shifts|(?:full|part)[- ]time|work(?:s|ing)?(?: (?:on |the )*\p{L}+(?:days?|ends?|nights?|ings?))? (?:at|for|as|in))\b/iu;

/** "I do not drink and drive", "no record and a licence": after "and" something else begins. */
const afresh =
  /^no [^,]* and an? |^(?:don'?t|do not|never) (?!want|like|wish|enjoy|plan|care)(?:[\p{L}']+ ){1,5}and (?:drive|travel|ring|lift|carry|call(?! ?s))/iu;
/** "Not camera-shy", "no longer housebound". */
const denied =
  /(?:\b(?:not|no longer|never|(?:do|does|is|are|was|wo|ca|would)n'?t))(?: (?:a|at all|really|very|that))* $/i;

const word = (inner: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${inner})(?![\p{L}])`, 'giu');

interface Reader {
  limit: Limit;
  named: RegExp;
  allBut: RegExp;
  left: RegExp;
  simple: RegExp;
  unlessJob: RegExp;
  refusal: RegExp;
  breaks: RegExp;
  elsewhere: RegExp;
  against: RegExp;
}

const nothing = '(?!)';

const readerOf = (limit: Limit): Reader => {
  const {
    refused,
    alone = nothing,
    after = nothing,
    breaks = nothing,
    elsewhere = nothing,
    against = nothing,
    isTime,
    named = '.*',
    allBut = nothing,
    unlessJob = nothing,
    left = nothing,
  } = limitPhrases[limit];
  return {
    limit,
    named: word(named),
    allBut: word(allBut),
    left: new RegExp(left, 'giu'),
    simple: word([alone, after, isTime ? nothing : better + refused].join('|')),
    unlessJob: word(unlessJob),
    refusal: new RegExp(
      String.raw`(?<![\p{L}'])${isTime ? refusingTime : refusing}(?![\p{L}'])([^.;:!?–—]{0,45}?)(?<![\p{L}])${refused}(?![\p{L}])`,
      'giu',
    ),
    breaks: word(`${breaking}|${breaks}`),
    elsewhere: new RegExp(elsewhere, 'iu'),
    against: new RegExp(against, 'iu'),
  };
};
const readers = limits.map(readerOf);

/** Of the same length, so that what is found is cut from the sentence as it was written. */
const without = (text: string, what: RegExp): string =>
  text.replaceAll(what, (words) => 'willing'.padEnd(words.length));

/** Of what has no stop for long, whole words around those that refuse. */
const quoteAround = (sentence: string, clause: string): string => {
  if (sentence.length <= 400) return sentence;
  const at = sentence.indexOf(clause);
  const before = sentence.slice(0, at).replace(/^.+\s(?=.{150})/su, '…');
  return before + clause + sentence.slice(at + clause.length).replace(/(?<=.{150})\s.+/su, '…');
};

const isOwn = ({ index, 0: clause, input }: RegExpExecArray): boolean => {
  const before = input.slice(0, index);
  return !isOfOthers(before, clause) && !isPast(before, clause, input.slice(index + clause.length));
};

/** What a sentence refuses, as the words in it that do so; undefined where it refuses nothing of this kind. */
function clauseOf(reader: Reader, sentence: string): string | undefined {
  if (sentence.search(reader.named) < 0) return undefined;
  const said = without(sentence.replaceAll('’', "'"), willing);
  const plain = without(said, reader.left);
  const before = ({ index, input }: RegExpExecArray) => input.slice(Math.max(0, index - 120), index);
  const cut = ({ index, 0: { length } }: RegExpExecArray) => sentence.slice(index, index + length);
  const ways: [RegExp, string, (found: RegExpExecArray) => boolean][] = [
    [reader.allBut, said, (found) => !tellsOfOthers(before(found))],
    [reader.simple, plain, (found) => isOwn(found) && !denied.test(before(found))],
    [reader.unlessJob, plain, (found) => isOwn(found) && !job.test(quoteAround(sentence, cut(found)))],
    [
      reader.refusal,
      plain,
      (found) =>
        (found[1] ?? '').search(reader.breaks) < 0 &&
        !afresh.test(found[0]) &&
        !reader.elsewhere.test(found[0]) &&
        isOwn(found),
    ],
  ];
  for (const [words, text, holds] of ways) {
    // One may begin inside another that turned out to speak of something else.
    for (let found = foundFrom(words, text, 0); found; found = foundFrom(words, text, found.index + 1))
      if (holds(found)) return cut(found);
  }
  return undefined;
}

function foundFrom(words: RegExp, text: string, from: number): RegExpExecArray | null {
  words.lastIndex = from;
  return words.exec(text);
}

/**
 * What the answers refuse: each limit in the words that first state it, with what another answer says to the contrary;
 * and every entry of a list that refuses, since "no cold calling" among the skills is no skill.
 */
export function readLimits(answers: Pick<RunAnswers, 'content' | 'skills' | 'interests'>): StatedLimit[] {
  const entries = [...readList(answers.skills), ...readList(answers.interests)];
  const said = [...sentencesOf(answers.content), ...entries];
  return readers.flatMap((reader) => {
    const stated = said.flatMap((sentence) => {
      const clause = clauseOf(reader, sentence);
      return clause === undefined ? [] : [{ sentence, clause }];
    });
    const saying = new Set(stated.map(({ sentence }) => sentence));
    const against = said
      .map((sentence) => (saying.has(sentence) ? undefined : reader.against.exec(sentence)?.[0]))
      .find((words) => words !== undefined);
    return stated
      .filter(({ sentence }, at) => at === 0 || entries.includes(sentence))
      .map(({ sentence, clause }) => ({
        limit: reader.limit,
        sentence: quoteAround(sentence, clause),
        clause,
        ...(against !== undefined && { against }),
      }));
  });
}
