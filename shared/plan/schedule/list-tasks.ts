import type { Licence, Situation } from '#shared/content/schemas/catalogue.ts';
import type { Place } from '#shared/content/schemas/parts.ts';
import type { Offer, Trade } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import { isHousehold } from '../reading/read-experience.ts';
import { isInSight, type Reading, type Settled } from '../reading/reading.ts';
import { mayShowSituation } from '../write/private/screen.ts';
import { buyerName, toDoTask } from '../write/say/own-words.ts';
import { list, phrase } from '../write/say/words.ts';
import { isDone } from './already-done.ts';
import * as common from './common-tasks.ts';
import { openingOf } from './opening-of.ts';
import { salesNeeded } from './paid-work.ts';
import type { PlannedTask } from './schedule.ts';

export interface TaskSources {
  candidate: Candidate;
  reading: Reading;
  place: Place;
  isAustralia: boolean;
  hasAbn: boolean;
  licences: ReadonlyMap<string, Licence>;
  situations: ReadonlyMap<string, Situation>;
  /** The calendar months of the schedule, January is 1. */
  months: ReadonlySet<number>;
  /** People whom the customer named and whom a file may name. */
  names?: readonly string[];
  /** Hours of one sale by the figures. */
  saleHours?: number;
  /** The trade may show what clients say. */
  asksForWords?: boolean;
}

export interface TaskList {
  first: PlannedTask[];
  rules: PlannedTask[];
  ready: PlannedTask[];
  sell: PlannedTask[];
  deliver: PlannedTask[];
  review: PlannedTask[];
}

/** Public ways to sell. A plan with a safety note uses none of them. */
const isPublic =
  /\b(notice ?boards?|boards? at|put .* on boards|flyers?|letterbox|facebook|instagram|google|map profile|local (?:pages?|groups?)|street (?:page|group)|website|web page|public page|post (?:in|on|a|the|your)|listing|sign on|on the (?:van|ute|car)|market)\b/i;

const getsChildCheck =
  /^(?:Get|Apply for)\b.*\b(?:child check|children check|working with children|blue card)\b/i;

/** The trade's tasks for the chosen offer that fall into the days of the schedule. */
function tradeTasks({ candidate, reading, months }: TaskSources, isSafety: boolean): PlannedTask[] {
  const limits = new Set(reading.limits.map(({ value }) => value.need));
  const hasCheck = reading.licences.some(
    ({ value }) => value.status === 'held' && /child/.test(value.licence),
  );
  return candidate.trade.tasks
    .filter((task) => !(hasCheck && getsChildCheck.test(task.do)))
    .filter(
      (task) => !isDone(task, reading, { id: candidate.trade.id, isOwn: candidate.isUncatalogued === true }),
    )
    .filter(({ offers }) => !offers || offers.includes(candidate.offer.id))
    .filter((task) => !task.months || task.months.some((month) => months.has(month)))
    .filter(({ needs }) => !needs.some((need) => limits.has(need)))
    .filter(({ phase, do: text }) => !(reading.sellsToFirms && phase === 'sell' && isHousehold.test(text)))
    .filter((task) => !isSafety || !isPublic.test(`${task.do} ${task.where} ${task.done}`))
    .map((task): PlannedTask => {
      const { id, phase, done, minutes, where } = task;
      const planned = { id, phase, do: task.do, done, minutes, where, opening: openingOf(task) };
      return task.months ? { ...planned, months: task.months } : planned;
    });
}

/** What a situation asks to do before the business, or before the first paid job. */
function situationTasks(
  { reading, situations, isAustralia }: TaskSources,
  before: Situation['tasks'][number]['before'],
): PlannedTask[] {
  if (!isAustralia) return [];
  const tasks: PlannedTask[] = [];
  for (const fact of reading.situations) {
    const { value } = fact;
    const situation = situations.get(value.id);
    if (!(situation && mayShowSituation(reading, fact, situation))) continue;
    situation.tasks.forEach((task, index) => {
      if (task.before !== before) return;
      const isCall = /^(?:Ring|Call|Phone|Ask|Tell)\b/.test(task.do);
      const isOnline = /\b(?:online|claim|apply|lodge|register)\b/i.test(task.do);
      const where = isCall ? 'by phone' : isOnline ? 'online' : 'at home';
      const phase = before === 'everything' ? 'first' : 'rules';
      const planned = { id: `${value.id}-${index + 1}`, phase, where } as const;
      const opening = openingOf({ do: task.do, where, phase });
      tasks.push({ ...planned, do: task.do, done: task.done, minutes: task.minutes, opening });
    });
  }
  return tasks;
}

