import { askedCents, type FigureInputs } from '../../figures/inputs.ts';
import { dollars } from './money.ts';
import { an, counted, phrase } from './words.ts';

/** "hr" is an hour. */
export const unitName = (unit: string): string =>
  unit.replace(/^hrs?$/i, 'hour').replace(/^mins?$/i, 'minute');

/** "for 3 rooms", "for half head foils", "a visit" */
export const priceOf = ({ asked, unit, job, mix }: FigureInputs, name?: string): string =>
  job?.count !== undefined
    ? `for ${counted(job.count, unitName(job.of))}`
    : name === undefined || job
      ? an(unitName(asked?.unit ?? mix?.lines[0]?.unit ?? unit))
      : `for ${phrase(name)}`;

/** "$95 an hour", "$135 for 3 rooms", "$45 a room, and $150 at least" */
export function priceSaid(inputs: FigureInputs, gst = '', name?: string): string {
  const { job } = inputs;
  const price = dollars(askedCents(inputs));
  if (job && job.count === undefined)
    return `${dollars(job.eachCents)} ${an(unitName(job.of))}${gst}, and ${price} at least`;
  return `${price} ${priceOf(inputs, name)}${gst}`;
}
