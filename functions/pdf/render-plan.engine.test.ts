import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { planTypes } from '#shared/domain/plans/plans.ts';
import { chartsNote } from '#shared/plan/document/charts-note.ts';
import { sourcesNote } from '#shared/plan/document/sources-note.ts';
import { sampleOf } from '#shared/testing/long-run.ts';
import { renderPlan } from './render-plan.ts';
import { everyKind, longTexts, planWith } from './testing/long-texts.ts';
import { openPdf, type PlacedText, textsOf } from './testing/read-pdf.ts';
import { missingFrom, objectsOf, readShown } from './testing/read-shown.ts';
import { readInOrder } from './testing/read-structure.ts';
import { samplePlan } from './testing/sample-plan.ts';
import { outsideOf, overlapsOf } from './testing/text-places.ts';

const pagesOfTier = { BASIC: 9, PRO: 19, ENTERPRISE: 27 } as const;

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

  it('has the length of its tier, and the same bytes each time', async () => {
    expect(pdf.numPages).toBe(pagesOfTier[tier]);
    expect(Buffer.compare(await renderPlan(samplePlan(tier)), bytes)).toBe(0);
  });

  it('has no text outside its column, and none on another', () => {
    for (const [index, texts] of pages.entries()) {
      expect(outsideOf(texts), `page ${index + 1}`).toEqual([]);
      expect(overlapsOf(texts), `page ${index + 1}`).toEqual([]);
    }
  });

  it('is read aloud in the order of the plan', async () => {
    const read = await readInOrder(pdf);
    let from = 0;
    const titles = [...plan.sections.map(({ title }) => title), 'Assumptions and sources'];
    const numbered = titles.map((title, index) => `${index + 1} ${title}`);
    for (const title of [plan.title, ...numbered]) {
      const at = read.indexOf(`H1 ${title}`, from);
      expect(at, title).toBeGreaterThanOrEqual(from);
      // Nothing of its section is read before it.
      if (title !== plan.title) expect(read[at - 1]?.split(' ')[0], title).toBe('Sect');
      from = at;
    }
  });

  it('says of every chart what it shows', async () => {
    const read = (await readInOrder(pdf)).join('\n');
    expect(read).toContain(`Figure ${plan.cover.drawn?.alternative}`);
    for (const { blocks } of plan.sections)
      for (const block of blocks)
        if (block.kind === 'chart') expect(read).toContain(`Figure ${block.alternative}`);
  });

  it('leads from contents, references and marks to where they point', async () => {
    const links = [];
    for (let page = 1; page <= pdf.numPages; page++)
      links.push(...(await (await pdf.getPage(page)).getAnnotations()));
    expect(links.every(({ subtype }) => subtype === 'Link')).toBe(true);
    const inside = links.filter(({ dest }) => dest !== null && dest !== undefined);
    expect(inside.length).toBeGreaterThan(plan.sections.length);
    for (const { dest } of inside) expect(await pdf.getPageIndex(dest[0])).toBeLessThan(pdf.numPages);
    const addresses = links.flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(new Set(addresses)).toEqual(new Set(plan.assumptions.flatMap(({ href }) => href ?? [])));
  });

  it('names each section in its bookmarks and every page in its foot', async () => {
    const bookmarks = (await pdf.getOutline()).map(({ title }) => title);
    expect(bookmarks).toEqual([...plan.sections.map(({ title }) => title), 'Assumptions and sources']);
    for (const [index, texts] of pages.entries()) {
      const all = texts.map(({ text }) => text).join(' ');
      expect(all).toContain('General information, not financial, legal or tax advice.');
      if (index > 0) expect(all).toContain(`Page ${index + 1} of ${pdf.numPages}`);
    }
  });

  it('carries what its charts are drawn from, each by what it says in words', async () => {
    const { metadata } = await pdf.getMetadata();
    const charts = plan.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'chart' ? [{ says: block.alternative, chart: block.chart }] : []));
    expect(charts.length).toBeGreaterThan(5);
    expect(JSON.parse(String(metadata.get(chartsNote.name)))).toEqual(charts);
  });

  it('carries what its letters lead to, with the sums behind them', async () => {
    const { assumptions, ...rest } = plan;
    const [first, ...others] = assumptions;
    if (first === undefined) throw new Error('It rests on nothing');
    const { label, mark } = first;
    const figure = { kind: 'figure' as const, text: '$5', mark, assumption: first.id };
    const worked = [['Two of ', figure, ' = ', { ...figure, text: '$10' }]];
    const file = await openPdf(await renderPlan({ ...rest, assumptions: [{ ...first, worked }, ...others] }));
    const { metadata } = await file.getMetadata();
    const [listed] = JSON.parse(String(metadata.get(sourcesNote.name)));
    expect(listed).toMatchObject({ label, value: first.value, page: file.numPages });
    expect(listed.worked).toEqual([
      ['Two of ', { text: '$5', mark, label }, ' = ', { text: '$10', mark, label }],
    ]);
  });

  it('tells its title, language and time of making', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: plan.title, Language: 'en-AU', CreationDate: 'D:20261122004625Z' });
    expect(await objectsOf(bytes)).toMatch(/\/MarkInfo <<\s*\/Marked true\s*>>/);
  });
});

