/**
 * `npm run proof:pdf` checks the samples and the hardest texts with tools that had no part in drawing them. Tools that
 * are not installed are named and skipped. A finding ends the run with an error.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import {
  everyKind,
  inputWith,
  inputWithin,
  longTexts,
  oddTexts,
  planWith,
} from '#functions/pdf/testing/long-texts.ts';
import { missingFrom, readShown } from '#functions/pdf/testing/read-shown.ts';
import { samplePlan } from '#functions/pdf/testing/sample-plan.ts';
import { builtCatalogue } from '#scripts/build/catalogue.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { plansOf } from '#scripts/plan/every-plan.ts';
import { knownPeople, knownNow as now } from '#scripts/plan/known-people.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import type { PlanDocument } from '#shared/plan/document/plan-document.ts';
import { makePlan } from '#shared/plan/make-plan.ts';

const folder = join(root, '.local', 'proof-pdf');
const edges = { left: 53, right: 542.5, top: 0, bottom: 842 };

interface Tool {
  name: string;
  /** Undefined when the file is valid. */
  complaint(file: string): string | undefined;
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

const isInstalled = (command: string): boolean => run(command, ['--version']).error === undefined;

const tools: readonly Tool[] = [
  {
    name: 'qpdf',
    complaint(file) {
      const { status, stdout, stderr } = run('qpdf', ['--check', file]);
      return status === 0 ? undefined : stdout + stderr;
    },
  },
  {
    name: 'pdftotext',
    complaint(file) {
      const { stdout } = run('pdftotext', ['-bbox', file, '-']);
      const words = [
        ...stdout.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">/g),
      ];
      if (words.length === 0) return 'has no text';
      const outside = words.filter(([, left, top, right, bottom]) => {
        const fits = Number(left) >= edges.left && Number(right) <= edges.right;
        return !fits || Number(top) < edges.top || Number(bottom) > edges.bottom;
      });
      return outside.length === 0
        ? undefined
        : `${outside.length} words out of bounds, the first ${outside[0]?.[0]}`;
    },
  },
  {
    name: 'pdftoppm',
    complaint(file) {
      const { status, stderr } = run('pdftoppm', ['-r', '60', '-png', file, file.replace(/\.pdf$/, '')]);
      return status === 0 && stderr === '' ? undefined : stderr;
    },
  },
  {
    name: 'verapdf',
    complaint(file) {
      const { status, stdout } = run('verapdf', ['--flavour', 'ua1', '--format', 'text', file]);
      return status === 0 ? undefined : stdout;
    },
  },
];

const catalogue = await builtCatalogue();
const named = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Each plan with the texts its customer typed, all of which it must contain and show. */
const plans: readonly (readonly [name: string, plan: () => PlanDocument, typed: string])[] = [
  ...planTypes.map((tier) => [named(tier), () => samplePlan(tier), ''] as const),
  ...Object.entries({ ...longTexts, ...oddTexts }).map(
    ([name, text]) => [named(name), () => planWith(text), text] as const,
  ),
  ...plansOf(knownPeople).map(
    ({ person: { id }, plan }) => [named(`${plan.document.tier} ${id}`), () => plan.document, ''] as const,
  ),
  // A plan does not reprint the background, so none of it is searched for.
  ...planTypes.flatMap((tier) =>
    [inputWithin(everyKind), inputWith(everyKind)].map(
      (input, index) =>
        [
          named(`${tier} every kind ${index === 0 ? 'within' : 'beyond'} the limits`),
          () => makePlan(input, { tier, now, planId: 'run_odd', catalogue }).document,
          '',
        ] as const,
    ),
  ),
];

const mostBytes = 4_000_000;
const mostMs = 1000;

/** Measures processor time of this thread, which a busy machine hardly changes, unlike the wall clock. */
async function timed<T>(make: () => T | Promise<T>): Promise<{ made: T; ms: number }> {
  const before = process.threadCpuUsage();
  const made = await make();
  const { user, system } = process.threadCpuUsage(before);
  return { made, ms: (user + system) / 1000 };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let complaints = 0;
const complain = (name: string, text: string): void => {
  complaints += 1;
  console.log(`  ${name}: ${text.slice(0, 400)}`);
};

await renderPlan(samplePlan('ENTERPRISE'));
let [slowest, largest] = [
  { name: '', ms: 0 },
  { name: '', bytes: 0 },
];
for (const [name, plan, typed] of plans) {
  const { made: document, ms: compileMs } = await timed(plan);
  const { made: bytes, ms } = await timed(() => renderPlan(document));
  writeFileSync(join(folder, `${name}.pdf`), bytes);
  const { text, blank, unknown } = await readShown(bytes);
  const missing = missingFrom(text, typed);
  if (missing.length > 0) complain(name, `does not say ${missing.join(', ')}`);
  if (blank.length > 0) complain(name, `shows nothing of ${blank.join(' ')}`);
  if (unknown > 0) complain(name, `shows ${unknown} signs of which its fonts know nothing`);
  if (bytes.length > mostBytes) complain(name, `has ${bytes.length} bytes`);
  if (Math.max(compileMs, ms) > mostMs)
    complain(name, `took ${compileMs.toFixed(0)} ms to make, ${ms.toFixed(0)} ms to draw`);
  if (ms > slowest.ms) slowest = { name, ms };
  if (bytes.length > largest.bytes) largest = { name, bytes: bytes.length };
}
console.log(
  `${plans.length} documents drawn; the slowest took ${slowest.ms.toFixed(0)} ms of ` +
    `processor time to draw (${slowest.name}), the largest has ${Math.round(largest.bytes / 1024)} KB (${largest.name})`,
);

const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
for (const { name, complaint } of tools) {
  if (!isInstalled(name)) {
    console.log(`${name}: not installed, left out`);
    continue;
  }
  const before = complaints;
  for (const file of files) {
    const text = complaint(join(folder, file));
    if (text !== undefined) complain(file, text);
  }
  console.log(`${name}: ${files.length - (complaints - before)} of ${files.length} documents in order`);
}
console.log(`The documents, and pictures of their pages, are in ${folder}`);
process.exitCode = complaints === 0 ? 0 : 1;
