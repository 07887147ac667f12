import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { planLengths } from '#shared/plan/document/plan-lengths.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { renderPlan } from './render-plan.ts';
import { everyKind, longTexts, planWith } from './testing/long-texts.ts';
import { openPdf, type PlacedText, textsOf } from './testing/read-pdf.ts';
import { missingFrom, objectsOf, readShown } from './testing/read-shown.ts';
import { readInOrder } from './testing/read-structure.ts';
import { samplePlan } from './testing/sample-plan.ts';
import { outsideOf, overlapsOf } from './testing/text-places.ts';

describe.each(planTypes)('the sample of %s', (tier) => {
  const plan = samplePlan(tier);
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  let pages: PlacedText[][];

  beforeAll(async () => {
    bytes = await renderPlan(plan);
    pdf = await openPdf(bytes);
    pages = [];
    for (let page = 1; page <= pdf.numPages; page++) pages.push(await textsOf(pdf, page));
  });

  it('has at most the pages of its tier, and the same bytes each time', async () => {
    expect(pdf.numPages).toBeLessThanOrEqual(planLengths[tier][1]);
    expect(Buffer.compare(await renderPlan(samplePlan(tier)), bytes)).toBe(0);
  });

  it('has no text outside its column, and no overlapping texts', () => {
    for (const [index, texts] of pages.entries()) {
      expect(outsideOf(texts), `page ${index + 1}`).toEqual([]);
      expect(overlapsOf(texts), `page ${index + 1}`).toEqual([]);
    }
  });

  it('is read aloud in the order of the plan', async () => {
    const read = await readInOrder(pdf);
    let from = 0;
    const titles = plan.sections.map(({ title }) => title);
    const numbered = titles.map((title, index) => `${index + 1} ${title}`);
    for (const title of [plan.title, ...numbered]) {
      const at = read.indexOf(`H1 ${title}`, from);
      expect(at, title).toBeGreaterThanOrEqual(from);
      // No content of a section is read before its title.
      if (title !== plan.title) expect(read[at - 1]?.split(' ')[0], title).toBe('Sect');
      from = at;
    }
  });

  it('describes every chart in words', async () => {
    const read = (await readInOrder(pdf)).join('\n');
    for (const { blocks } of plan.sections)
      for (const block of blocks)
        if (block.kind === 'chart') expect(read).toContain(`Figure ${block.alternative}`);
  });

  it('links references and addresses to their targets', async () => {
    const links = [];
    for (let page = 1; page <= pdf.numPages; page++)
      links.push(...(await (await pdf.getPage(page)).getAnnotations()));
    expect(links.every(({ subtype }) => subtype === 'Link')).toBe(true);
    const inside = links.filter(({ dest }) => dest !== null && dest !== undefined);
    expect(inside).toHaveLength(1);
    expect(await pdf.getPageIndex(inside[0]?.dest[0])).toBe(1);
    expect(links.flatMap(({ url }) => (url === undefined ? [] : [url]))).toEqual(['https://abr.gov.au/']);
  });

  it('names each section in its bookmarks and every page in its footer', async () => {
    const bookmarks = (await pdf.getOutline()).map(({ title }) => title);
    expect(bookmarks).toEqual(plan.sections.map(({ title }) => title));
    for (const [index, texts] of pages.entries()) {
      const all = texts.map(({ text }) => text).join(' ');
      expect(all).toContain('General information, not financial, legal or tax advice.');
      expect(all).toContain(`Page ${index + 1} of ${pdf.numPages}`);
    }
  });

  it('states its title, language and creation date', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: plan.title, Language: 'en-AU', CreationDate: 'D:20261122004625Z' });
    expect(await objectsOf(bytes)).toMatch(/\/MarkInfo <<\s*\/Marked true\s*>>/);
  });
});

async function expectSound(bytes: Uint8Array, text: string): Promise<void> {
  expect(bytes.length).toBeLessThan(4_000_000);
  const { text: said, blank, unknown } = await readShown(bytes);
  expect(blank).toEqual([]);
  expect(unknown).toBe(0);
  expect(missingFrom(said, text)).toEqual([]);
  const pdf = await openPdf(bytes);
  for (let page = 1; page <= pdf.numPages; page++)
    expect(outsideOf(await textsOf(pdf, page)), `page ${page}`).toEqual([]);
  await pdf.loadingTask.destroy();
}

describe('a document with ten thousand characters in every field', () => {
  it.each(sampleOf(Object.keys(longTexts), 2))(
    'loses and hides nothing, and stays within the margins: %s',
    async (name) => {
      const text = longTexts[name] ?? '';
      await expectSound(await renderPlan(planWith(text)), text);
    },
  );

  it('is sound with a mix of all of them', async () => {
    await expectSound(await renderPlan(planWith(everyKind)), everyKind);
  });

  it('prints each character of a long word', async () => {
    const word = Array.from({ length: 9000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join('');
    const pdf = await openPdf(await renderPlan(planWith(word)));
    let all = '';
    for (let page = 1; page <= pdf.numPages; page++) {
      const texts = (await textsOf(pdf, page)).map(({ text }) => text.trim());
      all += texts.filter((text) => /^[a-z]{9,}$/.test(text)).join('');
    }
    expect(all).toContain(word);
  });
});

describe('text that is written from the right, joined or composed', () => {
  it.each([
    'محمد علي حسن',
    'שלום עולם, (אני גר) בסידני.',
    'I write (מכתבים יפים) for 2 clubs, لا غير; and more',
    'हिन्दी क्ष्म and नमस्ते',
    'Family 👨\u200d👩\u200d👧 of 3',
  ])('is read in order, as it was typed: %s', async (text) => {
    const read = await readInOrder(await openPdf(await renderPlan(planWith(text))));
    expect(read).toContain(`TD ${text}`);
    expect(read).toContain(`P You wrote: ${text}`);
  });
});

describe('a document', () => {
  it('contains no active content, whatever text or address it is made from', async () => {
    const plan = planWith(') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (');
    const link = { kind: 'link' as const, href: 'javascript:alert(1)', text: 'here' };
    const [first, ...rest] = plan.sections;
    if (first === undefined) throw new Error('It has no section');
    const linked = { kind: 'paragraph' as const, id: 'link', style: 'body' as const, text: [link] };
    const bytes = await renderPlan({
      ...plan,
      sections: [{ ...first, blocks: [linked, ...first.blocks] }, ...rest],
    });
    const words = await objectsOf(bytes);
    expect(words).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|RichMedia|SubmitForm)\b/);
    expect(words).not.toContain('javascript:');
  });
});