describe('the cover of a goal that is not supported', () => {
  it('draws and tells how much of it there is', async () => {
    const plan = samplePlan('BASIC');
    const drawn = {
      kind: 'gap',
      title: 'Left each month before tax',
      goal: { at: 9000, label: '$9,000 goal' },
      months: [
        { value: 640, label: 'month 6: $640', share: '7% of the goal', lacking: '$8,360 short' },
        { value: 900, label: 'month 12: $900', share: '10% of the goal', lacking: '$8,100 short' },
      ],
      alternative: 'Two bars far from the goal of $9,000: $640 in month 6 and $900 in month 12.',
    } as const;
    const pdf = await openPdf(await renderPlan({ ...plan, cover: { ...plan.cover, drawn } }));
    expect(await readInOrder(pdf)).toContain(`Figure ${drawn.alternative}`);
    const texts = await textsOf(pdf, 1);
    expect(outsideOf(texts)).toEqual([]);
    expect(overlapsOf(texts)).toEqual([]);
    const said = texts.map(({ text }) => text).join(' ');
    const [first] = drawn.months;
    for (const words of [drawn.goal.label, first.label, first.share, first.lacking])
      expect(said).toContain(words);
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
    'loses and hides nothing, and stays in bounds: %s',
    async (name) => {
      const text = longTexts[name] ?? '';
      await expectSound(await renderPlan(planWith(text)), text);
    },
  );

  it('is sound with a little of every kind', async () => {
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

describe('what is written from the right, joined or drawn in parts', () => {
  it.each([
    'محمد علي حسن',
    'שלום עולם, (אני גר) בסידני.',
    'I write (מכתבים יפים) for 2 clubs, لا غير; and more',
    'हिन्दी क्ष्म and नमस्ते',
    'Family 👨\u200d👩\u200d👧 of 3',
  ])('is read in its order, as it was typed: %s', async (text) => {
    const read = await readInOrder(await openPdf(await renderPlan(planWith(text))));
    expect(read).toContain(`TD ${text}`);
    expect(read).toContain(`P You wrote: ${text}`);
  });
});

describe('what a document never holds', () => {
  it('is active content, in whatever text or address it might come', async () => {
    const plan = planWith(') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (');
    const bytes = await renderPlan({
      ...plan,
      assumptions: plan.assumptions.map((assumption) => ({ ...assumption, href: 'javascript:alert(1)' })),
    });
    const words = await objectsOf(bytes);
    expect(words).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|RichMedia|SubmitForm)\b/);
    expect(words).not.toContain('javascript:');
  });
});
