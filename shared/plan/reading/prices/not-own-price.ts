/** Sums that the words next to them name as costs, fees or another's share, and not as a price of the customer. */

const things =
  'lease(?: of (?:the |my |an? )?[a-z]+)?|fuel|juice|petrol|diesel|tip|tip fees?|dump fees?|materials?|parts|postage|post satchel|satchel|freight|stall|stall fee|market fee|calibration|insurance|rego|registration|power|electricity|ingredients|packaging';
const named = new RegExp(
  String.raw`(?:^|[\d.,;:()]\s*|\b(?:and|plus|the|my)\s+)(?:${things})(?:['’]s|\s+(?:is|are|costs?(?: me| us)?|for (?:it|that|them)))?(?:\s+(?:about|around|only|just|maybe|bout))?\s*[$£]?$`,
  'iu',
);
const places =
  'kitchen|room|hall|court|courts|shed|studio|space|pool|lane|oval|ground|workshop|bay|booth|clinic|church|paddock|arena|table|chair';
/** "A hired commercial kitchen ($22/h", "council netball courts $16 an hour", "the hall is 30": a place that they rent. */
const rentedPlace = new RegExp(
  String.raw`\b(?:hired|rented|rents?|renting|hiring|offers?|offered|shared|council|community|church|leisure centre)\s(?:(?:an?|the|my|our|out)\s)?(?:[\p{L}-]+\s){0,2}(?:${places})(?:\s(?:is|are|at|for|costs?))?\s*\(?(?:about |around |at )?[$£€]?$`,
  'iu',
);
/** "Trencher hire $170/day" is of the work that needs one. "Hive hire to a school garden $60" is sold. */
const hired =
  /\b(?:hall|room|court|kitchen|venue|pool|studio|trencher|digger|excavator|bobcat|trailer|ute|truck|van|scaffold\w*|lift|skip|generator|chair|stall|site) hire(?:\s(?:is|at|costs?))?\s*\(?(?:about |around )?[$£€]?$/i;
const hiresOut =
  /\b(?:i|we) (?:\p{L}+ )?(?:hire|rent)s? (?:it|them|\p{L}+) out\b|\bhire (?:out|business|service|company)\b|\bfor hire\b/iu;
const yearly =
  /\b(?:calibration|insurance|rego|registration|accountant|licen[cs]e|audit)\b[^.;$\d]{0,30}\b(?:year|month|quarter)[, ]*[$£]?$/iu;
/** "She takes 3 dollar each box" */
const shareOf =
  /\b(?:s?he|they|it|shop|store|gallery|grocery|agent|platform|market|etsy)\s+(?:will |would )?(?:takes?|keeps?)\s*[$£]?$/iu;
/** "Wheel and stones come to 90 cents a pair and $2 for a profile" */
const listGoesOn =
  /\b(?:costs?|comes? to|works? out(?: at| bout| about)?)\s[^.;]{0,40}?\d[\d.]*\s*(?:c|cents?|dollars?)?\s*(?:(?:an?|per|each|for an?|for each)\s+\p{L}+)?\s*and\s*[$£]?$/iu;
/** "The eggs are $28 each from an emu farm", "$30 the stall" */
const bought =
  /^\s*(?:dollars?\s+)?(?:each\s+|an? \p{L}+\s+)?from (?:an?|the) (?!shed|gate|garage|house|stall|van|truck|farm gate|front)\p{L}/iu;
const fee = /^\s*(?:dollars?\s+)?(?:for |an? |per |the )+(?:stall|market table)\b/iu;
const isAsked = /\b(?:i|we) (?:sell|charge|ask)\b/i;

interface Place {
  from: number;
  to: number;
}

/** The start of a line "6 inch birthday $85, 3 hours, $19": the last sum is what one costs. */
const priceAndTime =
  /^\W*[\p{L}\d][^$£€]{2,70}[$£€](\d+(?:\.\d+)?)[^$£€]*\b(?:\d*(?:hours?|hrs?|mins?|minutes?)|and a half)\b,\s*(?:\p{L}+\s)?[$£€]?$/iu;

function endsRow(lead: string, sum: string, behind: string): boolean {
  const [, price] = priceAndTime.exec(lead.split('\n').at(-1) ?? '') ?? [];
  const [rest = ''] = behind.split('\n', 1);
  return price !== undefined && rest.trim() === '' && Number(price) > Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]);
}

/** Whether the words around a sum say that the customer pays it. */
export function isPaid(text: string, { from, to }: Place): boolean {
  const lead = text.slice(0, from);
  const behind = text.slice(to);
  return (
    named.test(lead) ||
    endsRow(lead, text.slice(from, to), behind) ||
    rentedPlace.test(lead) ||
    (hired.test(lead) && !hiresOut.test(text)) ||
    listGoesOn.test(lead) ||
    fee.test(behind) ||
    (bought.test(behind) && !isAsked.test(text))
  );
}

/** What others are paid or ask: "shifts at $31", "3 girls on ABN at $32", "the club wants $40", "he helps for $30". */
const ofOthers =
  /\bshifts? (?:at|for|of) [$£]?$|\b(?:girls|boys|lads|blokes|helpers|cleaners|subbies|staff|workers|casuals)\b[^.;$£\d]{0,20}\b(?:on|at) [$£]?$|\b(?:wants|charges|asks) (?:me |us )?[$£]$|\bhelps\b[^.;$£\d]{0,30}\bfor [$£]?$/iu;
