/**
 * `npm run proof:pdf`: the samples and the hardest texts, read by tools that had no part in drawing them. What is not
 * installed is named and left out; what is found wrong ends the run with an error.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPlan } from '#functions/pdf/render-plan.ts';
import { longTexts, planWith } from '#functions/pdf/testing/long-texts.ts';
import { samplePlan } from '#functions/pdf/testing/sample-plan.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';

const folder = join(root, '.local', 'proof-pdf');
const edges = { left: 53, right: 542.5, top: 0, bottom: 842 };

interface Tool {
  name: string;
  /** Undefined when there is nothing to complain of. */
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

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const plans = [
  ...planTypes.map((tier) => [tier.toLowerCase(), samplePlan(tier)] as const),
  ...Object.entries(longTexts).map(([name, text]) => [name.replaceAll(' ', '-'), planWith(text)] as const),
];
for (const [name, plan] of plans) writeFileSync(join(folder, `${name}.pdf`), await renderPlan(plan));

const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
let complaints = 0;
for (const { name, complaint } of tools) {
  if (!isInstalled(name)) {
    console.log(`${name}: not installed, left out`);
    continue;
  }
  const found = files.flatMap((file) => {
    const text = complaint(join(folder, file));
    return text === undefined ? [] : [`  ${file}: ${text.slice(0, 400)}`];
  });
  complaints += found.length;
  console.log(
    [`${name}: ${files.length - found.length} of ${files.length} documents in order`, ...found].join('\n'),
  );
}
console.log(`The documents, and pictures of their pages, are in ${folder}`);
process.exitCode = complaints === 0 ? 0 : 1;
