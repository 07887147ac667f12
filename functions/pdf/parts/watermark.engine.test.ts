import { beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '#shared/testing/long-run.ts';
import { renderPlan } from '../render-plan.ts';
import { inkOf, openPdf, textsOf } from '../testing/read-pdf.ts';
import { readInOrder } from '../testing/read-structure.ts';
import { samplePlan } from '../testing/sample-plan.ts';

type Pdf = Awaited<ReturnType<typeof openPdf>>;
const plan = samplePlan('BASIC');

describe('a sample', () => {
  let bought: Pdf;
  let sample: Pdf;
  let bytes: Uint8Array;

  beforeAll(async () => {
    bytes = await renderPlan({ ...plan, isSample: true });
    [bought, sample] = await Promise.all([renderPlan(plan).then(openPdf), openPdf(bytes)]);
  });

  it('has its watermark on every page, pale enough to read the text below', async () => {
    for (let page = 2; page <= sample.numPages; page++) {
      const more = (await inkOf(sample, page)) - (await inkOf(bought, page));
      const area = 595 * 842;
      expect(more, `page ${page}`).toBeGreaterThan(area * 0.001);
      expect(more, `page ${page}`).toBeLessThan(area * 0.01);
    }
    const drawings = Array.from({ length: sample.numPages }, async (_, page) => {
      const { fnArray } = await (await sample.getPage(page + 1)).getOperatorList();
      // Operator 74 paints an embedded form, and plans contain no other.
      return fnArray.filter((operator) => operator === 74).length;
    });
    expect(await Promise.all(drawings)).toEqual(Array(sample.numPages).fill(1));
  });

  it.runIf(isLongRun)(
    'adds only the words that call it a sample to the text that can be selected or read aloud',
    async () => {
      const wordsOf = async (pdf: Pdf, page: number): Promise<string[]> =>
        (await textsOf(pdf, page)).map(({ text }) => text).filter((text) => !/SAMPLE\.|Plan run_/.test(text));
      for (let page = 2; page <= sample.numPages; page++)
        expect(await wordsOf(sample, page)).toEqual(await wordsOf(bought, page));
      const ownWords = /SAMPLE|Sample|invented|run_/;
      const readOf = async (pdf: Pdf) => (await readInOrder(pdf)).filter((line) => !ownWords.test(line));
      const [fromSample, fromBought] = await Promise.all([readOf(sample), readOf(bought)]);
      expect(fromSample.filter((line) => !fromBought.includes(line))).toEqual([]);
    },
  );

  it('is not named a plan, and says who it is about in its title and in every footer', async () => {
    const { info } = await sample.getMetadata();
    expect(info).toMatchObject({ Title: `SAMPLE: ${plan.title}` });
    for (let page = 1; page <= sample.numPages; page++) {
      const text = (await textsOf(sample, page)).map((one) => one.text).join(' ');
      expect(text).toContain('SAMPLE. Made up: not a real person’s plan');
      expect(text).not.toContain(plan.planId);
    }
  });

  it('has the same bytes each time', async () => {
    expect(Buffer.compare(await renderPlan({ ...plan, isSample: true }), bytes)).toBe(0);
  });
});
