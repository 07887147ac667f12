/** Where a text refuses something, with the whole clause: "no home visits to men", "I won't lobby or take success fees". */

export interface FoundRefusal {
  what: string;
  from: number;
  to: number;
}

/** What follows a refused verb at its start in a list: "won't lobby, take success fees or write for two bidders". */
const verbs =
  'do|doing|sell|selling|make|making|teach|teaching|tutor|shoe|take over|taking over|take|touch|use|install|go on|go into|trace|tracing|offer|give|giving|handle|hold|run|comment on|pitch|guide|work with|work on|work for|clean|cook|fix|repair|build|treat|bake|deliver|read|cross|crossing|train|groom|drive|driving|have anything to do with|put up with|going on|going into|limpio|hago|doin|bake with|write for|write essays|lobby|accept|edit|index|print|hire|go out on|go to|sell to|deal with|serve|supply|mount|engrave|shoot|coach|tune|kill|contact|approach|sign on with|weld|give talks|go back to|go back to doing|design|travel|promise|quote|photograph|film|sew|cut|paint|play|host|visit|open|move|store|post|ship';
/** Verbs that say what they lack, know or feel, and refuse no work. */
const notVerbs =
  'have|get|be|been|know|want|think|see|find|afford|wait|remember|mind|like|care|need|understand|feel|trust|say|tell|mention|print|write(?! for)|put|show|name|call|ring|speak|come|start|stop|believe|live|stand|sleep|eat|pay|earn|charge|keep|lose|look|seem|mean|own|lift|climb|kneel|carry|drive|walk|leave|let|happen|matter|last|count|worry|bother|forget|regret|change|complain|fit|learn|help|hear|talk|answer|reply|rush|quit|miss|listen|fight|judge|share|tell|hurt|go back|go near|go|give up|borrow|hide|owe|cope|manage|bite|break|lie|do that|work (?:weekends?|nights?|evenings?|sundays?|saturdays?)';
const stops = String.raw`\b(?:because|cos|coz|cause|since|so|but|which|thats|that[’']s(?= (?:why|it|all|me|my|mine|not|the|what|how|too|just|where|when|for|because|final|her|his))|(?<!\b(?:till|until|unless|when|while|before|if)\s)(?<!\b(?:people|men|women|anyone|clients|places|houses|dogs|animals)\s(?=i (?:don|do not|haven|have not|didn|can[’']?t|cannot|know)))(?:i|im|i[’']m)|they|we|pls|please|god|sorry|lol|either|anymore|for (?:this|that)|of that|at all|(?<!-)only|thanks|and (?:have|had|i|it|we|need|am|will|cant|can[’']t)|everybody|everyone)\b`;
/** "Houses that had a dog" goes on, and "no hoarder jobs did one and got sick" has ended. */
const ended = String.raw`(?<!\b(?:that|which|who|who[’']s|that[’']s|have|has)\s)\b(?:did|got|had|was|were)\b`;
/** "Over 4.5 tonne". */
const object = String.raw`((?:(?!${stops}|${ended})(?:[^,.;:()!?]|(?<=\d)\.(?=\d))){3,110})`;
const after = (lead: string): RegExp => new RegExp(`${lead}${object}`, 'giu');

const softener = String.raw`(?:(?:want to|wanna|really|be|ever|want|any|really|going to|gonna|allowed to|able to)\s+){0,2}`;
/** "I won't", "I never": any verb but those that refuse no work. */
const wont = after(
  String.raw`\b(?:i|we)\s+(?:just\s+|also\s+)?(?:won[’']?t|will not|wouldn[’']?t|will never|would never|refuse to)\s+${softener}(?!(?:${notVerbs})\b)(\p{L}+(?: (?:on|with|for|in|into|at|over))?)\s+(?:any |any of )?`,
);
/** "I can't", "no doing", "not allowed to": only verbs of work. */
const cannot = after(
  String.raw`(?:(?<!\b(?:they|he|she|it|you|who|which|that|people|others|most)\s+)\b(?:dont|don[’']t|do not|doesn[’']t|shan[’']?t|won[’']t|wont|will not|wouldn[’']t|(?:i[’']d|would) never|never|can[’']t|cant|can not|cannot|refuse to|not allowed to|not going to)\s+${softener}|\b(?:no|not)\s+(?=[\p{L}]+(?:ing|in|o)\b))(${verbs})\s+(?:any |any of )?`,
);
/** "Get no payments" and "have no clients" refuse nothing. */
const lacking = String.raw`(?<!\b(?:get|gets|got|have|has|had|with|earn|receive|is|are|was|there[’']?s|pay|see|says|make|ive|i[’']ve|want|need|of|for)\s+)`;
const listed = after(
  String.raw`(?:^\W*|[,;:(]\s*|\b(?:and|but|or|n|please|so|says)\s+|&\s*|(?<=\p{L})\s+${lacking}(?=no ))no\s+(?!one[’']s\b)`,
);
const notThe = after(
  String.raw`(?:^\W*|[,;:]\s*|\b(?:and|im|i[’']m)\s+)not\s+(?=the |into |crossing |selling |going on |doing )`,
);
/** "Nothing over ten kilos". */
const nothing =
  /\bnothing (?=over |above |heavier |bigger |higher |larger |longer |past |further |beyond |that |with |involving )((?:(?!\b(?:so|because|cos|since|but)\b)(?:[^,.;:()!?]|(?<=\d)\.(?=\d))){4,50})/giu;
