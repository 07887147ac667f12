import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { inflateSync } from 'node:zlib';
import { build } from 'esbuild';
import { calendarOfPlan } from '#functions/calendar/plan-calendar/calendar-of-plan.ts';
import { readFontFile } from '#functions/pdf/fonts/font-files.ts';
import { longTexts, planWith } from '#functions/pdf/testing/long-texts.ts';
import { workbookOfPlan } from '#functions/workbook/plan-workbook/workbook-of-plan.ts';
import { builtCatalogue } from '#scripts/build/catalogue.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { copyFonts, handlerOptions } from '#scripts/build/functions.ts';
import { inputOf, knownPeople, knownNow as now } from '#scripts/plan/known-people.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { makePlan } from '#shared/plan/make-plan.ts';
import { installPeers } from '../install-peers.ts';
import { asPlan, fifteenPages } from './fifteen-pages.ts';

const peers = [
  '@libpdf/core@0.4.2',
  'pdfkit@0.20.2',
  'pdfmake@0.3.11',
  '@react-pdf/renderer@4.9.0',
  'react@19.3.1',
];

/** The entry file and function of each step of making a plan. */
const steps = {
  makePlan: 'shared/plan/make-plan.ts',
  renderPlan: 'functions/pdf/render-plan.ts',
  writePlanWorkbook: 'functions/workbook/plan-workbook/write-plan-workbook.ts',
  writePlanCalendar: 'functions/calendar/plan-calendar/write-plan-calendar.ts',
} as const;
type Step = keyof typeof steps;

interface Took {
  wallMs: number;
  cpuMs: number;
}

interface Measured {
  fresh: Took;
  warm: Took;
  bytes: number;
  peakMb: number;
}

/** The inputs of one drawer. */
interface Drawing {
  drawer: string;
  editions: readonly unknown[];
  input: object;
}

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Measures the steps of a plan of each tier, then the same fifteen pages with our code and with other libraries. Each
 * runs as a fresh process, one after the other, with the same words and fonts and another edition each time.
 */
export async function benchDocuments(): Promise<[string, string][]> {
  const scratch = mkdtempSync(join(tmpdir(), 'waymint-documents-'));
  try {
    const measure = (drawing: Drawing): Promise<Measured> => measured(drawing, scratch);
    const ours = await bundledSteps(scratch);
    const rows: [string, string][] = [];
    for (const [name, drawing] of await plansOf(ours)) rows.push([name, figures(await measure(drawing))]);
    const fifteen = await measure(
      ours(
        'renderPlan',
        editions.map(asPlan).map((plan) => [plan]),
      ),
    );
    rows.push(['15 pages: ours, with tags, cover, register and links', figures(fifteen)]);
    for (const [name, drawing] of await peersOf(scratch)) {
      const theirs = await measure(drawing);
      const times = (theirs.warm.wallMs / fifteen.warm.wallMs).toFixed(1);
      const ofCpu = (theirs.warm.cpuMs / fifteen.warm.cpuMs).toFixed(1);
      const compared = name === 'chromium' ? '' : `, ${ofCpu} of processor`;
      rows.push([`15 pages: ${name}`, `${figures(theirs)}; ${times} × ours${compared}`]);
    }
    return rows;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const editions = [0, 1, 2, 3, 4, 5].map(fifteenPages);

type Ours = (step: Step, given: readonly unknown[][]) => Drawing;

async function bundledSteps(folder: string): Promise<Ours> {
  await build({
    ...handlerOptions,
    entryPoints: Object.fromEntries(Object.entries(steps).map(([step, path]) => [step, join(root, path)])),
    outdir: folder,
  });
  await copyFonts(folder);
  return (step, given) => ({
    drawer: 'ours',
    editions: given,
    input: { step, bundle: pathToFileURL(join(folder, `${step}.mjs`)).href },
  });
}

/** Plans of six people in every tier, and two documents made of hard words only. */
async function plansOf(ours: Ours): Promise<[string, Drawing][]> {
  const catalogue = await builtCatalogue();
  const inputs = knownPeople.slice(0, 6).map(inputOf);
  const rows = planTypes.flatMap((tier): [string, Drawing][] => {
    const asked = inputs.map((input) => [input, { tier, now, planId: 'run_bench', catalogue }] as const);
    const plans = asked.map(([input, options]) => makePlan(input, options));
    const named = (part: string): string => `Plan of ${tier}: ${part}`;
    return [
      [
        named('made'),
        ours(
          'makePlan',
          asked.map((given) => [...given]),
        ),
      ],
      [
        named('PDF'),
        ours(
          'renderPlan',
          plans.map(({ document }) => [document]),
        ),
      ],
      [
        named('workbook'),
        ours(
          'writePlanWorkbook',
          plans.map((plan) => [workbookOfPlan(plan, catalogue.sources)]),
        ),
      ],
      [
        named('calendar'),
        ours(
          'writePlanCalendar',
          plans.map((plan) => [calendarOfPlan(plan), 1]),
        ),
      ],
    ];
  });
  const hard = ['Chinese', 'Devanagari'].map((name): [string, Drawing] => [
    `10,000 characters a field, ${name}: PDF`,
    ours('renderPlan', [[planWith(longTexts[name] ?? '')]]),
  ]);
  return [...rows, ...hard];
}

async function peersOf(scratch: string): Promise<[string, Drawing][]> {
  const fonts = { sans: join(scratch, 'sans.ttf'), strong: join(scratch, 'strong.ttf') };
  writeFileSync(fonts.sans, inflateSync(readFontFile('sans.ttf.z')));
  writeFileSync(fonts.strong, inflateSync(readFontFile('sans-strong.ttf.z')));
  const launcher = pathToFileURL(join(root, 'web/testing/browser-launch.ts')).href;
  const input = { packages: join(await installPeers('bench-peers', peers), 'package.json'), fonts, launcher };
  return ['libpdf', 'pdfkit', 'pdfkit-tagged', 'pdfmake', 'react-pdf', 'chromium'].map((drawer) => [
    drawer,
    { drawer, editions, input },
  ]);
}

async function measured({ drawer, editions, input }: Drawing, scratch: string): Promise<Measured> {
  const file = join(scratch, 'input');
  writeFileSync(file, serialize({ ...input, editions }));
  const { stdout } = await run(process.execPath, [
    here('./measure.mjs'),
    here(`./peers/${drawer}.mjs`),
    file,
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

function figures({ warm, fresh, bytes, peakMb }: Measured): string {
  const took = ({ wallMs, cpuMs }: Took): string => `${wallMs.toFixed(1)} ms (processor ${cpuMs.toFixed(1)})`;
  const size = bytes === 0 ? '' : `, ${Math.round(bytes / 1024)} KB`;
  return `warm ${took(warm)}, fresh ${took(fresh)}${size}, peak ${Math.round(peakMb)} MB`;
}
