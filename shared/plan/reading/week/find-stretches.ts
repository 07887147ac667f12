import { type DayPart, dayParts, type Turn } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { partOfMoment, rangesIn, type TimeRange } from './clock-times.ts';
import { daysIn, type FoundDays } from './find-days.ts';
import { type Piece, piecesOf } from './find-pieces.ts';
import { ofSurcharge, sideSaid } from './side-said.ts';

/** Days and hours that are said together, and whether they are free. */
export interface TimeStretch {
  is: 'free' | 'blocked';
  days?: FoundDays | undefined;
  ranges: TimeRange[];
  parts: DayPart[];
  from: number;
  to: number;
  /** "Except Sunday": taken out of what came before. */
  isException?: true;
  /** In which weeks, and from which day. */
  turn?: Turn;
  starts?: string;
  ends?: string;
  isNow?: true;
  isDesk?: true;
}

/** Words between a day and its hours. */
export const joins =
  /^[\s,/&+–—:()-]*(?:(?:and|or|alternate|(?:every|each) (?:second|other|2nd|third|3rd)|to|till|til|until|through|thru|n|plus|then|on|the|every|each|all|from|in|at|between|of|for|about|around|after|before|both|also|maybe|most|any|either|days?|is|are|it[’']?s|pm|am)\b[\s,/&+–—:()-]*){0,4}$/i;
/** "Monday to Thursday, 8.15 till 3.45". */
const tight = /^[\s,:(–-]*(?:from |at |between |is |are )?$/i;
/** "9 to 5 on weekdays". */
const near = /^\s*(?:on |of )?(?:the |a )?$/i;
const parts = /[,;&+]|\b(?:and|n|or|plus|then)\b/i;
const exception =
  /\b(?:but(?: not)?|except|excepting|bar|other than|apart from|besides|not|excepto|menos)\s+(?:for |on |not |every |the |a )*$|(?:除了|ما عدا|trừ)\s*$/i;
/** "I work every day except Sunday": the exception is free. */
const jobBefore =
  /\b(?<!can )(?<!could )(?<!to )(?:i work|my job|is taken|are taken|not free|busy|shifts?)\b/i;
/** "Most evenings and Saturdays". */
const endsInPart = /(?:night|evening|morning|afternoon|arvo)s?$/i;
const ofWeekend = /^(?:sat|sun|weekend)/i;
const opens = /^(?:before|until|till?)\b/i;
const ofSchool = /\bschool\b/i;
/** A side is taken where it is so much likelier than the other. */
const least = 0.15;
/** Times next to each other are on two sides only where both are surely so. */
const sure = 0.4;
/** Words that say a side outright are of the writer's own time. */
const surelySaid = 1;
/** Below this a list that starts with a noun is not free: "Dialysis Tues and Thurs". */
const doubt = 0.2;
/** A sentence of nothing but times says when the person is free. */
const bare = 0.4;

type Side = TimeStretch['is'] | undefined;
type Likely = Record<'free' | 'busy' | 'when', number>;
/** When others open or meet. */
const ofOthers = 0.35;

const likelyOf = ({ roles }: ReadSentence, spans: readonly Piece[]): Likely => {
  const mean = (role: 'free' | 'busy' | 'when') =>
    spans.reduce((sum, { from, to }) => sum + (roles?.words(from, to, role) ?? 0), 0) / spans.length;
  return { free: mean('free'), busy: mean('busy'), when: mean('when') };
};

function sideOf({ free, busy, when }: Likely): Side {
  if (when > ofOthers || (when > least && when > Math.max(free, busy)) || Math.abs(free - busy) < least)
    return undefined;
  return free > busy ? 'free' : 'blocked';
}

const isWhole = /\ball (?:day |of )?$/i;
const isAlso = /\b(?:also|plus)\b/i;

/** Days with the hours that are theirs: "Mon Tue 9-3, Thu 12-5" is two. */
function groupsOf(sentence: ReadSentence, run: readonly Piece[]): Piece[][] {
  const { text, roles } = sentence;
  const isParted = (one: Piece | undefined, other: Piece | undefined): boolean =>
    !one || !other || parts.test(text.slice(one.to, other.from));
  const isExcept = exception.test(text.slice(0, run[0]?.from));
  const isApart = (one: Piece, other: Piece): boolean =>
    isParted(one, other) &&
    ((isExcept && /,/.test(text.slice(one.to, other.from))) ||
      // "Sundays + wed nite".
      (isPlural(one) && !isPlural(other)) ||
      (roles?.words(one.to, other.from, 'free', 'busy') ?? 1) < least);
  const isPlural = ({ from, to }: Piece): boolean => /days$/i.test(text.slice(from, to));
  const isClock = ({ from, to }: Piece): boolean => /\d/.test(text.slice(from, to));
  // "Tue Wed Thu, and Saturday 10 to 4".
  const isLooser = (one: Piece | undefined, last: Piece, piece: Piece): boolean =>
    one?.is === 'days' &&
    /^\s+$/.test(text.slice(one.to, last.from)) &&
    /,/.test(text.slice(last.to, piece.from));
  const groups: Piece[][] = [];
  run.forEach((piece, index) => {
    const group = groups.at(-1);
    const last = run[index - 1];
    const next = run[index + 1];
    const hasTime = group?.some(({ is }) => is === 'time') ?? false;
    const hasDays = group?.some(({ is }) => is === 'days') ?? false;
    const isOwnTime = !isParted(piece, next);
    // "7 to 10 and evening", "9 to 2 Monday and 1 to 3 Friday".
    const isNewTime =
      last !== undefined &&
      piece.is === 'time' &&
      hasTime &&
      isParted(last, piece) &&
      (opens.test(text.slice(piece.from, piece.to)) ||
        (hasDays
          ? (isOwnTime && next?.is === 'days') || (group?.[0]?.is === 'time' && !isClock(piece))
          : isClock(last) && !isClock(piece)));
    // "Mon 9-3, Tue", "evenings and Saturdays", "Tuesdays and Saturday mornings".
    const isNewDays =
      last !== undefined &&
      piece.is === 'days' &&
      (last.is === 'days'
        ? // "All Friday, Tues and Thurs 6 to 9", "Wed and Thu, also Saturday till noon".
          (isWhole.test(text.slice(0, last.from)) && isParted(last, piece)) ||
          (isAlso.test(text.slice(last.to, piece.from)) && isOwnTime && next?.is === 'time') ||
          (endsInPart.test(text.slice(last.from, last.to)) &&
            ofWeekend.test(text.slice(piece.from, piece.to))) ||
          // "9 to 2 Monday to Friday, Wednesday till 5".
          (group?.some((one) => one.is === 'time' && isClock(one)) && isOwnTime && next?.is === 'time') ||
          ((isExcept || (isOwnTime && next?.is === 'time')) &&
            (isApart(last, piece) || isLooser(run[index - 2], last, piece)))
        : hasTime && (hasDays || (isParted(last, piece) && !ofSchool.test(text.slice(last.from, last.to)))));
    const isCut = !group || isNewTime || isNewDays;
    if (isCut) groups.push([piece]);
    else group.push(piece);
  });
  return groups;
}

/** "Thursday I sleep until 1", "mornings I sleep until 1". */
const isOfDay = (last: Piece | undefined, piece: Piece, between: string): boolean =>
  last !== undefined &&
  piece.is === 'time' &&
  between.length < 50 &&
  !/[,;:.()]|\b(?:and|but|so|n)\b/i.test(between);

/** The one is surely free and the other surely busy. */
function areApart(sentence: ReadSentence, run: readonly Piece[], piece: Piece): boolean {
  const [one, other] = [run, [piece]].map((pieces) => {
    const { free, busy } = likelyOf(sentence, pieces);
    return free - busy;
  });
  return (
    one !== undefined &&
    other !== undefined &&
    one * other < 0 &&
    Math.min(Math.abs(one), Math.abs(other)) > sure
  );
}

/** "I've got Fridays 7 till 4 and Sat mornings 7 till 12". */
const isGiven = /\b(?:i[’']?ve got|free|available|i can(?: do| work)?) (?:on )?$/i;
const isAnd = /^\s*(?:and|&)\s*$/i;

/** Runs of days and hours that only small words part, and that are on one side. */
function runsOf(sentence: ReadSentence, pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last && sentence.text.slice(last.to, piece.from);
    const isTight =
      last !== undefined && last.is !== piece.is && (last.is === 'days' ? tight : near).test(between ?? '');
    // "Saturdays or Sundays" are on one side, whatever each looks like.
    const isList = last?.is === 'days' && piece.is === 'days';
    const isNew =
      !run ||
      between === undefined ||
      !(joins.test(between) || isOfDay(last, piece, between)) ||
      exception.test(between) ||
      (!isTight &&
        !isList &&
        !(isGiven.test(sentence.text.slice(0, run[0]?.from)) && isAnd.test(between)) &&
        !isOfDay(last, piece, between) &&
        areApart(sentence, run, piece));
    if (isNew) runs.push([piece]);
    else run.push(piece);
  }
  return runs;
}

/** Words before a time that say how it is meant: "between 9 and 2", "not after dark". */
const leading = /\b(?:between|not?|never|nothing)\s+$/i;
const more =
  /^\s*(?:full |too |also |as well )?(?:(?:and|or|&)\s+|(?:and|&)\s+(?:at|with|in) (?:the|my|an?)\b[^,.;]*)$/i;
/** "Fridays (school canteen) or weekends". */
const aside = /^\s*\([^)]*\)/;
/** "There may be 30 minutes on Wednesday night". */
const isUnsure =
  /\b(?:after|once|when) (?:i|we) (?:leave|quit|resign|retire|give notice|go full[- ]time)\b(?! (?:work|home|the|for|at)\b)[^.;]*$|\bif (?:i|we) can (?:do )?$|\b(?:may|might) (?:be|have|get)\b[^.,;]*$|\bmin(?:ute)?s (?:on |each |every )?$|\b(?:emergenc(?:y|ies)|urgent) (?:jobs? |calls? )?(?:on )?(?:an? |the )?$|\b(?:because|as|since|cos|coz) (?:i|we) (?:don[’']?t|do not|never) work (?:on )?$/i;
/** "Or Mondays at the hospital" is one of the things that could be. */
const isOption = /^\W*or (?:on )?$/i;
/** "On the chain Saturday to Tuesday now, $870 a week in the hand": the days of a wage. */
const ofWage = 1;
const leadsOn = /\b(?:so|free|leav(?:es|ing)|otherwise|mine|have|got|can|could)\b/i;

function parse(
  sentence: ReadSentence,
  { from, to, isVietnamese }: { from: number; to: number; isVietnamese: boolean },
): Pick<TimeStretch, 'days' | 'ranges' | 'parts'> {
  const found = new Set<DayPart>();
  for (const { id } of hitsOf(sentence, 'part').filter((hit) => hit.from >= from && hit.to <= to))
    for (const part of id === 'all' || id === 'schoolHours' ? dayParts.slice(0, 2) : [id as DayPart])
      found.add(part);
  return {
    days: daysIn(sentence, { from, to, isVietnamese }),
    ranges: rangesIn(
      `${leading.exec(sentence.text.slice(0, from))?.[0] ?? ''}${sentence.text.slice(from, to)}`,
    ),
    parts: [...found],
  };
}

export function stretchesOf(
  sentence: ReadSentence,
  { language, isOwn = false }: { language?: string | undefined; isOwn?: boolean } = {},
): TimeStretch[] {
  const { text, roles } = sentence;
  const groups = runsOf(sentence, piecesOf(sentence, language === 'vi')).flatMap((run) =>
    groupsOf(sentence, run).map((pieces) => ({
      run,
      pieces,
      from: pieces[0]?.from ?? 0,
      to: pieces.at(-1)?.to ?? 0,
    })),
  );
  const others = groups.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  const isBare = groups.length > 0 && joins.test(others.replaceAll(/[.!]/g, ''));
  const [wage] = roles?.numbersOf(0.5, 'wage') ?? [];
  const gap = ({ from, to }: { from: number; to: number }): number =>
    wage === undefined ? 0 : Math.max(wage.from - to, from - wage.to);
  const paid = wage && groups.toSorted((one, other) => gap(one) - gap(other))[0];
  let points = { free: 0, busy: 0 };
  const said = groups.map(({ run, pieces, from, to }, index): Omit<TimeStretch, 'is'> & { is: Side } => {
    const rest = { from: groups[index - 1]?.to ?? 0, to: groups[index + 1]?.from ?? text.length };
    const said = pieces.find(
      (one, at) => pieces[at + 1] && !joins.test(text.slice(one.to, pieces[at + 1]?.from)),
    );
    const isPart = pieces.every(
      ({ is, from: at, to: end }) => is === 'time' && !/\d/.test(text.slice(at, end)),
    );
    const likely = language || !roles ? { free: least, busy: 0, when: 0 } : likelyOf(sentence, run);
    const isDoubtful = !language && likely.free - likely.busy < doubt;
    const own = sideSaid(text, {
      from,
      to: said?.to ?? to,
      rest,
      isPart,
      isDoubtful,
      isOfJob: wage !== undefined,
    });
    // "At the bank Monday to Wednesday and Thursday until 1": what was said of the one is said of the other.
    const isMore =
      more.test(text.slice(rest.from, from).replace(aside, '')) &&
      !exception.test(text.slice(0, groups[index - 1]?.from));
    points = own.free + own.busy === 0 && isMore ? points : own;
    if (points.free === 0 && likely.free < sure && groups[index] === paid && !leadsOn.test(text.slice(0, to)))
      points = { ...points, busy: points.busy + ofWage };
    const is =
      isUnsure.test(text.slice(rest.from, from)) ||
      isOption.test(text.slice(0, from)) ||
      ofSurcharge.test(text.slice(to))
        ? undefined
        : isOwn
          ? points.busy < 2 && !/^ off\b/i.test(text.slice(to))
            ? 'free'
            : 'blocked'
          : sideOf({
              free: likely.free + points.free + (isBare ? bare : 0),
              busy: likely.busy + points.busy,
              when: points.free + points.busy >= surelySaid ? 0 : likely.when,
            });
    const times = parse(sentence, { from, to, isVietnamese: language === 'vi' });
    const isDay = is === 'blocked' && times.parts.length + times.ranges.length === 0;
    const moment = isDay && partOfMoment(text.slice(from, rest.to));
    return { ...times, ...(moment && { parts: [moment] }), is, from, to };
  });
  const stretches: TimeStretch[] = [];
  said.forEach((one, index) => {
    const before = said[index - 1];
    const word = before && exception.exec(text.slice(before.to, one.from))?.[0];
    const isMany = (before?.days?.days.length ?? 7) > 2;
    const isException =
      word !== undefined &&
      !/\bnot (?:just|only)\b/i.test(text) &&
      (!/\b(?:but|not)\b/i.test(word) || (isMany && (before?.is !== 'blocked' || !/\bnot\b/i.test(word))));
    if (before && isException) {
      const is = jobBefore.test(text.slice(0, one.from)) ? 'blocked' : (before.is ?? 'free');
      if (!before.is) stretches.push({ ...before, is });
      before.is = is;
      one.is = is === 'free' ? 'blocked' : 'free';
    }
    if (one.is) stretches.push({ ...one, is: one.is, ...(isException && { isException }) });
  });
  return stretches;
}
