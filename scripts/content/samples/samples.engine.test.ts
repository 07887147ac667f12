import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { leaksIn, lockedRuns } from '#scripts/content/find-leaks.ts';
import { readLibrary } from '#scripts/content/read-library.ts';
import { firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import { firstSample, type SamplePlan, samplePlans } from '#shared/contract/content-files.ts';
import { frontsInFile, samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { ensureSamples } from '../../build/build.ts';
import { sampleFiles } from './publish-samples.ts';

let files: Map<string, Buffer>;
let plans: SamplePlan[];
const bytesAt = (address: string): Buffer => files.get(address) ?? Buffer.alloc(0);
const text = (address: string): string => bytesAt(address).toString('utf8');

/** The files as the site gets them, by address. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [`/${relative(folder, path)}`, await readFile(path)] as const),
    ),
  );
}

beforeAll(async () => {
  files = await filesIn(await ensureSamples());
  plans = samplePlans.parse(JSON.parse(text(samplesAddress)));
}, 120_000);

describe('the sample plans', () => {
  it('are one of each kind, for different people on different paths', () => {
    expect(plans.map(({ tier }) => tier)).toEqual([...planTypes]);
    expect(new Set(plans.map(({ path }) => path)).size).toBe(3);
    expect(new Set(plans.map(({ person }) => person)).size).toBe(3);
  });

  it('have the pages and bytes that the site states', async () => {
    for (const { pages, files: formats } of plans) {
      expect((await openPdf(bytesAt(formats.pdf.address))).numPages).toBe(pages);
      for (const { address, bytes } of Object.values(formats)) expect(bytesAt(address)).toHaveLength(bytes);
    }
  });

  it('state the contents of the first one’s page one', async () => {
    const { pageOne, ...first } = firstSample.parse(JSON.parse(text(firstSampleAddress)));
    expect(first).toEqual(plans[0]);
    const pdf = await openPdf(bytesAt(first.files.pdf.address));
    const printed = (await textsOf(pdf, 1))
      .map((one) => one.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(printed).toContain(`${pageOne.verdict}.`);
    expect(printed).toContain(`${pageOne.share?.supported} a month`);
    expect(printed).toContain(`${pageOne.share?.goal} a month`);
    expect(pageOne.cash.lines.map(({ values }) => values.length)).toEqual([12, 12, 12]);
  });

  it('are marked as samples in name, title and on every page, so that none passes for a bought plan', async () => {
    for (const { files: formats } of plans) {
      for (const { address } of Object.values(formats)) expect(address).toMatch(/\/waymint-sample-/);
      const pdf = await openPdf(bytesAt(formats.pdf.address));
      expect((await pdf.getMetadata()).info).toMatchObject({ Title: expect.stringMatching(/^SAMPLE: /) });
      for (let page = 1; page <= pdf.numPages; page++) {
        const words = (await textsOf(pdf, page)).map((one) => one.text).join(' ');
        expect(words).toContain('SAMPLE. Made up: not a real person’s plan');
        expect(words).not.toContain('run_');
      }
      expect(text(formats.calendar.address)).toContain('plan: SAMPLE:');
    }
  });

  it('contain no forty characters of the library’s locked text', async () => {
    const runs = lockedRuns(readLibrary());
    for (const { files: formats } of plans) {
      const pdf = await openPdf(bytesAt(formats.pdf.address));
      for (let page = 1; page <= pdf.numPages; page++) {
        const words = (await textsOf(pdf, page)).map((one) => one.text).join(' ');
        expect(leaksIn(words, runs), `page ${page} of ${formats.pdf.address}`).toEqual([]);
      }
      expect(leaksIn(text(formats.calendar.address), runs)).toEqual([]);
    }
  });

  it.runIf(isLongRun)('are the same bytes each time', async () => {
    const again = await sampleFiles();
    // Pictures are encoded in parallel, so their order may differ.
    expect([...again.keys()].toSorted()).toEqual([...files.keys()].toSorted());
    for (const address of files.keys())
      expect(Buffer.compare(Buffer.from(again.get(address) ?? ''), bytesAt(address)), address).toBe(0);
  });
});

describe('the pictures of their pages', () => {
  it('are AVIF of the size the site reserves, and small', () => {
    for (const { fronts, pictures } of plans) {
      const { width, height } = samplePictureSizes.small;
      expect(sizeOf(bytesAt(fronts))).toEqual({ width: width * frontsInFile.length, height });
      expect(bytesAt(fronts).length).toBeLessThan(30_000);
      for (const { address } of pictures) {
        expect(sizeOf(bytesAt(address))).toEqual(samplePictureSizes.large);
        expect(bytesAt(address).length).toBeLessThan(130_000);
      }
    }
  });

  it('each have a unique outline within the page, which is tiny', () => {
    const outlines = plans.flatMap(({ pictures }) => pictures.map(({ outline }) => outline));
    expect(new Set(outlines).size).toBe(outlines.length);
    const { width, height } = samplePictureSizes.outline;
    for (const outline of outlines) {
      let [x, y] = [0, 0];
      for (const [, right, down, long] of outline.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
        x += Number(right) + Number(long);
        y += Number(down);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThan(height);
      }
    }
    expect(brotliCompressSync(outlines.join('\n')).length / outlines.length).toBeLessThan(300);
  });

  it('show every page of the first, with its words', () => {
    const [basic] = plans;
    expect(basic?.pictures.map(({ page }) => page)).toEqual(
      Array.from({ length: basic?.pages ?? 0 }, (_, at) => at + 1),
    );
    for (const { pictures } of plans) {
      const words = pictures.map(({ title, shows }) => `${title}: ${shows}`);
      expect(new Set(words).size).toBe(words.length);
    }
    expect(basic?.pictures.find(({ title }) => title === 'The numbers')?.shows).toContain('Table');
  });
});

/** Reads the size from the header box, after its name, version and flags. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  expect(picture.toString('latin1', 4, 12)).toBe('ftypavif');
  const box = picture.indexOf('ispe');
  return { width: picture.readUInt32BE(box + 8), height: picture.readUInt32BE(box + 12) };
}
