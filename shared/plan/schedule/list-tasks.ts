import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Candidate } from '../choice/candidate.ts';
import { isHousehold } from '../reading/read-experience.ts';
import { isSelling, type Reading } from '../reading/reading.ts';
import { isDone, isPractice } from './already-done.ts';
import { askTasks } from './asking.ts';
import * as common from './common-tasks.ts';
import { inWriting } from './in-writing.ts';
import { openingOf, waitsForAnswer } from './opening-of.ts';
import { abnTasks, coverTasks, isCover, licenceTasks, ownPapers } from './own-papers.ts';
import { salesNeeded } from './paid-work.ts';
import type { PlannedTask } from './schedule.ts';
import { situationTasks } from './situation-tasks.ts';
import { isSafetyPlan, type TaskList, type TaskSources } from './task-list.ts';
import { tasksOfSelling } from './tasks-of-selling.ts';

/** Public ways to sell. A plan with a safety note uses none of them. */
const isPublic =
  /\b(notice ?boards?|boards? at|put .* on boards|flyers?|letterbox|facebook|instagram|google|map profile|local (?:pages?|groups?)|street (?:page|group)|website|web page|public page|post (?:in|on|a|the|your)|listing|sign on|on the (?:van|ute|car)|market)\b/i;

const getsChildCheck =
  /^(?:Get|Apply for)\b.*\b(?:child check|children check|working with children|blue card)\b/i;

/** "Order a national police check online": who holds it orders none. */
const papersToGet = [
  {
    kind: /\bpolice (?:check|clearance)\b/i,
    gets: /^(?:Get|Apply|Order|Ask for|Book)\b.*\bpolice (?:check|clearance)\b/i,
  },
  { kind: /\bfirst aid\b/i, gets: /^(?:Get|Book|Do|Take|Apply|Renew)\b.*\bfirst aid\b/i },
] as const;
const isHeld = ({ inPlace = [] }: Reading, kind: RegExp): boolean =>
  inPlace.some(({ value, words }) => /^(?:in-place|bought)$/.test(value.is) && kind.test(words)) &&
  !inPlace.some(({ value, words }) => value.is === 'lacked' && kind.test(words));

/** The trade's tasks for the chosen offer that fall into the days of the schedule. */
function tradeTasks(sources: TaskSources): PlannedTask[] {
  const { candidate, reading, months } = sources;
  const isSafety = isSafetyPlan(sources);
  const limits = new Set(reading.limits.map(({ value }) => value.need));
  const hasCheck = reading.licences.some(
    ({ value }) => value.status === 'held' && /child/.test(value.licence),
  );
  return candidate.trade.tasks
    .filter((task) => !(hasCheck && getsChildCheck.test(task.do)))
    .filter((task) => !papersToGet.some(({ kind, gets }) => gets.test(task.do) && isHeld(reading, kind)))
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
      const waits = phase === 'rules' && waitsForAnswer(task) && { waits: true as const };
      const planned = { id, phase, do: task.do, done, minutes, where, opening: openingOf(task), ...waits };
      return task.months ? { ...planned, months: task.months } : planned;
    });
}

const mentions = (tasks: readonly PlannedTask[], pattern: RegExp): boolean =>
  tasks.some((task) => pattern.test(`${task.do} ${task.id}`));

/** The first paid job of an offer for which the trade has no task. */
const firstPaidWork = ({ trade }: Candidate, { unit, hours }: Offer['items'][number]): PlannedTask =>
  common.firstPaidJob(unit, {
    minutes: common.workMinutes(hours),
    place: trade.fit.place === 'local' ? 'client' : 'home',
  });

/** A visit takes as long as the figures say; goods and short sales are done in one go. */
const asLong = (task: PlannedTask, { saleHours, candidate }: TaskSources): PlannedTask =>
  saleHours === undefined ||
  saleHours < shortSale ||
  candidate.offer.kind === 'product' ||
  !isVisit(task) ||
  (isMeasure.test(candidate.offer.items[0]?.unit ?? '') && saleHours * 60 < task.minutes)
    ? task
    : { ...task, minutes: common.workMinutes(saleHours) };
/** Loaves and cuts: a day has many, so the task of the trade holds them. */
const shortSale = 0.5;
/** A first job is more than one metre. */
const isMeasure = /\b(?:metre|hectare|acre|kilo|litre|tonne|km|page|word|letter|head|ewe)$/i;
const isVisit = ({ where }: PlannedTask): boolean => !/message|e-?mail|online/i.test(where);

/** "Meet the first couple" comes before the paid work. */
const isNoWork = /^(?:Meet|Ask|Show|Answer|After|Write|Before|While|In|Count|Check that|Offer)\b/;

