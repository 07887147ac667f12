import { isSelling, type Settled, type StillToDo } from '../reading/reading.ts';
import { toDoTask } from '../write/say/own-words.ts';
import * as common from './common-tasks.ts';
import type { PlannedTask } from './schedule.ts';
import type { TaskSources } from './task-list.ts';

/** Number, cover and papers: what the customer has, has lost or still lacks. */

const isSettled = ({ reading }: Pick<TaskSources, 'reading'>, what: Settled['what']): boolean =>
  reading.settled?.some(({ value }) => value.what === what) === true;

/** What the customer says of a paper, where a file may hold it. */
function saidOf({ reading }: TaskSources, kind: StillToDo['kind']) {
  const hidden = reading.private.map(({ at }) => at);
  return reading.toDo.filter(
    ({ value, at }) =>
      value.kind === kind &&
      !hidden.some(({ field, from, to }) => field === at.field && from < at.to && to > at.from),
  );
}

const isLapsed = ({ state }: StillToDo): boolean => /lapsed/.test(state);

/** Some cash jobs next to a payment: they may have no number and no cover yet. */
const isInformal = (sources: TaskSources): boolean =>
  sources.reading.running === undefined &&
  !sources.hasAbn &&
  !isSettled(sources, 'abn') &&
  (sources.reading.situations.some(({ value }) => value.id === 'cash-not-declared') ||
    sources.reading.income.some(({ value }) => value.kind === 'payment'));

/** The business number. Who sells already has one, unless they say otherwise. */
export function abnTasks(sources: TaskSources): PlannedTask[] {
  const [said] = saidOf(sources, 'abn');
  if (!sources.isAustralia) return isSelling(sources.reading) ? [] : [common.registerAsTrader()];
  if (said && isLapsed(said.value)) return [common.reviveAbn()];
  if (isSelling(sources.reading))
    return said ? [common.applyForAbn()] : isInformal(sources) ? [common.findAbn()] : [];
  return [sources.hasAbn || isSettled(sources, 'abn') ? common.checkAbn() : common.applyForAbn()];
}

/** The id of the task that starts the cover. */
export const startsCover = 'insurance-start';

export const isCover = ({ do: text, id }: PlannedTask): boolean =>
  /\b(?:insur\w*|liability|indemnity)\b/i.test(text) || /insur|cover/.test(id);
const buysCover =
  /\b(?:start|take out)\b.*(?:cover|liability|insurance|policy)|\bcover\b.*\bchoose one\b|\b(?:buy|get)\b.*(?:cover|liability)/i;

const coverOf = ({ candidate: { trade } }: TaskSources): string | undefined =>
  [...trade.insurance.must, ...trade.insurance.should][0]
    ?.replace(/[.]$/, '')
    .replace(/^./, (first) => first.toLowerCase());

/**
 * Cover of a person who has none or whose cover ran out, with the tasks of the trade that are about it. They told us
 * of it, so it is the first paper.
 */
export function coverTasks(
  sources: TaskSources,
  rules: readonly PlannedTask[],
): { tasks: PlannedTask[]; isFirst: boolean } {
  const [said] = saidOf(sources, 'insurance');
  const isFirst = said !== undefined && said.value.state !== 'to-ask';
  const cover = isSettled(sources, 'insurance') ? undefined : coverOf(sources);
  const own = rules.filter(isCover);
  if (said && isLapsed(said.value)) return { tasks: [common.renewCover(said.value.what)], isFirst };
  if (isSelling(sources.reading))
    return {
      tasks: said || (isInformal(sources) && cover) ? [common.coverNextJob(cover ?? 'public liability')] : [],
      isFirst,
    };
  const asks = own.length === 0 && cover ? [common.askInsurers(cover)] : own;
  const isBought = own.some(({ do: text }) => buysCover.test(text));
  return { tasks: [...asks, ...(cover && !isBought ? [common.startInsurance()] : [])], isFirst };
}

/** A licence, card or permit takes weeks; an answer takes days. */
const isSlow = /\b(?:licen[cs]e|registration|card|permit|approval|accreditation|check)\b/i;

/** Papers and answers that the customer said are still open. */
export const ownPapers = (sources: TaskSources): PlannedTask[] =>
  saidOf(sources, 'paper').map(({ id, value: { what, state } }) => ({
    ...common.getPaper(id, toDoTask[state](what), state === 'to-ask'),
    ...(state !== 'to-ask' && state !== 'studying' && isSlow.test(what) && { waits: true as const }),
  }));

/** The office that knows the licence. Who sells already asks only about one that they lack. */
export function licenceTasks({ candidate, reading, licences, place }: TaskSources): PlannedTask[] {
  const isRunning = isSelling(reading);
  return candidate.trade.licences.flatMap((id) => {
    const licence = licences.get(id);
    const rule = licence?.places[place];
    const status = reading.licences.find(({ value }) => value.licence === id)?.value.status;
    if (!(licence && rule) || status === 'held' || rule.needed === 'none' || rule.needed === 'above')
      return [];
    return isRunning && status === undefined
      ? []
      : [common.askLicenceBody(rule.body, licence.name, isRunning)];
  });
}
