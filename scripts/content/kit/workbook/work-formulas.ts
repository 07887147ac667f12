import { type Cell, type Formula, f, type Operand } from '#functions/workbook/formula/formula.ts';
import type { WorkInputs } from './kit-inputs.ts';

/** The rules of a handbook's figures as formulas. Results of money are whole cents. */

export const platformFee = (inputs: WorkInputs, price: Operand): Formula =>
  f`ROUND(${price}*${inputs.platformShare},2)+${inputs.platformFixed}`;

export const cardFee = ({ cardPayments, cardShare, cardFixed }: WorkInputs, price: Operand): Formula =>
  f`IF(${cardPayments}=0,0,ROUND(${price}*${cardShare},2)+${cardFixed}*${cardPayments})`;

/** Fees are set by contract, so a case with higher costs does not raise them. */
export const costsOfOne = (inputs: WorkInputs, price: Operand, cost: Operand): Formula =>
  f`ROUND(ROUND(${price}*${inputs.materials}*${cost},2)+ROUND(${price}*${inputs.waste}*${cost},2)+${platformFee(inputs, price)}+${cardFee(inputs, price)},2)`;

export const fixedAMonth = ({ toolsMonth, insuranceYear }: WorkInputs, cost: Operand): Formula =>
  f`ROUND((${toolsMonth}+${insuranceYear}/12)*${cost},2)`;

/** Hours of a month, without administration and work that does not depend on sales. */
export const workHours = ({ weeks, adminShare, standing }: WorkInputs, hours: Operand): Formula =>
  f`${hours}*${weeks}-${hours}*${weeks}*${adminShare}-MIN(${hours}*${weeks}-${hours}*${weeks}*${adminShare},${standing}*${weeks})`;

interface MonthBefore {
  /** Hours of the month that are neither administration nor standing work. */
  work: Operand;
  /** The scenario's demand as a share of the plan's. */
  demand: Operand;
  ramp: Operand;
  /** Clients or items at the end of the previous month. */
  before: Operand;
}

/** Clients' deliveries come first; the remaining hours find new clients. */
export function nextOutreach(
  { ways, hoursPerUnit, mostDelivery, mostUnits }: WorkInputs,
  month: MonthBefore,
) {
  if (ways.kind !== 'outreach') throw new Error('These buyers are not asked');
  const { work, demand, ramp, before } = month;
  const perHour = f`${ways.tries}*${ways.conversion}*${ramp}*${demand}`;
  const most = mostUnits
    ? f`MIN(${mostDelivery}*${work},${mostUnits}*${hoursPerUnit})`
    : f`${mostDelivery}*${work}`;
  const delivery = f`MIN(${most},MAX(0,${hoursPerUnit}*(${ways.repeat}*${ways.staying}*${before}+${work}*${perHour})/(1+${perHour}*${hoursPerUnit})))`;
  return {
    delivery,
    newClients: (hours: Cell): Formula => f`${perHour}*(${work}-${hours})`,
    clients: (added: Operand): Formula => f`${ways.staying}*${before}+${added}`,
  };
}

/** New items and orders of a month share the same hours. */
export function nextTraffic({ ways, hoursPerUnit, mostDelivery }: WorkInputs, month: MonthBefore) {
  if (ways.kind !== 'traffic') throw new Error('These buyers are asked');
  const { work, demand, ramp, before } = month;
  const visits = f`${ways.visits}*${ramp}*${demand}`;
  return {
    items: f`MIN(${ways.mostItems},MAX(${before},(${before}+${ways.itemsPerHour}*${work})/(1+${ways.itemsPerHour}*${hoursPerUnit}*${visits}*${ways.conversion})))`,
    visits: (items: Cell): Formula => f`${items}*${visits}`,
    units: (items: Cell): Formula =>
      f`MIN(${items}*${visits}*${ways.conversion},${mostDelivery}*${work}/${hoursPerUnit})`,
  };
}

export const rampOf = ({ ramp }: WorkInputs, month: Operand, delay: Operand): Formula =>
  f`IF(${month}-${delay}<1,0,INDEX(${ramp},MIN(${month}-${delay},COUNT(${ramp}))))`;

/** Rounds down with a little slack for binary fractions. */
export const downToWhole = (value: Operand): Formula => f`INT(${value}+0.000000001)`;
/** One amount as a share of another, in whole cents, so that a share of exactly 115% stays exact. */
export const ratioOf = (amount: Operand, of: Operand): Formula =>
  f`ROUND(${amount}*100,0)/ROUND(${of}*100,0)`;
