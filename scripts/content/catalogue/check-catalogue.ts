import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '#shared/content/schemas/parts.ts';
import { type OwnKind, scriptSlots, type Trade } from '#shared/content/schemas/trade.ts';
import { fillKind } from '#shared/plan/choice/own/fill-kind.ts';
import { root } from '../../build/ensure-built.ts';
import type { Catalogue } from './read-files.ts';

const library = join(root, 'shared/content/library');

/** Checks that a schema cannot do: references, a line for each state, the order of tasks, and plain language. */
export function checkCatalogue(catalogue: Catalogue): string[] {
  const faults = [
    ...repeatedIds('trade', catalogue.trades),
    ...repeatedIds('licence', catalogue.licences),
    ...repeatedIds('situation', catalogue.situations),
    ...repeatedIds('source', catalogue.sources),
    ...unknownSources(catalogue),
    ...longTexts(catalogue),
  ];
  for (const trade of catalogue.trades) faults.push(...checkTrade(trade, catalogue));
  for (const kind of catalogue.ownKinds) faults.push(...checkTrade(sampleOf(kind), catalogue));
  return faults;
}

/** The rules of a business kind name an authority, which is valid in every state. */
const kindFolder = 'own-business/';

/** A kind of own business as the trade of a person who sells "sample goods". */
const sampleOf = (kind: OwnKind): Trade =>
  fillKind(kind, { id: `${kindFolder}${kind.id}`, what: 'sample goods' });

function checkTrade(trade: Trade, { licences, trades }: Catalogue): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${trade.id}: ${fault}`);
  const licenceIds = new Set(licences.map(({ id }) => id));
  const buyerIds = new Set(trade.buyers.map(({ id }) => id));
  for (const id of trade.licences) if (!licenceIds.has(id)) say(`no licence file "${id}"`);
  for (const offer of trade.offers) {
    if (offer.licence && !licenceIds.has(offer.licence.id))
      say(`${offer.id}: no licence file "${offer.licence.id}"`);
    for (const id of offer.buyers) if (!buyerIds.has(id)) say(`${offer.id}: no buyer "${id}"`);
    for (const item of offer.items)
      if (item.cost.dollars >= item.price.low && item.price.low > 0)
        say(`${offer.id}: "${item.name}" costs as much as it brings`);
  }
  const offerIds = new Set(trade.offers.map(({ id }) => id));
  const lines = [
    trade.tasks,
    trade.risks,
    trade.scripts,
    trade.rules.all,
    trade.start.before,
    trade.monthly,
  ].flat();
  for (const { offers = [] } of lines)
    for (const id of offers) if (!offerIds.has(id)) say(`a line is for an unknown offer "${id}"`);
  for (const { id } of trade.offers)
    for (const phase of ['ready', 'deliver'] as const)
      if (!trade.tasks.some((task) => task.phase === phase && (task.offers?.includes(id) ?? true)))
        say(`${id}: no task of the phase "${phase}"`);
  for (const { to, text } of trade.scripts) {
    if (to !== 'any' && !buyerIds.has(to)) say(`a script is for an unknown buyer "${to}"`);
    faults.push(...scriptFaults(trade.id, text));
  }
  faults.push(...scriptFaults(trade.id, trade.tooDear));
  for (const place of places)
    if (!trade.rules.states[place] && trade.licences.length === 0 && !trade.id.startsWith(kindFolder))
      say(`no line for ${place}`);
  for (const id of trade.related)
    if (!trades.some((other) => other.id === id)) say(`related trade "${id}" is not there`);
  for (const path of trade.handbooks)
    if (!existsSync(join(library, `${path}.md`))) say(`no handbook "${path}"`);
  for (const phase of ['rules', 'ready', 'sell', 'deliver', 'review'] as const)
    if (!trade.tasks.some((task) => task.phase === phase)) say(`no task of the phase "${phase}"`);
  return faults;
}

function scriptFaults(id: string, text: string): string[] {
  const faults: string[] = [];
  const count = text.split(/\s+/).length;
  if (count > 60) faults.push(`${id}: a script of ${count} words: "${text.slice(0, 40)}…"`);
  for (const [, slot] of text.matchAll(/\{([^}]*)\}/g))
    if (!(scriptSlots as readonly string[]).includes(slot ?? ''))
      faults.push(`${id}: unknown slot {${slot}}`);
  return faults;
}

function repeatedIds(kind: string, entries: { id: string }[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }) => {
    if (seen.has(id)) return [`${kind} "${id}" is there twice`];
    seen.add(id);
    return [];
  });
}

/** Visits every value of an entry, with the entry's id and the value's key. */
function visit(value: unknown, at: string, see: (value: unknown, at: string) => void): void {
  see(value, at);
  if (Array.isArray(value)) for (const part of value) visit(part, at, see);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) visit(part, `${at}.${key}`, see);
}

function unknownSources(catalogue: Catalogue): string[] {
  const known = new Set(catalogue.sources.map(({ id }) => id));
  const faults: string[] = [];
  for (const entry of [
    ...catalogue.trades,
    ...catalogue.licences,
    ...catalogue.situations,
    ...catalogue.channels,
    { id: 'money-rules', rules: catalogue.rules },
    { id: 'answers', topics: catalogue.topics },
  ])
    visit(entry, entry.id, (value, at) => {
      if (
        typeof value === 'object' &&
        value !== null &&
        'source' in value &&
        !known.has(String(value.source))
      )
        faults.push(`${at}: no source "${value.source}"`);
    });
  return faults;
}

const mannered =
  /\b(somebody|nobody|whoever|anew|thereof|to be had|pay floor|handed in|leverage|unlock|seamless|utili[sz]e|journey|passionate|solutions?)\b/i;
/** Texts that people read as whole sentences; each has at most twenty words. */
function longTexts(catalogue: Catalogue): string[] {
  const faults: string[] = [];
  for (const entry of [
    ...catalogue.trades,
    ...catalogue.licences,
    ...catalogue.situations,
    ...catalogue.scripts,
    ...catalogue.ownKinds,
    { id: 'answers', topics: catalogue.topics },
    { id: 'offices', offices: catalogue.offices },
  ])
    visit(entry, entry.id, (value, at) => {
      if (
        typeof value !== 'string' ||
        /recognise|signs|\.words|\.never|\.not|\.asks|\.if|\.about|heldWords|lackedWords|judged|note/.test(at)
      )
        return;
      for (const sentence of value.split(/(?<=[.?!])\s+/)) {
        const count = sentence.split(/\s+/).length;
        if (count > 22) faults.push(`${at}: a sentence of ${count} words: "${sentence.slice(0, 50)}…"`);
      }
      const word = mannered.exec(value)?.[0];
      if (word) faults.push(`${at}: "${word}" is not plain: "${value.slice(0, 60)}"`);
    });
  return faults;
}
