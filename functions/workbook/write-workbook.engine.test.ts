import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type GoldenPerson, someGoldenPeople } from '#shared/plan/testing/golden/golden-people.ts';
import { formatNames, isOpen, roles } from './grid/looks.ts';
import { differences, expectedFigures } from './testing/compare-with-plan.ts';
import { gridsOf, type ReadCell, readWorkbook } from './testing/read-workbook.ts';
import { workbookOf } from './testing/workbook-of.ts';

const made = someGoldenPeople.map((person) => ({ id: person.id, person, ...workbookOf(person) }));
const roleOf = ({ look }: ReadCell) => roles[Math.floor((look - 1) / formatNames.length)] ?? 'plain';
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const longestText = 32_767;

describe.each(made)('the workbook of $id', ({ model, document, bytes, person }) => {
  const book = readWorkbook(bytes);

  it('keeps every figure that the PDF prints, to the cent, where a reader finds it', () => {
    const grids = gridsOf(book);
    const expected = expectedFigures(model, document);
    expect(expected.length).toBeGreaterThan(120);
    expect(differences(expected, (sheet) => grids.get(sheet) ?? [])).toEqual([]);
  });

  it('says of each key figure that nothing has changed yet', () => {
    const summary = gridsOf(book).get('Summary') ?? [];
    const rows = summary.slice(4, summary.findIndex(([label]) => label === 'How to use it') - 1);
    expect(rows.length).toBeGreaterThan(12);
    for (const [, now, inPlan, change] of rows) {
      if (typeof now === 'number') expect([now, change]).toEqual([inPlan, 0]);
      else expect(now).toBe(inPlan);
    }
  });

  it('is the same bytes again', () => {
    expect(hash(workbookOf(person).bytes)).toBe(hash(bytes));
  });

  it('can be typed into where an input is, and nowhere else', () => {
    for (const { name, xml, cells } of book.sheets) {
      expect(xml).toContain('<sheetProtection sheet="1"');
      const open = [...cells.values()].filter((cell) => isOpen(roleOf(cell)));
      for (const { formula } of open) expect(formula).toBeUndefined();
      const checked = new Set([...xml.matchAll(/sqref="([A-Z]+\d+)"/g)].map(([, address]) => address));
      if (['Inputs', 'Budget', 'Funding'].includes(name))
        for (const { address } of open) expect(checked).toContain(address);
      else
        expect(open.map(({ value }) => value)).toEqual(
          name === 'Summary' ? ['Your answer, to change', 'An assumption, to change'] : [],
        );
    }
  });

  it('has names and sheets that a spreadsheet takes', () => {
    const sheets = book.sheets.map(({ name }) => name);
    expect(new Set(sheets).size).toBe(sheets.length);
    for (const name of sheets) expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/);
    const names = book.names.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
      // A name that reads as a cell would be one.
      expect(name).not.toMatch(/^[a-z]{1,3}\d+$|^r\d*c\d*$|^[rc]$/);
    }
    for (const { to } of book.names) {
      const [, sheet = '', from = ''] = /^'(.*)'!(\$[A-Z]+\$\d+)/.exec(to) ?? [];
      expect(book.sheets.find(({ name }) => name === sheet)?.cells.has(from.replaceAll('$', ''))).toBe(true);
    }
  });

  it('holds no macro, no link and nothing from outside', () => {
    const parts = [...book.entries.keys()];
    expect(
      parts.filter(
        (part) =>
          !/^(\[Content_Types\]|_rels\/\.rels|docProps\/(core|app)|xl\/(workbook|styles|_rels\/workbook\.xml|worksheets\/sheet\d+))(\.xml|\.rels)?$/.test(
            part,
          ),
      ),
    ).toEqual([]);
    for (const [part, text] of book.entries) {
      expect(text, part).not.toMatch(/TargetMode|externalLink|<hyperlink|WEBSERVICE|HYPERLINK|DDE/i);
    }
  });
});

describe('what each tier gets', () => {
  const sheetsOf = (id: string): string[] =>
    readWorkbook(made.find((one) => one.id === id)?.bytes ?? new Uint8Array()).sheets.map(({ name }) => name);
  const basic = ['Summary', 'Inputs', 'Goal', 'One sale', 'Base', 'Cautious', 'Strong', 'Budget', 'Tax'];

  it.each([
    ['first-paid-gig', [...basic, 'Trials', 'Sources']],
    ['empty-pro', [...basic, 'Sensitivity', 'Metrics', 'Trials', 'Sources']],
    ['deposit', [...basic, 'Sensitivity', 'Metrics', 'Statements', 'Funding', 'Trials', 'Sources']],
  ])('stands in the workbook of %s', (id, sheets) => {
    expect(sheetsOf(id)).toEqual(sheets);
  });
});

describe('what a person typed', () => {
  const hostile = [
    '=1+1',
    '+61 2 9999 9999',
    '-2+3',
    '@SUM(A1)',
    "\t=cmd|'/c calc'!A0",
    '\r=HYPERLINK("https://example.com","x")',
    '"><f>1+1</f><v>2</v></c>',
    ']]><script>alert(1)</script>&amp;&#0;',
    '\u0000\u0001\u0008\u000b\u001f\ufffe\uffff\ud800 end',
    `${'x'.repeat(longestText - 1)}👩‍👩‍👧‍👦 tail`,
    'ﷺ\u202egnp.exe',
  ];
  const [first] = someGoldenPeople;
  const typed = (text: string): GoldenPerson => {
    if (!first) throw new Error('There are no golden people');
    const { input } = first;
    const answers = { ...input.answers, incomeGoal: text, skills: text, interests: text, content: text };
    return { ...first, input: { ...input, answers, profile: { ...input.profile, name: text } } };
  };

  it.each(hostile)('stays a text, whatever it looks like: %j', (text) => {
    const { bytes } = workbookOf(typed(text));
    const { sheets, entries } = readWorkbook(bytes);
    for (const [part, xml] of entries) {
      expect(xml.isWellFormed(), part).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no place for
      expect(xml, part).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }
    const plain = workbookOf(typed('words')).bytes;
    const formulas = (of: ReturnType<typeof readWorkbook>): string[] =>
      of.sheets.flatMap(({ cells }) => [...cells.values()].flatMap(({ formula }) => formula ?? []));
    expect(formulas({ ...readWorkbook(bytes) }).length).toBe(formulas(readWorkbook(plain)).length);
    const name = [...(sheets[0]?.cells.values() ?? [])].find(
      ({ column, row }, index, all) =>
        column === 2 && all[index - 1]?.value === 'Name' && all[index - 1]?.row === row,
    );
    expect(typeof name?.value).toBe('string');
    expect(name?.formula).toBeUndefined();
    for (const { cells } of sheets)
      for (const { value } of cells.values())
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(longestText);
    const inline = sheets[0]?.xml.match(/<c r="B\d+" s="\d+" t="inlineStr">/g) ?? [];
    expect(inline.length).toBeGreaterThanOrEqual(8);
  });
});
