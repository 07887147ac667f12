import { plainText } from '#shared/plan/document/text.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { textsIn } from './read-printed.ts';

const runLength = 8;
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

const isWord = (value: unknown): value is string => typeof value === 'string';
/** Every sentence of a block as printed: cells, lines and labels each by themselves. */
const textsOf = (block: Block): string[] => {
  if (block.kind === 'script') return [...block.lines];
  if (block.kind === 'quote') return [];
  if (block.kind === 'chart') return [];
  return textsIn(block).map(plainText).filter(isWord);
};

export function runsOfBlock(block: Block): Set<string> {
  return new Set(
    textsOf(block).flatMap((text) => {
      const words = wordsIn(text);
      return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));
    }),
  );
}

/** Law with its dates and sources, and definitions of method: the same for everybody, and counted apart. */
const lawAndMethod: ReadonlySet<string> = new Set([
  // Law, tax and grants
  'duties-list',
  'grants-none',
  'grants-lead',
  'grants-table',
  'tax-note',
  'lender-note',
  // How a table or chart is reckoned
  'cash-note',
  'sensitivity-note',
  'statements-note',
  'market-note',
  'cash-statement-note',
  'ninety-note',
  // When a week or a summer cannot hold a call, whoever makes it
  'office-hours',
  // The days on which all is shut, whoever's plan they fall into
  'public-holidays',
]);

/** Written by hand for the path, and the same for everybody on it: scripts, rivals, places, tasks and the like. */
const ofThePath =
  /^(?:script-|places-table|rivals-table|alternatives-table|their-words|delivery-table|tools-table|own-risks|metrics-lines|metrics-learn|quality-list|positioning|message-house|channel|lender-facts|questions-table|customer-|offer-table|offer-promise|offer-buyer|fortnight-tasks|fortnight-learn|fortnight-overflow|roadmap-weeks|roadmap-overflow|growth-words|first-actions|runner-|owner-table|milestones-table|summary-offer|evidence-list|day-fourteen|swot-)/;

export interface RunsByKind {
  /** All but law and method. */
  all: Set<string>;
  /** Written for the path. */
  path: Set<string>;
  law: Set<string>;
}

export function runsByKind(document: PlanDocument): RunsByKind {
  const runs: RunsByKind = { all: new Set(), path: new Set(), law: new Set() };
  for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
    const ours = runsOfBlock(block);
    const isLaw = lawAndMethod.has(block.id);
    for (const run of ours) runs[isLaw ? 'law' : 'all'].add(run);
    if (!isLaw && ofThePath.test(block.id)) for (const run of ours) runs.path.add(run);
  }
  return runs;
}

/** Share of the smaller one's runs that the other has as well. */
export function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  return [...small].filter((run) => large.has(run)).length / small.size;
}