/** A person who starts has no buyers yet. */
const isForBuyersOfNow = /\b(?:present|existing|current) (?:clients|families|customers|buyers|students)\b/i;

/** The paid work holds it. */
const comesBefore = /^Meet the first\b/;

/** The first task of delivering, where it is a paid job. */
const isPaidJob = ({ do: text }: PlannedTask): boolean =>
  (/\bpaid\b/i.test(text) || (/\bfirst\b/i.test(text) && !isNoWork.test(text))) && salesNeeded(text) <= 1;

const isConsent = /\b(?:approval|consent|permission)\b/i;
const isChildCheck =
  /\b(?:vulnerable people|wwvp|working with children|wwcc|blue card|child(?:ren)? check)\b/i;

/** One yes and one card are asked for once. */
const withoutDoubles = (tasks: readonly PlannedTask[], own: readonly PlannedTask[]): PlannedTask[] =>
  tasks.filter(
    (task) =>
      !(isConsent.test(task.do) && mentions(own, isConsent)) &&
      !(isChildCheck.test(task.do) && mentions(own, isChildCheck)),
  );

const askForWords = ({ reading, asksForWords }: TaskSources): PlannedTask[] =>
  asksForWords && reading.done.length > 0 ? [common.askForWords()] : [];

/** A price that is written down, so that people can be asked. */
const writesPrice =
  /^(?:Write|Make|Put|Set|Work out|Draw)\b.*\b(?:price (?:card|list|page|sheet|rule)|prices?\b.*\b(?:card|page|list)|your (?:\w+ )?prices?|quote (?:form|rule)|one-page quote|order form|menu)\b/i;

/** Every task of one person, by phase, in the order in which to do it. */
export function listTasks(sources: TaskSources): TaskList {
  const own = tradeTasks(sources);
  const list = isSelling(sources.reading) ? tasksOfSelling(sources, own) : tasksOfBeginner(sources, own);
  const isByPhone = !sources.reading.limits.some(({ value }) => value.need === 'phone-calls');
  return isByPhone ? list : inWriting(list);
}

/** The papers of a person who starts. The cover comes first where they told us that they lack it. */
function rulesOfBeginner(sources: TaskSources, rules: readonly PlannedTask[]): PlannedTask[] {
  const { candidate, isAustralia } = sources;
  const papers = ownPapers(sources);
  const cover = coverTasks(sources, rules);
  const others = rules.filter((task) => !isCover(task));
  const needsCouncil = candidate.trade.fit.place === 'home' && !mentions(rules, /council/i);
  return [
    ...(cover.isFirst ? cover.tasks : []),
    ...(mentions(rules, /\bABN\b/) ? [] : abnTasks(sources)),
    ...papers,
    ...withoutDoubles(licenceTasks(sources), [...papers, ...rules]),
    ...withoutDoubles(situationTasks(sources, 'first-paid-job'), papers),
    ...(cover.isFirst ? [] : cover.tasks),
    ...withoutDoubles(others, papers),
    ...(needsCouncil && isAustralia ? [common.askCouncil()] : []),
  ];
}

function tasksOfBeginner(sources: TaskSources, own: readonly PlannedTask[]): TaskList {
  const { candidate, reading, named = [] } = sources;
  const inPhase = (phase: PlannedTask['phase']) => own.filter((task) => task.phase === phase);
  const paid = inPhase('deliver').filter(({ do: text }) => !comesBefore.test(text));
  const [item] = candidate.offer.items;
  const deliver = (
    (paid[0] && isPaidJob(paid[0])) || !item ? paid : [firstPaidWork(candidate, item), ...paid]
  ).map((task, index) => (index === 0 ? { ...asLong(task, sources), isFirstPaid: true as const } : task));
  const ready = inPhase('ready');
  const price = ready.filter(({ do: text }) => writesPrice.test(text)).slice(0, 1);
  const rest = ready.filter((task) => !price.includes(task));
  const practice = rest.filter((task) => isPractice(task));
  return {
    first: withoutDoubles(situationTasks(sources, 'everything'), ownPapers(sources)),
    rules: rulesOfBeginner(sources, inPhase('rules')),
    price: price.length > 0 ? price : [common.priceCard()],
    ready: [
      ...practice,
      ...rest.filter((task) => !practice.includes(task)),
      ...askForWords(sources),
      ...(mentions(own, /bank account|second account/i) ? [] : [common.openAccounts()]),
    ],
    sell: askTasks({
      reading,
      trade: candidate.trade,
      named,
      isSafety: isSafetyPlan(sources),
      isSelling: false,
      own: inPhase('sell').filter(({ do: text }) => !isForBuyersOfNow.test(text)),
    }),
    deliver,
    review: inPhase('review'),
  };
}
