/**
 * How alike the plans of three quite different people on one path are: `npm run likeness --
 * mobile-garden-care`. With `--runs` it prints the shared runs of the two most alike, block by block.
 */
import { planTypes } from '#shared/domain/plans/plans.ts';
import { compilePlan } from '#shared/plan/compile-plan.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { allPaths } from '#shared/plan/paths/all-paths.ts';
import { runsByKind, runsOfBlock, shareOf } from '#shared/plan/testing/eight-word-runs.ts';
import { threePeople } from '#shared/plan/testing/three-people.ts';

const now = new Date('2026-11-22T01:00:00Z');
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const blocksOf = (document: PlanDocument) => document.sections.flatMap(({ blocks }) => blocks);

function printPair(one: PlanDocument, other: PlanDocument): void {
  const known = new Set(blocksOf(other).flatMap((block) => [...runsOfBlock(block)]));
  const rows = blocksOf(one)
    .map((block) => ({ id: block.id, runs: [...runsOfBlock(block)] }))
    .map(({ id, runs }) => ({ id, of: runs.length, same: runs.filter((run) => known.has(run)) }))
    .filter(({ same }) => same.length > 0)
    .sort((a, b) => b.same.length - a.same.length);
  for (const { id, of, same } of rows) {
    console.log(`  ${id}: ${same.length} of ${of}`);
    if (process.argv.includes('--runs')) for (const run of same) console.log(`      ${run}`);
  }
}

const slugs = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const path of allPaths.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug)))
  for (const tier of planTypes) {
    const documents = threePeople(path).map((input) =>
      compilePlan(input, { tier, now, planId: input.profile.name }),
    );
    const pairs = documents
      .flatMap((one, index) => documents.slice(index + 1).map((other) => [one, other] as const))
      .map(([one, other]) => {
        const [a, b] = [runsByKind(one), runsByKind(other)];
        const pathShare = shareOf(a.path, b.path);
        return {
          one,
          other,
          share: shareOf(a.all, b.all),
          pathShare,
          law: a.law.size / (a.law.size + a.all.size),
        };
      });
    const said = pairs.map(({ share, pathShare }) => `${percent(share)} (path words ${percent(pathShare)})`);
    const strays = documents.filter(({ title }) => title !== path.title).map(({ person }) => person);
    console.log(
      `${path.slug} ${tier}: ${said.join(', ')}; law and method ${percent(pairs[0]?.law ?? 0)}${strays.length > 0 ? `; another path: ${strays.join(', ')}` : ''}`,
    );
    const [worst] = [...pairs].sort((a, b) => b.share - a.share);
    if (slugs.length > 0 && worst && process.argv.includes('--blocks')) printPair(worst.one, worst.other);
  }
