import type { BuyerFact } from '../reading.ts';

/** Whether a buyer buys today, did so once, promised, asked or sends people, by the words around the name. */

const sends =
  /\b(?:my (?:card|number|name|flyer)s?|on the counter|to her group|send (?:me )?(?:people|clients|customers|about|them|\d)|sends? (?:me )?(?:people|clients|customers)|could send|refers?|refer people|pass(?:es)? (?:my|on)|commission|always ringing|hold the keys|recommends?|gives? out|give my|hands? (?:out|my)|keeps? my|puts? me (?:in|on)|takes? drop-?offs|hand(?:s|ed)? me (?:on|over)|keeps? me on)\b/i;
const past =
  /\b(?:used to|years ago|back in|(?:bought|took|had|booked|hired|ordered|did)\b[^.]{0,40}\blast (?:year|winter|summer|spring|autumn|month)|in (?:19|20)[01]\d|closed|shut down|stopped|went broke|no repeat|won[’']t repeat|not since|finished|ended|didn[’']?t reorder)\b/i;
const promises =
  /\b(?:will|[’']ll|would (?:take|buy|have|order|pay|hire|book|use|do)|agreed|promised|offered|said (?:yes|ok|(?:she|he|they)[’']?(?:d|ll)?)|says (?:she|he|they)[’']?(?:d|ll)|told me (?:he|she|they)[’']?(?:d|ll)?|(?:has|have) (?:booked|ordered|signed)|is (?:saying )?(?:he|she|they) will|booked)\b/i;
const wishes =
  /\b(?:wants?|wanting|would (?:like|love|want|need)|asked|asks|asking|interested|keen|enquir\w+|might|maybe|perhaps|could|thinking|if|waiting)\b/i;
const buys =
  /\b(?:takes?|taking|buys?|buying|orders?|gets?|pays?(?: me)?|has me|have me|hires?|books?|uses?|comes?|already|regulars?|at the moment|every (?:week|fortnight|month)|gives? me|keeps?|has been|have been)\b/i;
const soldTo =
  /\b(?:i|we)\s+(?:\p{L}+\s+)?(?:do|sell|supply|deliver|bake|make|clean|mow|teach|look after|cut|fix|play|run)\b[^.;]{0,60}\b(?:for|to|at)\b[^.;]*$|\b(?:my|our) (?:regulars?|clients?|customers?|students?)\b[^.;]*$/iu;

export function stateOf(before: string, behind: string): BuyerFact['when'] {
  const clause = `${before.split(/[.;]/).at(-1)} ${behind}`;
  if (past.test(clause) && !/\b(?:now|still|again|wants?)\b/i.test(clause)) return 'past';
  if (sends.test(behind) && !/^\W*(?:\w+\s+){0,2}?(?:takes?|buys?|orders?)\b/i.test(behind)) return 'sends';
  const first = [
    ['promised', promises],
    ['waiting', wishes],
    ['now', buys],
  ] as const;
  const said = first
    .map(([when, words]) => ({ when, at: words.exec(behind)?.index ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => one.at - other.at)[0];
  if (said && said.at < 60) return said.when;
  return soldTo.test(before) ||
    /^\s*(?:[’']s)?\s*[(:]?\s*(?:\d|one|two|three|four|five|six|ten|twelve)/i.test(behind)
    ? 'now'
    : 'waiting';
}