function licenceTasks({ candidate, reading, licences, place }: TaskSources): PlannedTask[] {
  return candidate.trade.licences.flatMap((id) => {
    const licence = licences.get(id);
    const rule = licence?.places[place];
    const isHeld = reading.licences.some(({ value }) => value.licence === id && value.status === 'held');
    if (!(licence && rule) || isHeld || rule.needed === 'none' || rule.needed === 'above') return [];
    return [common.askLicenceBody(rule.body, licence.name, reading.running !== undefined)];
  });
}

const mentions = (tasks: readonly PlannedTask[], pattern: RegExp): boolean =>
  tasks.some((task) => pattern.test(`${task.do} ${task.id}`));

const coverOf = ({ insurance }: Trade): string | undefined =>
  [...insurance.must, ...insurance.should][0]
    ?.replace(/[.]$/, '')
    .replace(/^./, (first) => first.toLowerCase());

/** The first paid job of an offer for which the trade has no task. */
const firstPaidWork = ({ trade }: Candidate, { unit, hours }: Offer['items'][number]): PlannedTask =>
  common.firstPaidJob(unit, {
    minutes: common.workMinutes(hours),
    place: trade.fit.place === 'local' ? 'client' : 'home',
  });

/** A visit takes as long as the figures say; goods are made before they are handed over. */
const asLong = (task: PlannedTask, { saleHours, candidate }: TaskSources): PlannedTask =>
  saleHours === undefined ||
  candidate.offer.kind === 'product' ||
  !isVisit(task) ||
  (isMeasure.test(candidate.offer.items[0]?.unit ?? '') && saleHours * 60 < task.minutes)
    ? task
    : { ...task, minutes: common.workMinutes(saleHours) };
/** A first job is more than one metre. */
const isMeasure = /\b(?:metre|hectare|acre|kilo|litre|tonne|km|page|word|letter|head|ewe)$/i;
const isVisit = ({ where }: PlannedTask): boolean => !/message|e-?mail|online/i.test(where);

/** What a business does once, when it opens. */
const isOpening =
  /\b(?:first (?:price|sale|client|customer|buyer|booking|order|paid|market)|your first|tell (?:ten|five|everyone|friends)|open with|launch|friends?|famil(?:y|ies) (?:and|or) friends)\b/i;
/** Present buyers come first, so fewer new ones are asked. */
const mostNewAsks = 4;

/** A business that sells already has its number, its cover and its tools. It looks at itself first, then it asks. */
function tasksOfRunning(sources: TaskSources, own: readonly PlannedTask[]): TaskList {
  const { reading } = sources;
  const isByPhone = !reading.limits.some(({ value }) => value.need === 'phone-calls');
  return {
    first: situationTasks(sources, 'everything'),
    rules: [...licenceTasks(sources), ...situationTasks(sources, 'first-paid-job')],
    ready: [common.listTen()],
    sell: [
      ...askNamed(sources),
      ...own.filter((task) => task.phase === 'sell' && !isOpening.test(task.do)),
      ...Array.from({ length: mostNewAsks }, (_, index) => common.askNext(index, isByPhone)),
    ],
    deliver: [],
    review: own.filter((task) => task.phase === 'review' && !isOpening.test(task.do)),
  };
}

const isConsent = /\b(?:approval|consent|permission)\b/i;
const isChildCheck =
  /\b(?:vulnerable people|wwvp|working with children|wwcc|blue card|child(?:ren)? check)\b/i;

/** Papers and answers that the customer said are still open. Cover and ABN have tasks of their own. */
const ownPapers = ({ reading }: TaskSources): PlannedTask[] => {
  const hidden = reading.private.map(({ at }) => at);
  return reading.toDo
    .filter(
      ({ value, at }) =>
        value.kind === 'paper' &&
        !hidden.some(({ field, from, to }) => field === at.field && from < at.to && to > at.from),
    )
    .map(({ id, value: { what, state } }) => common.getPaper(id, toDoTask[state](what), state === 'to-ask'));
};

/** Those whom the customer named come before everyone else. */
function askNamed({ reading, names }: TaskSources): PlannedTask[] {
  const inSight = (names ?? []).filter((who) =>
    reading.buyers.some((buyer) => isInSight(buyer) && buyerName(buyer.value) === who),
  );
  return inSight.length > 0 ? [common.askNamed(list(inSight.slice(0, 3).map(phrase)))] : [];
}