/** "The girls on facebook get $42", "bloke in the east gets 15", "market ladies do it for 80". */
export const othersAsk =
  /\b(?:blokes?|girls|lad(?:y|ies)|guys?|others?|mobs?|people|franchises?|(?:shop|salon|studio|clinic|centre|company|firm|cattery|kennels?)s?)\b(?:(?!\b(?:i|id|we|who|will|would|could|can)\b)[^.;:,$£€\d]){0,40}\b(?:gets?|charges?|asks?|quotes?|(?:do|does) (?:it|them) for|(?<=\b(?:shop|salon|studio|clinic|centre|cattery|kennels?)\b[^.;:,$£€\d]{0,40})is)\s(?:about |around |only |like |minimum |from )?[$£€]?$/iu;
/** "The piano gets tuned twice a year and that is $190" */
const upkeep = /\bgets? (?:tuned|serviced|repaired|cleaned|checked|tested)\b[^.;$£\d]{0,40}[$£]?$/iu;
/** "A decent one is $1,450 new", "I saw a used one at $700": what they may buy. */
const toBuy =
  /\b(?:decent|used|second[- ]?hand|brand new|new|proper|good) ones? (?:is|are|costs?|for|at|goes for)(?: about| around)? [$£€]?$/iu;
/** "One man, 88, wants Saturdays": how old a buyer is. */
const ofPerson =
  /\b(?:man|woman|lady|gentleman|bloke|fella|chap|guy|widow(?:er)?|nan|nanna|pop|grandad|grandma|mum|mother|dad|father|neighbour|client|husband|wife|son|daughter|boy|girl|he|she)(?:[’']?s| is| was|,)? (?:aged |is |who is |who[’']s )?$/iu;
const isAge = (text: string, { from, to }: Place): boolean =>
  /^[1-9]\d$/.test(text.slice(from, to).trim()) &&
  ofPerson.test(text.slice(0, from)) &&
  /^\s*(?:[,.;)]|years?\b|and\b)/.test(text.slice(to));
/** "38 hours at $34" */
const ofHours = /\b\d{1,2}\s?h(?:ou)?rs?(?: a week| each)? at [$£€]?$/iu;
/** It is paid back. */
const bond = /^\s*(?:refundable |security )?(?:bond|deposit)\b(?! clean)/iu;

/** Whether a sum is what a shop keeps of each sale, what others are paid, or comes back. */
export const isOtherSum = (text: string, { from, to }: Place): boolean => {
  const lead = text.slice(0, from);
  if (isBare(text, { from, to }) && soOften.test(text.slice(to))) return true;
  return (
    isAge(text, { from, to }) ||
    [shareOf, yearly, ofOthers, othersAsk, ofHours, upkeep, toBuy].some((words) => words.test(lead)) ||
    bond.test(text.slice(to))
  );
};

/** "One tiffin is 5 rotli", "a ute or 7 seat 260", "you have to get 12": a number without a sign that counts things. */
const contents = /=\s*$|\b(?:have to|must|need to) (?:get|order|buy|take) $/iu;
const beforePrice = /^ \p{L}+ [$£]?\d/u;
/** "About 90 in one week at 11.50" */
const soOften =
  /^(?: \p{L}+)? (?:in (?:one|an?)|an?|per|each|every|one) (?:week|month|fortnight|day) (?:at|for|@) [$£€]?\d/iu;
const isBare = (text: string, { from, to }: Place): boolean =>
  !/[$£€]/.test(text.slice(Math.max(0, from - 1), to));
export const isCountOfThings = (text: string, { from, to }: Place): boolean =>
  isBare(text, { from, to }) && (contents.test(text.slice(0, from)) || beforePrice.test(text.slice(to)));

/** "I charge $640": no model is needed. */
const asked = /\b(?:i|we) (?:charge|ask|sell (?:them|it) (?:for|at))(?: about| around)? [$£€]?$/i;
/** "Salad, price 11" */
const namedPrice = /(?<!\b(?:cost|their|his|her|market) )\bprice [$£€]?$/i;
/** "Hive hire to a school garden $60 a month": a buyer pays it. */
const hiredTo = /\b(?:hire|rental|lease) to (?:an?|the|one|\p{L}+s)\b[^.;,$£€\d]{0,40}[$£€]?$/iu;
export const isNamedPrice = (text: string, { from }: Pick<Place, 'from'>): boolean =>
  namedPrice.test(text.slice(0, from)) || hiredTo.test(text.slice(0, from));
/** A price, or so many of what one of theirs holds. */
export const isNoCost = (text: string, place: Place): boolean =>
  isNamedPrice(text, place) || (isBare(text, place) && contents.test(text.slice(0, place.from)));
export const isOwnAsked = (text: string, { from }: Pick<Place, 'from'>): boolean =>
  asked.test(text.slice(0, from));

/** "They give me 30 dollar each one" is paid to the customer. */
const givenToMe =
  /\b(?:they|he|she|people|neighbours?|families) (?:gives?|gave|pays?|paid) (?:me|us)\s(?:about |around |only )?[$£€]?$/iu;
/** "Stations spend 5 hours and $90 of diesel": what the work costs others now. */
const spentByOthers =
  /^\W*(?!(?:i|we|costs|materials|hours|fees)\b)\p{L}+s (?:spend|waste|lose)\b[^.;]{0,40}[$£€]?$/iu;
/** What others ask, pay or lose is no cost of the customer. */
export const isOfOthers = (lead: string): boolean =>
  [othersAsk, givenToMe, spentByOthers].some((words) => words.test(lead));