/** "I repair clocks, not watches". */
const notOther =
  /^\W*i (?:only |just )?(?:do|make|sell|repair|fix|teach|clean|sew|bake|build|paint|train|groom|write|edit|play|treat|grow)\s+[\p{L} ]{3,40}, not ((?:(?!\b(?:the|a|my|in|on|at|just|only)\b)[\p{L} ]){3,30})/giu;
const backwards = /^\W*((?:[\p{L}-]+ ){0,2}[\p{L}-]+) no(?:\W*$|,)/iu;
/** "Don't put me into interpreting", "don't send me to markets", "I'm not going back to bathrooms". */
const notSent = after(
  String.raw`(?:\b(?:don[’']?t|dont|do not|never)\s+(?:(?:put|send|book|sign) me (?:into|in|at|on|to|for|up for|down for)|suggest|recommend)\s+|\bnot going back to\s+(?:doing\s+)?|\bno (?:wish|desire|intention) (?:to|of)\s+|\b(?:you can|please) forget\s+(?:about\s+)?|\bc(?:a?n[’']?t|annot) stand (?=\p{L}+ing\b))`,
);
/** "I answer questions, but not classes." */
const butNot = /\bbut not ((?:[\p{L}’'-]+ ?){1,3})(?=[,.]|$)/giu;
/** "Not vinyl, I hate it." */
const notAlone =
  /^\W*not (?!(?:only|just|that|yet|sure|really|even|too|so|a|an|in|on|at|for|to|much|many|all|any|anymore|now|bad|good|working|if|my|until|till|because|with|from|by|less|more|not|into|opposed|[\p{L}]+(?:ous|ed))\b|[^,.]* only\b)((?:[\p{L}’'-]+ ?){1,3})(?=[,.]|$)/giu;
const isOut =
  /(?:^|\band\s+|,\s*)((?!\s*(?:so|while|when|if|once)\b)[^,.]{4,40}?)\s+(?:is|are) out\b(?! of)/giu;

const bare =
  /^(?:do|doing|doin|offer|take|touch|comment on|hago|limpio|have anything to do with|handle|treat|pitch|accept)$/i;
const parts =
  /(?<!\bwith)\s+(?:and |or )?(?:no|nor|not(?=\s+\p{L}+ing\b))\s+|\s*&\s*no\s+|\s+or\s+(?=any(?:thing|one|where)\s+(?!else|like)\p{L})/iu;

const gerund = (verb: string): string => {
  const [first = '', ...rest] = verb.toLowerCase().split(' ');
  const base = /ing$/.test(first)
    ? first
    : /(?:run|cut|put|get|plan|shop|trim|ship)$/.test(first)
      ? `${first}${first.at(-1)}ing`
      : `${first.replace(/ie$/, 'y').replace(/(?<![eo])e$/, '')}ing`;
  return [base, ...rest].join(' ');
};

/** "ulcers, infections": what follows a refused thing in a list. */
const more =
  /^,\s*(?:or |and |nor )?((?:[\p{L}’'-]+ ?){1,4}|(?:[\p{L}\d’'-]+ ){1,3}or (?:[\p{L}\d’'-]+ ?){1,5})(?=[,.;(]|$)/u;
const moreWork = new RegExp(
  String.raw`^(?:,\s*(?:or |and |nor )?|\s+(?:or|nor)\s+)(${verbs})\s+${object}`,
  'iu',
);
const notListed =
  /\b(?:had|been|has|was|were|does|did|stinks|heaps|i|im|i[’']m|is|are|its|it|they|thats|that|want|wants|no|not|but|only|have|got|ok|yes|since|thanks|please|my|our|must|should|need|he|she|owner)\b/i;
const mostListed = 3;

const named = (verb: string, said: string): string =>
  bare.test(verb) && said.trim() !== '' && !/\bfrom\b/.test(said) ? said : `${gerund(verb)} ${said}`;

/** "Take success fees or write for two bidders": work after the first refused verb, each with its own verb. */
function workBehind(text: string, from: number): FoundRefusal[] {
  const found: FoundRefusal[] = [];
  for (let at = from; found.length < mostListed; ) {
    const next = moreWork.exec(text.slice(at, at + 120));
    const [all = '', verb = '', said = ''] = next ?? [];
    if (!next) break;
    const [own = said] = said.split(new RegExp(String.raw`\s+(?:or|nor)\s+(?=(?:${verbs})\s)`, 'iu'));
    const start = at + all.length - said.length;
    found.push({ what: named(verb, own), from: start, to: start + own.length });
    at = start + own.length;
  }
  return found;
}

function listBehind(text: string, from: number): FoundRefusal[] {
  const found: FoundRefusal[] = [];
  let at = from;
  while (found.length < mostListed) {
    const next = more.exec(text.slice(at, at + 60));
    const what = next?.[1];
    // "No lifting, hernia" gives the reason; "ulcers, infections" goes on.
    if (
      !(next && what) ||
      notListed.test(what) ||
      !/s$|\bor\b/i.test(`${next[0].replace(/^,\s*/, '').trim()}`)
    )
      break;
    const start = at + next[0].length - what.length;
    found.push({ what, from: start, to: start + what.length });
    at += next[0].length;
  }
  return found;
}

/** Each thing of "logos and no reels", with its place. */
function partsOf(text: string, said: string, from: number): FoundRefusal[] {
  let at = from;
  return said.split(parts).map((part) => {
    at = Math.max(at, text.indexOf(part, at));
    const one = { what: part, from: at, to: at + part.length };
    at += part.length;
    return one;
  });
}

/** "No website yet" says what is still missing. */
const isYet = (text: string, to: number, said: string): boolean =>
  /\byet\b/i.test(said) || /^\s*yet\b/i.test(text.slice(to));

export function foundIn(text: string): FoundRefusal[] {
  const found: FoundRefusal[] = [];
  const put = (...all: FoundRefusal[]) => {
    for (const one of all) if (!found.some(({ from, to }) => from < one.to && to > one.from)) found.push(one);
  };
  for (const pattern of [wont, cannot])
    for (const one of text.matchAll(pattern)) {
      const [all, verb = '', said = ''] = one;
      const end = one.index + all.length;
      const [own = said] = said.split(new RegExp(String.raw`\s+(?:or|nor)\s+(?=(?:${verbs})\s)`, 'iu'));
      const from = end - said.length;
      const [first, ...rest] = partsOf(text, own, from);
      if (first) put({ ...first, what: named(verb, first.what) });
      put(...rest, ...workBehind(text, from + own.length), ...listBehind(text, end));
    }
  // "I won't lobby, take fees": a verb with nothing behind it.
  for (const one of text.matchAll(
    /\b(?:i|we) (?:won[’']?t|will not|never|don[’']?t|do not) (lobby|travel|haggle|coach|teach|tutor|busk|bargain|advertise|subcontract|franchise|commute)\b(?=\s*(?:$|[,.;:!?)]|(?:or|nor|and|but|because|for|at|on|in|either|anymore|any more)\b))/giu,
  )) {
    const verb = one[1] ?? '';
    const end = one.index + one[0].length;
    put({ what: gerund(verb), from: end - verb.length, to: end }, ...workBehind(text, end));
  }
  for (const pattern of [listed, notThe, isOut, notSent, notAlone, butNot])
    for (const one of text.matchAll(pattern)) {
      const said = one[1] ?? '';
      const at = one.index + one[0].lastIndexOf(said);
      if (isYet(text, at + said.length, said)) continue;
      put(...partsOf(text, said, at), ...listBehind(text, at + said.length));
    }
  for (const one of text.matchAll(nothing)) {
    const said = one[1] ?? '';
    put({ what: `anything ${said}`, from: one.index, to: one.index + one[0].length });
  }
  for (const one of text.matchAll(notOther)) {
    const said = one[1] ?? '';
    const at = one.index + one[0].length - said.length;
    put({ what: said, from: at, to: at + said.length });
  }
  const back = backwards.exec(text);
  if (back?.[1]) put({ what: back[1], from: 0, to: text.length });
  return found.toSorted((one, other) => one.from - other.from);
}
