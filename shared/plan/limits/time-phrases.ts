interface TimeOfWeek {
  /** What it is called. */
  own: string;
  /** The part of that which "I don't work …" refuses, too: of a weekend or nights it tells of a job. */
  single: string;
  /** What it is a part of: whoever refuses that refuses it, too, unless it is the part they leave open. */
  whole?: string;
  /** A refusal of its own. */
  alone: string;
  against?: string;
}

/** "Saturday mornings", "Fridays and weekends", "Saturdays or on Sundays": times that are spoken of together. */
const time =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|sun|weekend|morning|afternoon|arvo|evening|night)s?';
const and = '(?:[ &/]|and|or|nor|on|in the)+';
const before = `(?:(?:on|at|in|any|my|our|the|a|every|most|all) |${time},?${and})*`;
const beside = `(?:${and}${time}){0,2}`;

const is = "(?:'s| is| are)";
const somewhat = '(?:just |strictly |always |only |usually |still |also |both |all |really |ever )*';
const not = "(?: not|n'?t)";
const dont = "(?:don'?t|do not|no longer|never|hardly)";
const i = '(?:i|we)';

/** What a time is kept for. */
const loved =
  '(?:family|kids|(?:grand)?children|grandkids|parents?|mum|dad|mother|father|wife|husband|partner|(?:girl|boy)?friends?|sons?|daughters?|mates)';
const others = `(?:${loved}|church|sabbath|shabbat|sport|footy|rest|sleep|study|uni|god|us|them)(?![- ](?:free|away))`;
const taken = String.raw`(?:(?:for |with |the |my |our |a |kids'? |day of )*${others}|out\b|(?:off|not on) the (?:table|cards|menu)|off[- ]limits|taken|full\b|sacred|spoken for|reserved|impossible|a no\b|no[- ]go)`;
const unfit = `(?:(?: is| are)?(?:${not} (?:free|possible|available|on\\b|good|an option)| no good)| do(?:es)?${not} (?:suit|work))`;
const open = String.raw`(?:fine|ok(?:ay)?|good|great|best|better|free|possible|no problem|open|available|mine|yes|only|suits? me|works? (?:for|well|best))\b`;
const notFree = '(?:busy|away|unavailable|not free|not available|booked)';
const cannot = `(?:can'?t|cannot|can not|won'?t|will not|am ${notFree}|have (?:church|sport|footy))`;

/** "Any day except …", "free all week, except …": neither "no day except …" nor "I work every day except …". */
const except = '(?:except|apart from|other than|excluding|bar)(?: (?:for|on|maybe|the))*';
const always = String.raw`\b(?:any|(?<!(?<!can |could |will |to )work )(?:every|all|six|seven|[67]|week|weekends?|evenings?|free|available|whenever))`;
const never = String.raw`\b(?:no|not|nothing|never|neither|cannot|(?:can|won|don)'?t|out|off|takes?|taken|full|busy|job|(?:at|for) (?:work|uni)|shifts?|rostered)\b`;
const allBut = String.raw`(?=[eaobn])(?<=${always}[^.;:!?,–—]{0,20},? )(?<!${never}(?:(?!\b(?:but|and|so)\b)[^.;:!?,–—]){0,40},? )(?:${except}|(?<=(?:time|day|evening|night|weekend)s?,? )(?:but|not)(?: on)?)`;

/** "Except Sundays I am free." */
const freeThen = ",? (?:i(?:'?m| am)? (?:always )?(?:free|available|can(?! ?not|'?t))|(?:any|every|all) )";
const losing =
  "(?:[a-z]+n'?t|not|never|refuse to) (?:(?!have)[a-z]+ ){0,3}(?:giv(?:e|ing) up|sacrific(?:e|ing)|los(?:e|ing))";
/** "No jobs on Sundays" refuses, "no bus on Sundays" tells of the bus. */
const ofWork = `(?:${time}|work|jobs?|calls?|clients?|customers?|visits?|time|way|chance|[a-z]+ing)(?![a-z])`;

