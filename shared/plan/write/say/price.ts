import { askedCents, type FigureInputs } from '../../figures/inputs.ts';
import { dollars } from './money.ts';
import { an, counted, phrase } from './words.ts';

/** "hr" is an hour. */
export const unitName = (unit: string): string =>
  unit.replace(/^hrs?$/i, 'hour').replace(/^mins?$/i, 'minute');

/** What is not counted, is many or has its article gets none. */
const isBare =
  /^(?:the|an?|your|my|one|two|three|four|five|half|each|every|all|both|\d|\p{Lu})|(?<!meet|wedd|fitt|sitt|call)ing$|[^s]s$|\b(?:work|labour|furniture|bread|honey|jam|food|soap|compost|mulch|hair|jewellery|laundry|ironing|people|men|women|children|care|help|support|advice|hire|storage|transport)$/iu;

/** "a wing chair", "half head foils" */
const named = (name: string): string => {
  const said = phrase(name);
  const [head = said] = said.split(/ (?:of|with|in|at|for|from|on|up|per|that|under|over) |, | \(/);
  return isBare.test(head) ? said : an(said);
};

/** "for 3 rooms", "for half head foils", "a visit" */
export const priceOf = ({ asked, unit, job, mix }: FigureInputs, name?: string): string =>
  job?.count !== undefined
    ? `for ${counted(job.count, unitName(job.of))}`
    : name === undefined || job
      ? an(unitName(asked?.unit ?? mix?.lines[0]?.unit ?? unit))
      : `for ${named(name)}`;

/** "$95 an hour", "$135 for 3 rooms", "$45 a room, and $150 at least" */
export function priceSaid(inputs: FigureInputs, gst = '', name?: string): string {
  const { job } = inputs;
  const price = dollars(askedCents(inputs));
  if (job && job.count === undefined)
    return `${dollars(job.eachCents)} ${an(unitName(job.of))}${gst}, and ${price} at least`;
  return `${price} ${priceOf(inputs, name)}${gst}`;
}
