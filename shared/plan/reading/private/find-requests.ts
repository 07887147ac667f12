/** Requests to keep something out of the files: "leave my husband's gambling out", "that's between us", "not for print". */

export interface PrivateRequest {
  /** Where the words that it covers start and end in its sentence. */
  from: number;
  to: number;
  /** It points back: the sentence before is meant too, or alone. */
  meansBefore: boolean;
  /** "I know a lender will ask, but keep it out": the sentence before, unless its own words before this place are private. */
  mayMeanBefore?: number;
  /** Words that name what stays out: "endone", "gambling". */
  named: string[];
}

const not = String.raw`(?<!\b(?:i|we|they|he|she|it|who)\s)\b(?:don[’']?t|do not|never|(?<!\b(?:do|does|did|will|would|could|can)\s)not|pls no|please no)\s+(?:please\s+|ever\s+|even\s+|to\s+be\s+|be\s+|want (?:it|that|this) )?`;
const where = String.raw`(?:in|on|into|to) (?:it|this|that|there|any|anything|everything|whatever|writing|print|paper|the)`;
const cues: readonly RegExp[] = [
  new RegExp(
    String.raw`${not}(?:write|written|print(?!ing|ed (?:shirts?|mugs?|bags?))|printed|mention|mentioned|publish|published|record|recorded|show(?! up| houses?)|quote me|go on about)\b(?:\s+(?:it|that|this))?(?:\s+(?:down|about|anywhere|please))*`,
    'giu',
  ),
  new RegExp(
    String.raw`${not}(?:put|include)\s+(?:in\s+)?(?:that|this|it|any(?:thing)?\b|my|our|his|her|their|him|them|the name|(?:\S+\s+){1,4}${where}|(?:\S+\s+){1,9}?anywhere\b|\S+\s*$)`,
    'giu',
  ),
  new RegExp(
    String.raw`${not}(?:name|say|tell)\s+(?:my|him|her|them|why|where|what|that|it|any(?:one|body)|centrelink)\b`,
    'giu',
  ),
  /(?<!\b(?:i|we)\s)\b(?:please\s+)?(?:leave(?! (?:pay|is|was|ran|runs)\b)|keep)\s+(?:[^.;:(),]{1,50}?\s)?out\b(?:\s+of\s+(?:it|this|the plan|the document|the pdf|everything|anything|any|whatever|writing)\b)?|(?<!\b(?:i|we)\s)\bleave out\s+/giu,
  new RegExp(
    String.raw`${not}(?:refer|allude|hint)(?:\s+to)?\b|\b(?:need(?:n[’']?t| not)|(?:don[’']?t|do not) (?:need|have) to|no need to|not to) (?:say|mention|write|print|tell|allude to|refer to)\b`,
    'giu',
  ),
  /\b(?:i[’']?d|i would) (?:rather|prefer)(?: that)? (?:that|this|it|he|she|they|you|we|none of \w+)\s+(?:stay\w*|was kept|were kept|kept|was left|left|did(?:n[’']?t| not)|not)\b/giu,
  /(?<!\b(?:i|we)\s)\b(?:leave|keep)\s+[^.;:(),]{1,40}?\boff(?: the (?:page|plan|paper|record|document))?(?=\s*(?:$|[.,;)!]|please))/giu,
  /\bnot the plan[’']?s\b|\b(?:that|this|it)(?:[’']?s| is) private\b|(?:\b(?:so|please|just)\s+|,\s*)skip(?: (?:it|that|this))?(?=\s*(?:$|[.,;)!]))|\bno names?(?= no| please|,|$)|\bno advertis\w+ my\b|\bnot announcing\b/giu,
  /\bkeep\s+(?:that|this|it)\s+to\s+(?:yo?u?rself|yo?u?rselves|urself)\b|\bkeep s(?:c)?htum\b|\bkept? quiet about\b|\bnot a word\b|\boff[ -]limits\b|\b(?:doesn[’']?t|does not|don[’']?t|do not|needn[’']?t)\s+(?:belong|go|appear|come)\s+in(?:to)?(?:\s+(?:there|here)\b|\s*(?=$|[.,;)!]))/giu,
  /\b(?:yours|for you) to forget\b|\bforget (?:that|this) (?:sentence|line|bit)\b|\bignore (?:that|this)(?: (?:sentence|line|bit|part))?(?=\s*(?:$|[.,;)!]))|\b(?:whole )?(?:subject|topic|matter) is closed\b|\bonly for scheduling\b|\b(?:mortified|ashamed|hate|embarrassed) to (?:see|have) (?:it|that|this)\b|\bthank you to say only\b|\bfor (?:him|her|them) to tell\b|\bquiet matter\b/giu,
  /\bkeep\s+(?:\S+\s+){1,3}from (?:knowing|finding out|hearing)\b|\b(?:is|are) (?:only )?for your (?:\w+ )?(?:planning|calendar|eyes|information|info|ears)\b/giu,
  /\bkeep\s+[^.;:()]{0,40}?\b(?:private|quiet|secret|confidential|between us|to yourself|off (?:it|paper|the page|the plan))\b|\bon the quiet\b/giu,
  /\b(?:that[’']?s |this is |just |it[’']?s |strictly )?(?:(?<!\b(?:a|per|each) \p{L}+ |\d \p{L}+ |\d \p{L}+ \p{L}+ )between (?:us|ourselves)|between you and me|off the record|in confidence|confidential|for your eyes only)\b/giu,
  /\bnot for (?:print(?:ing)?|publi(?:cation|shing)|the plan|paper)\b|\bnothing about\s+|\bnowhere\s+|\bno mention(?: of)?\b|\bnot (?:one|a) word (?:about|of)\b|\bnot to be (?:named|in (?:it|the plan))\b|\bdont need (?:his|her|their|my) name\b/giu,
  /\b(?:i|he|she|they)(?:[’']d| would)? (?:don[’']?t|do not|doesn[’']?t|does not|never|rather not|would not|wouldn[’']?t)\s+(?:want|like)\s+[^.;:]{0,50}?\b(?:print(?:ed)?|written|mentioned|named|published|in (?:print|writing|the plan|there|anything)|anywhere|to (?:know|find out))\b/giu,
  /\b(?:must(?:n[’']?t| not)|can(?:[’']?t|not)|is not to|are not to|may not|should not)\s+(?:know|find out)\b(?!\s+how)|\bjust block it\b/giu,
  /\b(?:that|this|which|it|he|she)\s+(?:does not|doesn[’']?t|do(?:n[’']?t| not)|is not to|isn[’']?t to|should(?:n[’']?t| not))\s+(?:come|go|belong|appear)\s+in(?:to)?\s+(?:this|it|the (?:plan|file|document)|here|any)\b|\bnot for (?:the|my|any) (?:bank|lender|landlord|accountant|boss|ato)\b(?:\s+(?:bloke|lady|man|manager|people))?(?:\s+to (?:read|see|know))?|\b(?:nobody|no[ -]one)(?: else)? (?:needs?|has|ought) to (?:know|hear|see)\b(?! how)|\b(?:is|are)?\s*(?:nobody|no[ -]one)[’']?s business\b|\b(?:please\s+)?say nothing (?:of|about)\b|\bnot a thing for (?:the )?(?:bank|paper)\b/giu,
  /\bnot for (?:my|our|the|any|his|her|other)\s+(?:[^\s.,;]+\s+){1,4}?to (?:read|see|hear|know|find)\b|\bnot for (?:my|our) (?:mum|mother|dad|father|parents|wife|husband|partner|kids|family|boss|work)(?:[’']s)?(?: eyes)?\b|\b(?:is|are) not to (?:know|hear|find out|learn|see|read|be told)\b/giu,
  /\b(?:nobody|no[ -]one|none of (?:my|the|our|them))\b[^.;:,]{0,40}?\b(?:can|must|should|may|is to|are to|gets? to|needs? to) (?:ever )?(?:know|find out|hear|see|learn)\b(?! how)|\b(?:can(?:[’']?t|not)|must(?:n[’']?t| not)|should(?:n[’']?t| not)|may not|never|not(?: to)?) (?:ever )?(?:get wind of|catch wind of|hear (?:of|about) (?:this|it|that)|learn (?:of|about) (?:this|it|that|the|my)|(?:see|read) (?:this|it|that|any of)\b(?! as))/giu,
  /\b(?:i[’']?d|i would|we[’']?d|we would) (?:hate|die|be (?:embarrassed|ashamed|mortified|in trouble))\b[^.;]{0,40}?\b(?:see|saw|seen|know|knew|find out|found out|read|hear|heard)\b|\b(?:like|want|prefer) to keep it that way\b|\bkeep it like that please\b/giu,
  /\bskip (?:over )?(?:the|that|this|my) (?:part|bit|line|stuff|sentence)s?\b|\btreat\s+[^.;]{1,50}?\bas (?:private|confidential|secret)\b|\b(?:omit|redact|blank out|black out|scrub)\s+(?!rate)|\bstays? (?:with you|between us|in this room|in here)\b|\b(?:just|only|this is|that is) (?:for|between) (?:the|your|my|you and the) (?:reviewer|planner|adviser|records|background)\b|\bjust so you know,? not\b/giu,
  /\b(?:does(?:n[’']?t| not)|need(?:n[’']?t| not)|do(?:n[’']?t| not)) (?:need |have |want )?(?:to )?(?:appear|be (?:in (?:it|the|there|print)|there|mentioned|written|printed|shown|known|named))\b|\b(?:should|must|can|may)(?:n[’']?t| not) (?:ever )?(?:show up|appear|turn up|be (?:in (?:it|the|there|print)|on (?:it|the|paper)|seen|shown|visible|printed|written|mentioned|named))\b|\bleft (?:unsaid|unwritten|out of it)\b|\bnot (?:going|to go) in(?:to)? (?:the|it|this|that)\b/giu,
  /\bi (?:do not|don[’']?t|wouldn[’']?t|would not) want\b[^.;:]{0,40}?\b(?:named|told|knowing|hearing|seeing|reading|on (?:it|paper|record))\b|\b(?:please|pls) (?:be )?(?:silent|discreet)\b|\bhush(?:[ -]hush)?\b|\b(?:no|without) (?:words?|talk|reference|references|details?|hint|hints|lines?) (?:about|of|on|to)\b|\bmum[’']?s the word\b|\bunder wraps\b|\bto (?:myself|ourselves) for now\b|\bi (?:do not|don[’']?t|would not|wouldn[’']?t|(?:would )?rather not) (?:want to )?(?:write|talk|speak|say anything|go on) about\b|,\s*not for this(?=\W*$)/giu,
  /\byou (?:won[’']?t|will not|wouldn[’']?t) (?:write|print|say|mention|put|tell|repeat)\b|\bunder (?:your|our) hats?\b|\b(?:should|to|must|can|may|will) (?:stay|remain) (?:that way|private|secret|between|with you|hidden)\b|\b(?:don[’']?t|do not|never) let on\b|\b(?:needn[’']?t|need not) (?:know|see|hear|read)\b|(?<!\b(?:i|we|you)\s)\b(?:don[’']?t|do not|doesn[’']?t|does not) need to (?:know|see|hear)\b/giu,
  /\b(?:i[’']?ve|i have|we[’']?ve|we have)(?:n[’']?t| not| never) told (?!me|us|you)\b|\bha(?:ve|s)(?:n[’']?t| not) (?:been )?told (?!me|us|you)\b|\b(?:is|are|was)(?:n[’']?t| not) (?:for|to be) (?:shar(?:ing|ed)|circulat\w+|pass(?:ing|ed) on|repeat\w*)\b|\b(?:we|i) (?:don[’']?t|do not|never) (?:talk about|discuss|speak of)\b|\b(?:must|can|should|may)(?:n[’']?t|not| not) (?:ever )?(?:come|get) out\b|\bif [^.;]{1,60}?\b(?:saw|sees?|read|reads|finds?|found|knew|knows?|hears?|heard)\b[^.;]{0,40}?\b(?:finished|fired|sacked|in trouble|kill me|dead|furious|lose my job)\b/giu,
];
/** "I won't write essays" and "do not print shirts" are about work. */
const ofWork = /\b(?:easy|simple|slow|english)\b/i;

const small = new Set(
  'a an the and or but of in on at to from for with my me i you your our us we is are was be it its that this these those there here any anything anywhere everything whatever some please pls plz thanks ok just so then also too as well plan document pdf paper writing print file files page line bit part thing things down out up up nor not no never dont don do does did about want wanted like have has had put write written print printed mention mentioned include keep leave say tell name know only nothing nowhere something someone somebody thing things stuff understand schtum limits forget subject topic closed scheduling mortified typed quiet matter thank say only kept told i’ve ive havent hasnt neednt left omit hush discreet hat private personal ignore sentence refer allude hint rather prefer stay stayed announcing advertising names skip yourself myself themselves years year between private quiet secret him her them his he she they their if when because cos going get being been will would can could should must one go goes should shouldn’t rather come comes into belong appear appears figure figures bloke read reads bank lender else need needs business nobody see hear does doesnt doesn’t shouldnt mentioning word words ever even anyone anybody nobody whatever either that’s thats it’s'.split(
    ' ',
  ),
);
/** "The reason", "the medical word", "write down why": it was said before. */
const reason =
  /\b(?:the (?:\w+ )?(?:word|reason|illness|condition)\b|any of (?:that|this|it)\b|(?:write|say|put|mention|print)\s+(?:down\s+)?(?:why|what for)\b)/i;
const untold = /^(?!.*\b(?:want|put|write|print)\b).*\b(?:know|find out|hear|told)\W*(?:please\W*|yet\W*)?$/i;
const atWork = /\b(?:boss|employer|manager|colleagues?|workmates?|team|work|hr)\b/i;
const pointing = /\b(?:that|this|it|him|her|them)\b/i;
const person = /\b(?:him|her|them|his|their)\b/i;
const people =
  /\b(?:husband|wife|partner|ex|boss|brother|sister|son|daughter|mum|dad|mother|father|friend|mate|cousin|uncle|aunt|boyfriend|girlfriend|manager|neighbour|landlord|he|she|they)\b|(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{2,}/u;

/** Too common to keep other words back for. */
const common =
  /^(?:mrs?|council|insurer|work|team|customers?|boss|employer[’']?s?|i[’']ve|haven[’']t|hasn[’']t|needn[’']t|first|second|third|rounds?|loans?|gifts?|money|savings|house|drink|anymore|went|debts?|doctor|landlord|brother|sister|(?:husband|wife|partner)(?:[’']s)?|clients?|people|names?|reasons?|adverts?|medical|mornings?|afternoons?|evenings?|nights?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?)$/;

const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}’'-]*/gu) ?? []).filter(
    (word) => word.length > 1 && !small.has(word) && !small.has(word.replaceAll(/[’']/g, '')),
  );

/** A part of a sentence starts after a semicolon, a colon or an open bracket. */
function partStart(text: string, at: number): number {
  let start = 0;
  for (const cut of text.slice(0, at).matchAll(/[;(]|:\s|\s[–—]\s/g)) {
    const isClosed = cut[0] === '(' && text.slice(cut.index, at).includes(')');
    if (!isClosed) start = cut.index + 1;
  }
  return start;
}

/** The clause of the request itself, or all behind it where it opens a list: "Don't write: …". */
function clauseFrom(text: string, at: number, length: number): string {
  const behind = text.slice(at + length);
  // "Don't write: …", "Between us, …".
  const isLead =
    /^\W*$/.test(text.slice(0, at)) && /^\s*,/.test(behind) && !pointing.test(text.slice(at, at + length));
  if (/^\s*:/.test(behind) || isLead) return text.slice(at);
  const cut = /[,;)]|\s(?:but|so|because|cos|if)\s/i.exec(behind);
  return text.slice(at, cut ? at + length + cut.index : undefined);
}

export function findRequests(text: string): PrivateRequest[] {
  const found: PrivateRequest[] = [];
  for (const cue of cues)
    for (const { 0: words, index } of text.matchAll(cue)) {
      if (ofWork.test(text.slice(index + words.length, index + words.length + 12))) continue;
      const start = partStart(text, index);
      const clause = clauseFrom(text, index, words.length);
      const led = contentOf(text.slice(start, index));
      const named = [...led, ...contentOf(clause)];
      const before = contentOf(text.slice(0, start));
      const isBare = named.length === 0;
      const isReason = reason.test(clause);
      const pointsBack = isReason || (person.test(text.slice(start)) && !people.test(text));
      const repeats = named.some((word) => before.includes(word));
      const takesAll = before.length > 0 && (isBare || pointsBack || repeats);
      // "The customers needn't know": of what was said before.
      const isUntold = led.length <= 1 && untold.test(clause) && !atWork.test(text);
      const isOpen =
        /\b(?:it|that|this)\b/i.test(words) &&
        /[,;]|\bbut\b/i.test(text.slice(start, index)) &&
        contentOf(clause).length === 0;
      found.push({
        from: takesAll ? 0 : start,
        to: text.length,
        meansBefore: !takesAll && (isBare || (pointsBack && led.length < 2) || isUntold),
        ...(isOpen && { mayMeanBefore: index }),
        named: (named.length <= 3
          ? named
          : contentOf(text.slice(index, index + words.length)).filter((word) => led.includes(word))
        ).filter((word) => !common.test(word) && !/\d/.test(word)),
      });
    }
  return found;
}
