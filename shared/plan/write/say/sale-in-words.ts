import type { Offer } from '#shared/content/schemas/trade.ts';

const people = /\b(?:person|student|pupil|child|client|customer|guest|family|couple|member|subscriber)$/i;
/** Who pays by the month is a client. */
const periods = /^(?:week|fortnight|month|quarter|term|year)$/i;
const times = /^(?:half )?(?:hour|day|night)$/i;
const taught = /\b(?:lesson|class)$/i;
const orders = /\border$/i;

interface Said {
  /** After "you": "sell". */
  verb: string;
  /** After "have you": "sold". */
  done: string;
  unit: string;
}

/** What one does with sales: sell jars, teach lessons, have clients, get paid for hours, do jobs. */
export function saleInWords({ unit }: { unit: string }, kind: Offer['kind']): Said {
  if (periods.test(unit)) return { verb: 'have', done: 'had', unit: 'client' };
  if (people.test(unit)) return { verb: 'have', done: 'had', unit };
  if (orders.test(unit)) return { verb: 'fill', done: 'filled', unit };
  if (kind === 'product') return { verb: 'sell', done: 'sold', unit };
  if (times.test(unit)) return { verb: 'get paid for', done: 'been paid for', unit };
  return taught.test(unit) ? { verb: 'teach', done: 'taught', unit } : { verb: 'do', done: 'done', unit };
}
