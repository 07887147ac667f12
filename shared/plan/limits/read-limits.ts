import { sentencesOf } from '../circumstances/sentences.ts';
import { type RunAnswers, readList } from '../plan-input.ts';
import { limitPhrases } from './limit-phrases.ts';
import { type Limit, limits, type StatedLimit } from './limits.ts';

/** "Not afraid of", "don't mind", "no problem with": a no that is a yes. What follows is not refused. */
const willing =
  /\b(?:(?:not|never|(?:is|are)n'?t|no longer) (?:at all |really |too )?(?:afraid|scared|shy|nervous|bad|terrible|hopeless|uncomfortable|anxious|averse|against|opposed|tired|fussed|bothered)|(?:\w+n'?t|(?:can)?not|never) (?:mind(?:ed)?|hate|dread|dislike|avoid|struggle|say no|refuse)|no (?:problems?|issues?|worries|trouble|fear|objections?|qualms|hesitation|dramas?|stress|hassle)|can(?:'?t|not) (?:wait|stop|get enough|help)|not (?:only|just)(?:[^.;:!?]{0,60}? but)?|nothing (?:against|wrong|better))\b/gi;

const wanting =
  'want|like|wish|feel like|enjoy|plan|intend|care|feel comfortable|feel able|think i (?:can|could)';
/** Of one's time these refuse; of anything else the longer list. */
const refusingTime = `(?:rather not|prefer not|(?:do|would)(?:n'?t| not) (?:really )?(?:${wanting}|do|make|put|give|book)|can(?:'?t| ?not)|unable to|not able to|not allowed to|won'?t|will not|no|not|neither(?! of)|without|hate|avoid(?:ing)?|dislike|refuse to|not keen|(?<!have |got )nothing)`;
const refusing = `(?:not (?:very )?good (?:at|on|with)|${refusingTime}|don'?t|do not|never|dread|loathe|can'?t stand|afraid|scared|terrified|nervous|anxious|uncomfortable|(?:too )?shy|bad at|hopeless|terrible|useless|struggle with|sick of|tired of|had enough of|anything but|too old (?:to|for)|gave up|given up)`;
const breaking =
  "but|though|although|however|because|since|so|then|love|happy|prefer|enjoy|fine|great|i|i'm|i've|i'd|we|my|have|has|one|two|willing|yes|who|which|whose|when|if|asks?|pays?";
/** "I'd rather write than phone", "prefer texts to calls". */
const better = String.raw`(?:(?:rather|sooner|better at)(?! not) (?:[\p{L}'-]+ ){1,6}than|prefer\w* (?!to\b)(?:[\p{L}'-]+ ){1,6}(?:than|to|over|instead of|rather than)|(?:text|email|write|message|writing|emails|texts|messages)(?:,)? (?:not|never|instead of|rather than)) (?:[\p{L}'-]+ ){0,2}?`;

const job =
  /\b(?:(?:my|day|a) job|employer|boss|roster|shifts|(?:full|part)[- ]time|work(?:s|ing)? (?:at|for|as|in))\b/i;

const word = (inner: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${inner})(?![\p{L}])`, 'iu');

interface Reader {
  limit: Limit;
  named: RegExp;
  allBut: RegExp;
  left: RegExp;
  simple: RegExp;
  unlessJob: RegExp;
  refusal: RegExp;
  breaks: RegExp;
  against: RegExp;
}

const nothing = '(?!)';

const readerOf = (limit: Limit): Reader => {
  const {
    refused,
    alone = nothing,
    after = nothing,
    breaks = nothing,
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

/** What a sentence refuses, as the words in it that do so; undefined where it refuses nothing of this kind. */
function clauseOf(reader: Reader, sentence: string): string | undefined {
  if (!reader.named.test(sentence)) return undefined;
  const cut = ({ index, 0: { length } }: RegExpExecArray) => sentence.slice(index, index + length);
  const said = without(sentence.replaceAll('’', "'"), willing);
  const plain = without(said, reader.left);
  const plainly = reader.allBut.exec(said) ?? reader.simple.exec(plain);
  if (plainly) return cut(plainly);
  const idle = reader.unlessJob.exec(plain);
  if (idle && !job.test(quoteAround(sentence, cut(idle)))) return cut(idle);
  // A refusal may begin inside one that turned out to speak of something else.
  for (
    let found = refusalFrom(reader.refusal, plain, 0);
    found;
    found = refusalFrom(reader.refusal, plain, found.index + 1)
  )
    if (!reader.breaks.test(found[1] ?? '')) return cut(found);
  return undefined;
}

function refusalFrom(refusal: RegExp, text: string, from: number): RegExpExecArray | null {
  refusal.lastIndex = from;
  return refusal.exec(text);
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
