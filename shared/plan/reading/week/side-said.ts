import { isNotRefusal } from '../not-a-refusal.ts';

/** Words next to a time that say outright whether it is free. The role model knows only English, and this little of others. */
const small = String.raw`(?:on |in |to |the |my |any |all |every |each |second |2nd |alternate |for |most |from |at |are |is |los |las |el |so )*$`;
const cues: readonly (readonly [points: number, isFree: boolean, before?: RegExp, behind?: RegExp])[] = [
  [
    2,
    false,
    new RegExp(
      String.raw`(?:\b(?:can(?:not|[’']?t| not)(?: do| work)?|(?:do|does)(?:n[’']?t| not)(?: (?:want|like|wish) to)?(?: do| work)?|won[’']?t(?: do| work)?|never|neither|nor|no|not(?: free| available)?|(?:don[’']?t|never) (?:put me on|get)|nothing|none|busy|closed|shut|avoid|keep|useless|no good|function|kids|no puedo|no trabajo|no podemos)|(?:i|we) (?:work|teach|clean) (?:in|at(?! home)|for|as)\b[^,.]*|(?:i|we) do [^,.;]{1,40} at an? (?!market|stall|hall|fair|studio|shed|room)[^,.]*|(?:i|we) (?:mind|look after|babysit|care for|volunteer|visit)\b[^,.]*|(?:working|still) (?:full|part)[- ]time(?: (?:in|at)\b[^,.]*)?|(?:i[’']?m|i am) at\b[^,.]*|không(?: \p{L}+)?|khong(?: \p{L}+)?|لا)\s+${small}`,
      'iu',
    ),
    /^\s*(?:is|are|[’']s) (?:my |the |our )?(?:labs?|lectures?|tutes|choir|bowls|footy|football|cricket|netball|soccer|tennis|golf|swimming|dancing|training|canteen|uni|tafe|college|chapel|for swimming)\b|^\s*(?:i[’']m|im|i am) (?:over |up |down |out |away )*(?:at|in|on|with|off to)\b(?! (?:home\b|your\b|the (?:shed|workshop|bench|studio|market|stall)|my (?:shed|workshop|bench|studio|stall)|it\b))|^(?:[\s(:–-]*|,\s*(?=(?:nope|nah|no|no way|not|never|i can[’']?t|can[’']?t|cannot)\W*$))(?:(?:mornings?|afternoons?|arvos?|evenings?|nights?)\s+)?(?:(?:is|are|i[’']?m|im|i am|we[’']?re|that[’']?s|thats|they[’']?re|so those days are|so (?:that|it)[’']?s|i|we) )*(?:nope|nah|aren[’']?t|isn[’']?t|belongs?|off please|my day of rest|no\b(?! (?:later|other|problem|worries|drama))|not\b|out\b(?! (?:by|at|from))|gone|taken|never|off limits|closed|shut|can[’']?t|cannot|won[’']?t|don[’']?t|do not|useless|no good|for (?:god|(?:my |the )?(?:family|kids|church|mum|rest))|church|kids|không|khong|nghỉ)|^[^.,]{0,24}(?:không|khong|nghỉ|\bnghi(?!\p{L})|\b(?:đi|di) (?:học|làm|lễ|chợ|hoc|lam|cho|le|nha tho)|休息|不行|有课|不可以|不能|不做|没空|上班|上课|教会|\bestudio|\btrabajo|\bclases?\b|\biglesia|كنيسة)|^\s*لا/iu,
  ],
  [
    0.45,
    false,
    new RegExp(
      String.raw`\b(?:(?:i|we) (?:work|sleep|teach)|(?:and |i[’']?m at |at |i have |with )?(?:school|uni|tafe|work|shift))\s+${small}`,
      'iu',
    ),
    /^\s*(?:(?:is|are|[’']s) (?!free|mine|yours|ok|fine|good|best|when|my|clear|open|available|all|for (?:(?!swimming|training|fishing|shopping|camping|sleeping|studying|coaching|caring|dancing|visiting)\p{L}+ing\b|admin|paper|quot|prep|this|it\b|me\b))\p{L}|(?:i|we) (?!can|could|do\b|am|have|[’']?m|want|will|would|like|work on|make|sew|bake|build|prefer)\p{L})/iu,
  ],
  [
    1,
    true,
    new RegExp(
      String.raw`\b(?:free|available|i[’']?ve got|i(?:’ve|'ve| have) only|i (?:can|could)(?: do| work)?|can (?:do|work)|only,?|just|yes to|leaving|leaves|so|otherwise|it[’']?d be|would be|then|off days?|days? off|rdo|(?:shop|class(?:es)?|lessons?|appointments?) (?:runs?|hours)|(?:pupils|students|learners|clients|customers) (?:come|visit|book|arrive)|we (?!work|have)\p{L}+)\s+${small}`,
      'iu',
    ),
    /^\s*(?:(?:is|are|[’']s|i[’']?m|ha(?:s|ve) been) )?(?:all )?(?:mine|free|fine|okay|ok|open|clear|available|my own|yours|best|suits?|works? for|same (?:hours|times)\b(?! at)|at your disposal|i can(?!not|[’']?t)\b|i could|i[’']?m free|i am free|for (?:(?!swimming|training|fishing|shopping|camping|sleeping|studying|coaching|caring|dancing|visiting)\p{L}+ing|admin|paper ?work|quot\w+|prep\w*)|可以|有空|libres?|sí\b)/iu,
  ],
];
const freedBy = /^(?:knock|clock|get) off|^finish work/i;

/** "Saturday, not Sunday". */
const ofNext = /^\W*(?:but )?(?:no|not|never|can[’']?t do|don[’']?t)\W*(?:on )?$/i;

const startsClause = /(?:^|[,;:(]|\b(?:and|but|so|i can do|i work|free|only|just|my|most|any|in the))\s*$/i;

/** "Free: Mon, Tue", "Works for me: Monday 8 to 12". */
const freeList =
  /^\W*(?:free|available|availability|works for (?:me|us)|i can(?: do)?|times?|my (?:days|hours|times))\b[^.:]{0,20}:/i;

const ofJob = /\bmy (?:boss|job)\b|\bi work (?:at|in|for)\b/i;
/** "Dialysis Tues, Thurs and Sat mornings", "Warehouse Tues-Fri 6-2": a list that starts with what fills it. */
const bareNoun =
  /^\W*(?!(?:i|we|my|our|me|it|the|this|that|there|so|and|but|or|maybe|also|plus|free|available|any|every|most|all|only|just|best|either|on|in|at|from|between|after|before|can|could|would|will|time|times|hours|yes|no|not|never|thinking|happy|keen|mostly|usually|open|opening|shop|market|markets|stall|class|classes|lessons?|workshops?|days?)\b)(?:\p{L}+ ){1,3}(?:(?:at|in|for) (?:\p{L}+ ){1,4})?(?:\([^)]*\) )?(?:on |every |each )?$/iu;
/** "My sister sits with Mum on Tuesdays", "his nan has the baby": others take over, and the writer is free. */
const takenOver =
  /(?:^|[.;,]\s*)(?!(?:i|we)\b)(?:\p{L}+[’'-]?\p{L}* ){1,4}(?:sits? with|minds?|has|have|takes?|looks? after|watch(?:es)?|cares? for|comes? (?:to|for|in)|is with|goes? to) (?:my |our |the |him|her|them|both )?(?:mum|mother|dad|father|kids?|children|boys?|girls?|baby|bub|toddler|son|daughter|little|twins|nan|husband|wife|him|her|them)\b[^.;]*$/iu;
/** "When the kids are at their dad’s". */
const withOther =
  /^[\s,(]*(?:when |while |as |because |cos )?(?:(?:the |my )?(?:kids|children|boys|girls|twins|little ones)|they|he|she|my (?:son|daughter))(?:[’']?re|[’']s| are| is| go(?:es)?) (?:(?:off|away|over) )?(?:at|with|to|by) (?:the |their |his |her )?(?:dad|father|mum|mother|nan|grand|ex|other parent)/i;
/** "The boys are with their father every second weekend". */
const areWithOther =
  /\b(?:kids|children|boys|girls|twins|they|son|daughter)(?:[’']?re| are| is| go(?:es)?) (?:at|with|to) (?:the |their |his |her )?(?:dad|father|mum|mother|nan|grand|ex)\p{L}*(?:[’']s)? (?:on |every |each |second |other |2nd |alternate )*$/iu;
/** "Want to do it for money on Saturdays" */
const wantsTo =
  /\b(?:want(?:ing)?|wanna|would like|[’']d like|hope|hoping|plan(?:ning)?|keen)(?: to)? (?!not\b)(?:do|work|earn|start|sell|wash|clean|mow|run|make|offer|bake|cook|fix|walk)\b[^,.;]* on $/iu;
/** "I teach piano at home Monday and Tuesday": the hours of the pupils are hours of this work. */
const ownLessons =
  /\b(?:i|we) (?:teach|see|take|have|get|run|hold|give)\b[^,.;]*\b(?:at home|in my|from home|pupils|students|lessons|clients|class(?:es)?)\b[^,.;]*$/i;
/** "Seaford hall, $22 an hour, Tuesdays and Thursdays": a place that they rent for it. */
const rentedPlace =
  /\b(?:hall|studio|kitchen|room|court|stall)\b[^.]*(?:[$£€]\s?\d|\d (?:an? |per )(?:week|hour|day))[^.]*$/i;
/** "4 days a week, Fridays off", "a 9 day fortnight, off every Wednesday": said of a job, the day is the writer's own. */
const offBehind = /^\s*off\b/i;
const offBefore = /\boff (?:on |every |each |all )*$/i;
/** "Fridays one on, one off": the one that is on is worked. */
const inTurn = /^\s*,?\s*(?:one|week) on,? (?:and )?(?:one|week) off\b/i;
/** "Friday I stop at 4": free until then. */
const stopsAt =
  /\b(?:i|we) (?:(?:must|have to|need to) (?:finish|stop)|stop|close|shut)(?: at| by)? \S+(?: ?[ap]m)?$/i;
/** "Spot 1 by the oval, Saturday 7 to 12": when they sell there, and no other's time. */
const ofStall = /\b(?:stalls?|markets?|spot|pitch)\b[^.;]*$/i;
/** "Saturday is the farmers market, 7.30 to noon". */
const marketDay = /^\s*(?:is|are) (?:the |my |our )?(?:\p{L}+ ){0,3}markets?\b/iu;
const ownStall = /\b(?:i|we) (?:sell|have|run|do|take)\b/i;
const atJob = /\b(?:i|we) (?:work|clean|help)\b/i;
const dayOff = /^\s*(?:is|are) (?:my |me )?(?:only |usual )?days? off\b/i;
const hasOff = /^(?!.*\b(?:never|not|n[’']t)\b).*\b(?:have|get|got|take)\s+(?:every |each |all )?$/i;
const notOnly = /\bnot (?:just|only)\b(?!.*\b(?:no|not|never)\s+$)/i;
const refusesWork = /\b(?:don[’']?t|never) work\b/i;

/** "Weekends time and a half": what such a time costs. */
export const ofSurcharge =
  /^[\s,)]*(?:is |are |at )?(?:time and a (?:half|quarter)|(?:one and a half|1\.5|double|two) times|double (?:time|rates?)|half as much again)\b/i;

/** Points for free and for busy. */
export function sideSaid(
  text: string,
  {
    from,
    to,
    rest,
    isPart,
    isDoubtful,
    isOfJob,
  }: {
    from: number;
    to: number;
    rest: { from: number; to: number };
    isPart: boolean;
    isDoubtful: boolean;
    /** The sentence tells the wage of a job. */
    isOfJob: boolean;
  },
): { free: number; busy: number } {
  const [before, after] = [text.slice(rest.from, from), text.slice(to, rest.to)];
  const behind = rest.to < text.length && ofNext.test(after) ? '' : after;
  const points = { free: freedBy.test(text.slice(from, to)) ? 4 : freeList.test(text) ? 0.5 : 0, busy: 0 };
  const [lead] = before.split(/[,;:]|\bbut\b/).slice(-1);
  const clause = `${lead}${text.slice(from, to)}${behind.split(/[,;:]/)[0]}`;
  // "No problem with Sundays", "at the bank I don't work Saturdays": no refusal, whatever its words are like.
  if (
    isNotRefusal(clause) ||
    notOnly.test(text.slice(0, from)) ||
    (ofJob.test(text) && refusesWork.test(clause))
  )
    return { ...points, busy: -2 };
  if (
    takenOver.test(before) ||
    withOther.test(behind) ||
    areWithOther.test(before) ||
    dayOff.test(behind) ||
    (isOfJob && (offBehind.test(behind) || offBefore.test(before))) ||
    rentedPlace.test(before)
  )
    return { free: 2, busy: 0 };
  if (marketDay.test(behind)) return { free: 1, busy: -2 };
  if (inTurn.test(behind) || stopsAt.test(text.slice(from, to))) return { free: 2, busy: 0 };
  if (wantsTo.test(before)) return { free: 1, busy: 0 };
  if (ownLessons.test(before)) return { free: 1, busy: 0 };
  if (/\d/.test(text.slice(from, to)) && ofStall.test(before) && !atJob.test(before))
    return { free: ownStall.test(before) ? 1 : 0, busy: -2 };
  if (isDoubtful && rest.from === 0 && bareNoun.test(before)) points.busy += 0.35;
  // "Four evenings", "no night walk": a part of a day in the middle of a clause is no time of the week.
  if (isPart && !startsClause.test(before)) return { free: 0, busy: 0 };
  // "I have Sundays off"
  if (hasOff.test(before) && /^\s*off\b/i.test(behind)) points.free += 2;
  for (const [more, isFree, led, followed] of cues)
    if ((!isFree || points.busy < 2) && (led?.test(before) || followed?.test(behind)))
      points[isFree ? 'free' : 'busy'] += more;
  return points;
}