/** How a time of the week is refused, each of them in the same words. */
function timePhrases({ own, single, whole, alone, against = 'free time' }: TimeOfWeek) {
  const all = whole === undefined ? own : `(?:${whole}|${own})`;
  const isOpen = String.raw`${beside}${is}? ${somewhat}(?:${open}|${i} (?:can|could|will|am free)\b)`;
  return {
    isTime: true as const,
    named: `${all}|${alone}`,
    refused: `${all}(?! (?:shifts?|newspaper|paper|markets?))(?!${isOpen})`,
    alone: [
      alone,
      `^${except} ${before}${all}${beside}${freeThen}`,
      `${losing} ${before}${all}`,
      `spend ${before}${all}${beside} (?:at church|with (?:my |our |the )?${loved})`,
      `${keeping} the sabbath ${before}${all}`,
      `no free ${before}${all}`,
      `${dont} ${somewhat}(?:get|have) ${before}${all}${beside} (?:off|free)`,
      `${notFree} ${before}${all}`,
      String.raw`(?:need|want|keep|like) ${before}${all}${beside} (?:off\b|(?:free )?for (?:the |my |our )?${others})`,
      `never ${before}${all}`,
    ].join('|'),
    after: [
      `(?<!(?:${except}|day but) )${all}${beside}${is} ${somewhat}${taken}`,
      `${all}${beside}(?:${unfit}| belongs? to| off,? please)`,
      `${all}(?:(?!${time})[^.;:!?]){0,40}? (?:that|this|the whole|those) days? (?:is|are) ${somewhat}${taken}`,
      String.raw`${all}${beside}[:,]? no(?=\s*(?:[.,;!]|$))`,
      `(?:(?<!${except} )${all}${beside}|(?<=^(?:on )?)${all}${beside},) ${i}(?: ${cannot}|'?m ${notFree})`,
    ].join('|'),
    elsewhere: `^no (?:(?!${ofWork})[a-z'-]+ ){1,5}?(?:on|at|in the|(?!${ofWork})[a-z]{3,}s) ${before}${all}`,
    allBut: `${allBut} ${before}${all}${beside}(?! (?:is|are) (?:taken|full|busy)|,? (?:which|that) (?:is|are) ${open})`,
    unlessJob: [`${dont} ${somewhat}work ${before}${single}`, `${single}${beside} ${i} ${dont} work`].join(
      '|',
    ),
    ...(whole !== undefined && {
      left: String.raw`\b${whole}(?=[^.;:!?]{0,40}?\b(?:(?:${except}|but(?: on| maybe)?) ${own}|${own}${isOpen})\b)`,
    }),
    breaks: 'free|busy|open|off|only|apart|except|weekdays?|until|before|by|sleep|church',
    against: String.raw`\b(?:${against}|free ${all}|${all}(?: after \w+| and ${time})? (?:are|is) (?:free|mine|open))\b`,
  };
}

/** After such an hour no evening is left. */
const hour = String.raw`(?:[1-7]|five|six|seven)(?:[:.]\d\d)? ?(?:pm|o'?clock|(?=[.,;!]|$))`;
const keeping = '(?:observ|keep)(?:e|ing)?';
const week = '(?:weekdays|mon(?:day)?s? ?(?:to|-|–) ?fri(?:day)?s?)';
const ofWeekend = {
  whole: "weekend(?:'?s)?",
  alone: `^${week} only|(?:^|can |will |am |'m )only (?:[a-z]+ ){0,2}${week}`,
};
const saturday = "sat(?:ur|er|u|r)day(?:'?s)?";
const sunday = "sunday(?:'?s)?";

/** Of "Sat" and "Sun" either alone is another word. */
export const timesOfWeek = {
  saturdays: timePhrases({
    ...ofWeekend,
    alone: `${ofWeekend.alone}|${keeping} shabb(?:at|os)`,
    own: `(?:${saturday}|sats?(?=,?${and}suns?\\b))`,
    single: saturday,
  }),
  sundays: timePhrases({
    ...ofWeekend,
    own: `(?:${sunday}|(?<=\\bsats?,?${and})suns?)`,
    single: sunday,
  }),
  evenings: timePhrases({
    own: `(?:evenings?|nights?|after (?:dark|dinner|${hour})|late nights?)`,
    single: 'evenings?',
    alone: 'in bed by (?:eight|nine|8|9)',
    against: 'most evenings',
  }),
};
