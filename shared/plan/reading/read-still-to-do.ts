import { briefly } from './briefly.ts';
import type { Hit } from './match/phrases.ts';
import type { Fact, StillToDo } from './reading.ts';
import { type Clause, clauseAround, factIn, hitsOf, longestHits, type ReadSentence } from './text.ts';

/** Approval to ask for, a card that lapsed, insurance to take out: what comes before the first paid job. */

const lapsed =
  /\b(?:lapsed|expired|ran out|run out|out of date|let it go|not renewed|no longer current|cancell?ed|deactivated)\b/i;
const applied = /\b(?:applied|re-?applied|applying|lodged|waiting (?:for|on)|in progress|submitted)\b/i;
const toAsk =
  /\b(?:still to (?:be )?ask(?:ed)?|to be asked|need(?:s)? to ask|(?:haven[’']?t|havent|hasn[’']?t|hasnt) (?:been )?(?:asked|told)|must (?:agree|ask)|still to (?:get|come))\b/i;
const missing =
  /\b(?:don[’']?t have|do(?:es)? ?n[o']t have|dont have|havent got|haven[’']?t got|not have|not yet|dunno|not sure|need (?:an?|the|public|my)|no|not|without|if i had|if it really needs)\b|还没有|chưa có|未/iu;
const studying = /\b(?:doing|finishing|studying|enrolled in|halfway through|booked (?:on|in))\b/i;
/** What is in front of the name: "I do not have the", "No tengo". */
const needsWords =
  /^.*(?<![\p{L}’'])(?:not|no|don[’']?t|have|has|had|hold|got|get|need|without|tengo|the|an?|my|our|any|if|is|was|but|and|or)\s+/iu;
const behind = /^\s+for (?:an? |the |my )?[\p{L}]+(?: [\p{L}]+){0,2}/u;
const notOwed =
  /\b(?:(?:take|accept|pay by|pay with) an?|medical|immunisation|gift|business|playing|credit|debit|price|report|sim|birthday|greeting|cards? to sell|card reader|graphics|background check)\s*$/i;

/** "Diabetic foot checks", "calibration certificates": what they sell. */
const ofWork = /^(?:checks|certificates|cards|licen[cs]es|registrations|permits)$/i;
/** "I'm not a registered BAS agent", "certificate, not the full licence": what they are, or what they do hold. */
const isOtherwise = /\b(?:i[’']?m|i am) not (?:an?|the)\b|\b(?:certificate|registration|licen[cs]e)\W+not\b/i;
/** "Can't run new cable, no cabler registration": work that they leave, and no paper to get. */
const leavesWork =
  /\b(?:can[’']?t|cannot|won[’']?t|never) (?!have\b|get\b|afford\b|start\b)\p{L}+[^.;]*,\s*$/iu;
const asks =
  /^\W*(?:and |so )?(?:do|does|can|should|will|would|is|are|am|how|what|where)\s+(?:do |does )?(?:i|we|my|it|the)\b/i;
const ofInsurer = /^\s+(?:said|says|won[’']?t|wants?|paid|company|broker)\b/i;

const vague = /^(?:cards?|checks?|registration|licence|license|permit|approval|consent|certificates?|giấy)$/i;

/** "I did my certificate last year": it is held. */
const done =
  /\b(?:did|done|got|passed|finished|completed|earned)\b[^.;]*\b(?:last (?:year|month|week|winter|summer|spring|autumn)|in (?:19|20)\d\d|ago|years? back)\b/i;

function stateOf(clause: string, sentence: string): StillToDo['state'] | undefined {
  if (lapsed.test(clause)) return applied.test(sentence) ? 'lapsed-applied' : 'lapsed';
  if (toAsk.test(clause)) return 'to-ask';
  if (applied.test(clause)) return 'applied';
  if (done.test(clause)) return undefined;
  if (missing.test(clause)) return 'missing';
  return studying.test(clause) ? 'studying' : undefined;
}

/** "Working With Vulnerable People card", "agency approval for a second job". */
function nameOf({ text }: ReadSentence, clauseFrom: number, hit: { from: number; to: number }): string {
  const paper = text.slice(hit.from, hit.to);
  const before = text.slice(clauseFrom, hit.from).split(/\s+/).filter(Boolean).slice(-5).join(' ');
  const tail = behind.exec(text.slice(hit.to))?.[0] ?? '';
  const tidied = `${before} ${paper}`.trim().replace(needsWords, '').trim();
  const name =
    /\b(?:is|are|was|said|says|i|we|he|she|they|me|do|to|with(?! \p{L}*(?:people|children)))\s/iu.test(tidied)
      ? paper
      : tidied;
  if (/^insured$/i.test(name)) return 'insurance';
  return (
    `${name}${/\b(?:still|in|now|this|licen)\b/i.test(tail) ? '' : tail}`
      .replaceAll(/\s+/g, ' ')
      .replace(/\s+(?:is|are|was|yet|either|though)$/i, '')
      // "licence for the business AND for"
      .replace(/(?:\s+(?:and|or|but|for|the|an?|of|to|with))+$/i, '')
      .replace(/\bmy\b/i, 'your')
      .replace(/^abn$/i, 'ABN')
      .trim()
  );
}

/** The paper of these words is none that they have to get. */
function isSettled({ text }: ReadSentence, { clause, hit }: { clause: Clause; hit: Hit }): boolean {
  const around = text.slice(clause.from, clause.to + 24);
  return (
    isOtherwise.test(around) ||
    ofWork.test(text.slice(hit.from, hit.to)) ||
    leavesWork.test(text.slice(0, clause.from)) ||
    asks.test(clause.text) ||
    ofInsurer.test(text.slice(hit.to))
  );
}

export function readStillToDo(sentences: readonly ReadSentence[]): Fact<StillToDo>[] {
  const facts = new Map<string, Fact<StillToDo>>();
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const hit of longestHits(sentence, 'paper')) {
      const clause = clauseAround(sentence, hit.from);
      if (
        notOwed.test(sentence.text.slice(0, hit.from)) ||
        isSettled(sentence, { clause, hit }) ||
        hitsOf(sentence, 'others').some(({ to }) => to <= hit.from && hit.from - to < 12)
      )
        continue;
      const next = sentence.text.slice(clause.to, clause.to + 40);
      const state = stateOf(
        `${clause.text}${/^\W{0,3}(?:don|not (?:yet|held|got|current|done|renewed|(?:for )?(?:business|work))|i[’']ve applied|applied|haven)/i.test(next) ? next : ''}`,
        sentence.text,
      );
      if (
        !state ||
        /[?]|\b(?:won[’']?t|don[’']?t|dont|can[’']?t|cannot) (?:do|want|need)\b/i.test(clause.text)
      )
        continue;
      const licence = hitsOf(sentence, 'licence').find(({ from, to }) => from < hit.to && to > hit.from);
      const at = licence && licence.to - licence.from > hit.to - hit.from ? licence : hit;
      const what = nameOf(sentence, clause.from, at);
      // "A permit" alone says too little to act on.
      if (vague.test(what) && !/lapsed/.test(state)) continue;
      const id = `to-do:${hit.id}`;
      if (facts.has(id) || /\bDVO|intervention order\b/i.test(sentence.text)) continue;
      const value: StillToDo = {
        what,
        state,
        kind: /insur|liab|indemn|policy|cover/i.test(hit.phrase)
          ? 'insurance'
          : /\babn\b/i.test(hit.phrase)
            ? 'abn'
            : 'paper',
      };
      facts.set(id, factIn(sentence, { id, value, ...briefly(sentence, hit.from) }));
    }
    if (facts.size >= 6) break;
  }
  return [...facts.values()];
}