const askForWords = ({ reading, asksForWords }: TaskSources): PlannedTask[] =>
  asksForWords && reading.done.length > 0 ? [common.askForWords()] : [];

/** One yes and one card are asked for once. */
const withoutDoubles = (tasks: readonly PlannedTask[], own: readonly PlannedTask[]): PlannedTask[] =>
  tasks.filter(
    (task) =>
      !(isConsent.test(task.do) && mentions(own, isConsent)) &&
      !(isChildCheck.test(task.do) && mentions(own, isChildCheck)),
  );

/** For people who make no calls, in writing. */
const inWriting = (task: PlannedTask): PlannedTask => ({
  ...task,
  do: task.do
    .replace(/^(?:Ring|Call|Phone) back\b/, 'Write back to')
    .replace(/^(?:Ring|Call|Phone)\b/, 'Write to')
    .replace(/\ba phone number or (?:an )?email\b/, 'an email address'),
  where: task.where.replace(/\bby phone or online\b/, 'online').replace(/\bby phone\b/, 'in writing'),
  ...(/\bby phone\b/.test(task.where) && { opening: 'any' as const }),
});

/** Every task of one person, by phase, in the order in which to do it. */
export function listTasks(sources: TaskSources): TaskList {
  const list = tasksOf(sources);
  const isByPhone = !sources.reading.limits.some(({ value }) => value.need === 'phone-calls');
  if (isByPhone) return list;
  const { first, rules, ready, sell, deliver, review } = list;
  return {
    first: first.map(inWriting),
    rules: rules.map(inWriting),
    ready: ready.map(inWriting),
    sell: sell.map(inWriting),
    deliver: deliver.map(inWriting),
    review: review.map(inWriting),
  };
}

function tasksOf(sources: TaskSources): TaskList {
  const { candidate, reading, isAustralia, hasAbn } = sources;
  const isSafety = reading.private.some(({ value }) => value.class === 'P3');
  const own = tradeTasks(sources, isSafety);
  const inPhase = (phase: PlannedTask['phase']) => own.filter((task) => task.phase === phase);
  const rules = inPhase('rules');
  const papers = ownPapers(sources);
  const isSettled = (what: Settled['what']) =>
    reading.settled?.some(({ value }) => value.what === what) === true;
  const cover = isSettled('insurance') ? undefined : coverOf(candidate.trade);
  const knowsAbn = hasAbn || isSettled('abn');
  const needsCouncil = candidate.trade.fit.place === 'home' && !mentions(own, /council/i);
  const isByPhone = !reading.limits.some(({ value }) => value.need === 'phone-calls');
  const paid = inPhase('deliver');
  const [item] = candidate.offer.items;
  const isPaid =
    paid[0] !== undefined && /\b(?:first|paid)\b/i.test(paid[0].do) && salesNeeded(paid[0].do) <= 1;
  const deliver = (isPaid || !item ? paid : [firstPaidWork(candidate, item), ...paid]).map((task, index) =>
    index === 0 ? { ...asLong(task, sources), isFirstPaid: true as const } : task,
  );
  if (reading.running) return tasksOfRunning(sources, own);
  return {
    first: withoutDoubles(situationTasks(sources, 'everything'), papers),
    rules: [
      ...(mentions(rules, /\bABN\b/)
        ? []
        : [isAustralia ? (knowsAbn ? common.checkAbn() : common.applyForAbn()) : common.registerAsTrader()]),
      ...papers,
      ...withoutDoubles([...licenceTasks(sources), ...situationTasks(sources, 'first-paid-job')], papers),
      ...(mentions(rules, /insur|liability|cover/i) || !cover ? [] : [common.askInsurers(cover)]),
      ...withoutDoubles(rules, papers),
      ...(cover &&
      !mentions(
        rules,
        /\bstart\b.*(?:cover|liability|insurance)|\bcover\b.*\bchoose one\b|\b(?:buy|get)\b.*(?:cover|liability)/i,
      )
        ? [common.startInsurance()]
        : []),
      ...(needsCouncil && isAustralia ? [common.askCouncil()] : []),
    ],
    ready: [
      common.listTen(),
      ...askForWords(sources),
      ...inPhase('ready'),
      ...(mentions(own, /bank account|second account/i) ? [] : [common.openAccounts()]),
    ],
    sell: [
      ...askNamed(sources),
      ...inPhase('sell'),
      ...Array.from({ length: 8 }, (_, index) => common.askNext(index, isByPhone)),
    ],
    deliver,
    review: inPhase('review'),
  };
}
