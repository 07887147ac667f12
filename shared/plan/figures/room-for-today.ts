import type { FigureInputs } from './inputs.ts';
import { fullSpeed, hoursPerSale, weeksPerMonth } from './run-months.ts';

/** What is sold today fits in the hours: ours give way to what they sell, and no time that they name does. */

const judged = (reason: string) => ({ basis: { judged: reason } });

/** Who sells this much already writes fewer quotes and drives less than a beginner. */
const mostPaidShare = 0.95;
const leastUnpaidShare = 0.25;

interface Room {
  /** Sales of a month of ordinary weeks. */
  needed: number;
  /** The same sales with a share of our hours for one, and of travel and messages. */
  shorten: (inputs: FigureInputs, work: number, unpaid: number) => FigureInputs;
  /** The least share of our hours for one. */
  leastShare: number;
}

/** Travel, quotes and books take what the sales of today leave for them. */
function withLessUnpaid(inputs: FigureInputs, { needed, shorten }: Room): FigureInputs {
  const { hoursPerWeek, hoursPerUnit, unpaidHoursPerUnit, paidShare } = inputs;
  const hours = hoursPerWeek.value * weeksPerMonth;
  const paid = Math.min(mostPaidShare, Math.ceil(((needed * hoursPerUnit) / hours) * 100) / 100);
  const left = hours / needed - hoursPerUnit;
  const unpaid = unpaidHoursPerUnit > 0 ? left / unpaidHoursPerUnit : 1;
  const quick = unpaid < 1 ? shorten(inputs, 1, Math.max(leastUnpaidShare, unpaid)) : inputs;
  const from = judged('What you sell today shows that this much of your time is paid.');
  return paid <= paidShare.value ? quick : { ...quick, paidShare: { value: paid, from } };
}

/** More hours than they named, because today's sales take them. We ask whether that is right. */
function withMoreHours(inputs: FigureInputs, { needed }: Room): FigureInputs {
  const hours = Math.ceil((needed * hoursPerSale(inputs) * 2) / weeksPerMonth) / 2;
  return {
    ...inputs,
    hoursPerWeek: { value: hours, from: judged('What you sell today takes this many hours.') },
    hoursNamed: inputs.hoursPerWeek.value,
    days: [],
  };
}

const fits = (inputs: FigureInputs, needed: number): boolean => needed <= fullSpeed(inputs) * 1.001;

export function withRoomForToday(given: FigureInputs, room: Room): FigureInputs {
  const { needed, shorten, leastShare } = room;
  if (needed === 0) return given;
  const roomy = { ...given, mostPerMonth: Math.max(given.mostPerMonth, Math.ceil(needed)) };
  if (fits(roomy, needed)) return roomy;
  const busy = withLessUnpaid(roomy, room);
  if (fits(busy, needed)) return busy;
  const share = Math.max(leastShare, fullSpeed(busy) / needed);
  const quick = shorten(busy, share, share);
  const timed =
    quick.hoursPerUnit < busy.hoursPerUnit
      ? { ...quick, timeFrom: judged('What you sell today shows that one sale takes no longer.') }
      : quick;
  return fits(timed, needed) ? timed : withMoreHours(timed, room);
}
