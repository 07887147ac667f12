import { sentencesOf } from '../circumstances/sentences.ts';
import { type RunAnswers, readList } from '../plan-input.ts';
import { type LimitPhrases, limitPhrases } from './limit-phrases.ts';
import { type Limit, limits, type StatedLimit } from './limits.ts';

/** "Not afraid of", "don't mind", "no problem with": a no that is a yes. What follows is not refused. */
const willing =
  /\b(?:(?:not|never|isn['’]?t|aren['’]?t|i['’]?m not|no longer) (?:at all |really |too )?(?:afraid|scared|shy|nervous|bad|terrible|hopeless|uncomfortable|anxious|averse)|(?:(?:do|does|did|would)n['’]?t|(?:do|does|did|would) not|never) (?:mind(?:ed)?|hate|dread|dislike|avoid|struggle)|no (?:problems?|issues?|worries|trouble|fear|objections?|qualms|hesitation)|nothing against|can['’]?t (?:wait|stop|get enough|help)|cannot wait|not (?:only|just)|nothing (?:wrong|better))\b/gi;

const wanting =
  'want|like|wish|feel like|enjoy|plan|intend|care|feel comfortable|feel able|think i (?:can|could)';
/** Of one's time these refuse; of anything else the longer list. */
const refusingTime = `(?:rather not|prefer not|(?:do|would)(?:n['’]?t| not) (?:really )?(?:${wanting}|do)|can['’]?t|cannot|can not|unable to|not able to|not allowed to|won['’]?t|will not|no|not|without|hate|avoid(?:ing)?|dislike|refuse to|not keen|nothing)`;
const refusing = `(?:not (?:very )?good (?:at|on|with)|${refusingTime}|don['’]?t|do not|never|dread|loathe|can['’]?t stand|afraid|scared|terrified|nervous|anxious|uncomfortable|(?:too )?shy|bad at|hopeless|terrible|useless|struggle with|sick of|tired of|had enough of|anything but|too old (?:to|for)|gave up|given up)`;
const breaking =
  "but|though|although|however|because|since|so|then|love|happy|prefer|enjoy|fine|great|i|i[’']m|i[’']ve|i[’']d|we|my|have|has|one|two|willing|who|which|whose|when|if|asks?|pays?";
/** "I'd rather write than phone", "prefer texts to calls". */
const better = String.raw`(?:(?:rather|sooner|better at)(?! not) (?:[\p{L}’'-]+ ){1,6}than|prefer\w* (?!to\b)(?:[\p{L}’'-]+ ){1,6}(?:than|to|over|instead of|rather than)|(?:text|email|write|message|writing|emails|texts|messages)(?:,)? (?:not|never|instead of|rather than)) (?:[\p{L}’'-]+ ){0,2}?`;

const word = (inner: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${inner})(?![\p{L}])`, 'iu');

interface Reader extends Pick<LimitPhrases, 'isTime'> {
  limit: Limit;
  simple: readonly RegExp[];
  refusal: RegExp;
  breaks: RegExp;
  against: RegExp | undefined;
}

const readerOf = (limit: Limit): Reader => {
  const { refused, alone, after, breaks, against, isTime } = limitPhrases[limit];
  const simple = [alone, after, isTime ? undefined : better + refused].filter((one) => one !== undefined);
  return {
    limit,
    simple: simple.map(word),
    refusal: new RegExp(
      String.raw`(?<![\p{L}’'])${isTime ? refusingTime : refusing}(?![\p{L}’'])([^.;:!?–—]{0,45}?)(?<![\p{L}])${refused}(?![\p{L}])`,
      'giu',
    ),
    breaks: word(breaks === undefined ? breaking : `${breaking}|${breaks}`),
    against: against === undefined ? undefined : new RegExp(against, 'iu'),
    ...(isTime && { isTime }),
  };
};
const readers = limits.map(readerOf);

/** What a sentence refuses, as the words in it that do so; undefined where it refuses nothing of this kind. */
function clauseOf({ simple, refusal, breaks }: Reader, sentence: string): string | undefined {
  // Of the same length, so that what is found is cut from the sentence as it was written.
  const plain = sentence.replaceAll(willing, (words) => 'willing'.padEnd(words.length));
  for (const one of simple) {
    const found = one.exec(plain);
    if (found) return sentence.slice(found.index, found.index + found[0].length);
  }
  // A refusal may begin inside one that turned out to speak of something else.
  for (
    let found = refusalFrom(refusal, plain, 0);
    found;
    found = refusalFrom(refusal, plain, found.index + 1)
  )
    if (!breaks.test(found[1] ?? '')) return sentence.slice(found.index, found.index + found[0].length);
  return undefined;
}

function refusalFrom(refusal: RegExp, text: string, from: number): RegExpExecArray | null {
  refusal.lastIndex = from;
  return refusal.exec(text);
}

/** As much of what has no stop for long as is quoted of it: whole words, and among them those that refuse. */
const mostOfSentence = 400;
const quotedBefore = 150;
const quotedAfter = 200;

function quoteAround(sentence: string, clause: string): string {
  if (sentence.length <= mostOfSentence) return sentence;
  const at = sentence.indexOf(clause);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + clause.length);
  const start =
    before.length <= quotedBefore ? before : `…${before.slice(-quotedBefore).replace(/^\S*/u, '')}`;
  const end = after.length <= quotedAfter ? after : `${after.slice(0, quotedAfter).replace(/\S*$/u, '')}…`;
  return `${start.replace(/^…\s+/u, '…')}${clause}${end.replace(/\s+…$/u, '…')}`;
}

/**
 * What the answers refuse: each limit in the words that first state it, with what another answer says to the contrary;
 * and every entry of a list that refuses, since "no cold calling" among the skills is no skill.
 */
export function readLimits(answers: Pick<RunAnswers, 'content' | 'skills' | 'interests'>): StatedLimit[] {
  const entries = [...readList(answers.skills), ...readList(answers.interests)];
  const said = [...sentencesOf(answers.content), ...entries];
  return readers.flatMap((reader) => {
    const clauses = said.map((sentence) => clauseOf(reader, sentence));
    const against = said
      .map((sentence, at) => (clauses[at] === undefined ? reader.against?.exec(sentence)?.[0] : undefined))
      .find((words) => words !== undefined);
    const first = clauses.findIndex((clause) => clause !== undefined);
    return said.flatMap((sentence, at) => {
      const clause = clauses[at];
      const isEntry = entries.includes(sentence);
      if (clause === undefined || (at !== first && !isEntry)) return [];
      return [
        {
          limit: reader.limit,
          sentence: isEntry ? sentence : quoteAround(sentence, clause),
          clause,
          ...(against !== undefined && { against }),
        },
      ];
    });
  });
}
