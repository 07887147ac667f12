/** `npm run catalogue` checks the data of trades, licences, situations, channels and scripts, and counts it. */
import { checkCatalogue } from './check-catalogue.ts';
import { readCatalogue } from './read-files.ts';

const { faults, ...catalogue } = readCatalogue();
const only = process.argv.slice(2);
const isAsked = (fault: string): boolean => only.length === 0 || only.some((word) => fault.includes(word));
// An unreadable file is always reported, because its trade is missing from every plan.
const all = [...faults, ...checkCatalogue(catalogue).filter(isAsked)];
for (const fault of all) console.log(`✗ ${fault}`);

let sourced = 0;
let judged = 0;
JSON.stringify([catalogue.trades, catalogue.licences, catalogue.situations], (key, value) => {
  if (key === 'source') sourced += 1;
  if (key === 'judged') judged += 1;
  return value;
});
const { trades, licences, situations, channels, scripts, sources } = catalogue;
const offers = trades.flatMap((trade) => trade.offers).length;
console.log(
  `${trades.length} trades with ${offers} offers, ${licences.length} licences, ${situations.length} situations, ` +
    `${channels.length} channels, ${scripts.length} scripts, ${sources.length} sources; ` +
    `${sourced} figures and rules from a source, ${judged} judged; ${all.length} faults`,
);
process.exitCode = all.length === 0 ? 0 : 1;
