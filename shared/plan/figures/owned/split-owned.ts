import { isSelling, type Reading } from '../../reading/reading.ts';
import { heading, list } from '../../write/say/words.ts';
import type { Business } from '../business.ts';
import { divide } from '../round.ts';
import { partsOf, type RowPart } from './row-parts.ts';
import { type AllSaid, hasPhrase, isOf, type Said, saidOf } from './said-of.ts';

type Row = Business['start'][number];

const isCover = /\b(?:insurance|liability|indemnity|(?:products|drone|market|of) cover)\b/i;
const isCourse = /\b(?:course|refresh(?:er)?|certificate (?:in|i|ii|iii|iv)|training|units)\b/i;
const isPaper =
  /\b(?:licen[cs]es?|registrations?|permits?|checks?|council|authority|screening|first aid|cpr|white card|rsa|fees?)\b/i;
/** What is used up: who owns the machine still buys it. */
const isStock =
  /\b(?:stock|materials?|supplies|parts|labels?|bags|boxes|jars|lids|cups|cartons|tubs|paper|sheets|tape|oils?|wax|tints?|colours?|disinfectant|disposables|gel|ink|needles|(?<!knee )pads|thread|glue|sandpaper|screws|fixings|filters?|sealants?|fillers?|flour|salt|sugar|milk|coffee|spices|seeds?|compost|feed|glass|foil|solder|leather|soles|timber|batteries|ribbon|balloons|tags|shampoo|soap|degreaser|film|powder|pigment|hair|fabric|zips|steel|gas|pouches|bandages|printing|hoses|belts|seals|blades|discs|plugs|packers|silicone|ingredients)$/i;

type Kind = 'cover' | 'course' | 'paper' | 'thing';
const kindOf = ({ what }: Row): Kind => {
  if (isCover.test(what)) return 'cover';
  if (isCourse.test(what)) return 'course';
  return isPaper.test(what) ? 'paper' : 'thing';
};

const longTime = 2;

/** Who has worked in the trade for years needs no course in it. Years with no other trade named are of this one. */
function knowsIt({ experience, skills }: Reading, trade: string): boolean {
  const skill = skills.find(({ value }) => value.trade === trade)?.value;
  const isOfOther = skills.some(
    ({ value }) => value.trade !== trade && value.strength > (skill?.strength ?? 0),
  );
  return (
    (skill?.years ?? 0) >= longTime ||
    skill?.proof.includes('certificate') === true ||
    (!isOfOther && (experience?.value.years ?? 0) >= longTime)
  );
}

/** They do the work for money now, so they have the things that it needs. */
const doesItNow = (reading: Reading): boolean =>
  isSelling(reading) ||
  reading.inPlace?.some(({ value }) => value.is === 'at-work') === true ||
  (reading.done.length > 0 && reading.prices.some(({ value }) => value.when === 'now'));

const council = /\bcouncil\b/i;
const inOrder =
  /\b(?:regist\w*|approv\w*|notif\w*|told|inspect\w*|permit|licen[cs]ed?|signed|above board)\b/i;

function speaksOf(said: Said, row: Row): boolean {
  // The card of a volunteer is not the one for paid work.
  if (/\bpaid\b/i.test(row.what) && /\bvolunteer/i.test(said.text)) return false;
  if (row.owned.some((phrase) => hasPhrase(said, phrase))) return true;
  if (council.test(row.what)) return council.test(said.text) && inOrder.test(said.text);
  if (isCover.test(row.what)) return isCover.test(said.text);
  return partsOf(row.what).some((part) => isOf(said, part));
}

/** Years of work bring no web page. */
const isNoTool = /\b(?:web|page|site|domain|cards|signs?|software|program|forms|agreement|contract)\b/i;

/** "Second microphone" is had by who has two. */
const isOneMore = /^(?:second|spare|another|extra)\b/i;
const several = /\b(?:two|three|four|five|six|[2-9]|sets|pairs)\b|\p{L}{3}(?<!s)s$/iu;

interface Does {
  /** The work, for money. */
  now: boolean;
  /** For years. */
  long: boolean;
}

/** What is left of a list of things. The main one brings the others with it, and not what is used up. */
function restOf(row: Row, { things, lacked, hasAll }: AllSaid, does: Does): Row | undefined {
  const usable = isOneMore.test(row.what) ? things.filter(({ text }) => several.test(text)) : things;
  const isLacked = (part: RowPart): boolean => lacked.some((said) => isOf(said, part));
  const isOwned = (part: RowPart): boolean => usable.some((said) => isOf(said, part));
  const parts = partsOf(row.what);
  const [main] = parts;
  const hasMain =
    (hasAll && !isNoTool.test(row.what)) ||
    (main !== undefined && isOwned(main)) ||
    usable.some((said) => row.owned.some((phrase) => hasPhrase(said, phrase))) ||
    (does.long && things.length > 1 && !isOneMore.test(row.what) && !isNoTool.test(row.what));
  const isLeft = (part: RowPart): boolean =>
    isLacked(part) || !(isOwned(part) || (hasMain && !isStock.test(part.text)));
  const left = does.now ? parts.filter(isLacked) : parts.filter(isLeft);
  if (left.length === parts.length) return row;
  if (left.length === 0) return undefined;
  // The main thing costs as much as two others.
  const weight = (some: readonly RowPart[]): number => some.length + (main && some.includes(main) ? 1 : 0);
  return {
    ...row,
    what: heading(list(left.map(({ text }) => text))),
    dollars: divide(row.dollars * weight(left), weight(parts)),
    basis: { judged: 'Our figure, less what you already own.' },
  };
}

/** Who has two of a thing buys one more, and no second one. */
const named = (row: Row, { things }: AllSaid): Row =>
  isOneMore.test(row.what) && things.some((one) => several.test(one.text) && speaksOf(one, row))
    ? { ...row, what: row.what.replace(isOneMore, 'One more') }
    : row;

/** What is still bought of a row. */
function leftOf(row: Row, said: AllSaid, does: Does): Row | undefined {
  const isLacked = said.lacked.some((one) => speaksOf(one, row));
  const kind = kindOf(row);
  if (kind === 'thing') return restOf(row, said, does);
  if (isLacked) return row;
  // Who sells today has cover, and may still lack a paper.
  if ((kind === 'cover' && does.now) || (kind === 'course' && does.long)) return undefined;
  return said.papers.some((one) => speaksOf(one, row)) ? undefined : row;
}

/** What the customer owns, holds, has paid or has worked with is not bought again; what they say they lack is. */
export function splitOwned(
  rows: readonly Row[],
  reading: Reading,
  trade: string,
): { bought: Row[]; owned: string[] } {
  const said = saidOf(reading);
  // Cover that they did not speak of is not said to be theirs.
  const isKnown = (row: Row): boolean =>
    kindOf(row) !== 'cover' || said.papers.some((one) => speaksOf(one, row));
  if (reading.running) return { bought: [], owned: rows.filter(isKnown).map(({ what }) => what) };
  const does = { now: doesItNow(reading), long: knowsIt(reading, trade) };
  const split: { bought: Row[]; owned: string[] } = { bought: [], owned: [] };
  for (const row of rows) {
    const left = leftOf(row, said, does);
    if (left) split.bought.push(named(left, said));
    else if (isKnown(row)) split.owned.push(row.what);
  }
  return split;
}
