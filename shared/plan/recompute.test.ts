/** A lender's clerk with a calculator: every golden document is worked out again from what it prints, and nothing else. */
import { describe, expect, it } from 'vitest';
import { plainText } from '#shared/plan/document/text.ts';
import { compilePlan } from './compile-plan.ts';
import type { PlanDocument } from './document/plan-document.ts';
import { someGoldenPeople } from './testing/golden/golden-people.ts';
import {
  blockOf,
  bodyRows,
  column,
  columnsOf,
  figuresOf,
  readCents,
  readNumber,
  rowsOf,
  textsIn,
  totalOf,
} from './testing/read-printed.ts';

const documents = someGoldenPeople.map(({ id, tier, now, input }) => ({
  id,
  tier,
  document: compilePlan(input, { tier, now, planId: id }),
}));
const paid = documents.filter(({ tier }) => tier !== 'BASIC');
const enterprise = documents.filter(({ tier }) => tier === 'ENTERPRISE');
const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const descending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));

function expectCashTies(document: PlanDocument, id: string): void {
  const rows = bodyRows(document, id);
  expect(rows).toHaveLength(12);
  let opening = 0;
  for (const cells of rows) {
    const [printed, collected, variable, fixed, startup, closing] = [2, 3, 4, 5, 6, 7].map((index) =>
      readCents(cells[index] ?? ''),
    );
    expect(printed).toBe(opening);
    expect((printed ?? 0) + (collected ?? 0) + (variable ?? 0) + (fixed ?? 0) + (startup ?? 0)).toBe(closing);
    opening = closing ?? 0;
  }
  const total = totalOf(document, id);
  expect(readNumber(total[1] ?? '')).toBe(add(rows.map((cells) => readNumber(cells[1] ?? ''))));
  for (const index of [3, 4, 5, 6]) expect(readCents(total[index] ?? '')).toBe(add(column(rows, index)));
  expect(readCents(total[7] ?? '')).toBe(opening);
}

describe.each(documents)('every plan: $id', ({ document }) => {
  it('ties its cash to the cent, in table, chart and key figure', () => {
    expectCashTies(document, 'cash-base');
    const closing = column(bodyRows(document, 'cash-base'), 7);
    const chart = blockOf(document, 'cash-small');
    const base =
      chart?.kind === 'chart' && chart.chart.kind === 'line' ? chart.chart.series[1]?.values : undefined;
    expect(base?.map((value) => Math.round(value * 100))).toEqual(closing);
    const [lowest = ''] = figuresOf(document, 'key-figures', 'rule-cash');
    expect(readCents(lowest)).toBe(Math.min(0, ...closing));
  });

  it('reckons one sale from price to what is left, and break-even from that', () => {
    const left = readCents(totalOf(document, 'unit-table')[2] ?? '');
    expect(left).toBe(add(column(bodyRows(document, 'unit-table'), 2)));
    const price = readCents(bodyRows(document, 'unit-table')[0]?.[2] ?? '');
    expect(readCents(bodyRows(document, 'offer-table')[1]?.[4] ?? '')).toBe(price);
    const fixed = readCents(bodyRows(document, 'unit-inputs')[3]?.[1] ?? '');
    const [units = ''] = figuresOf(document, 'key-figures', 'rule-break-even');
    if (left > 0) expect(readNumber(units)).toBe(Math.ceil(fixed / left));
    const offers = bodyRows(document, 'offer-table');
    if (columnsOf(document, 'offer-table')[5] === 'Left') expect(readCents(offers[1]?.[5] ?? '')).toBe(left);
    else
      for (const cells of offers)
        expect(
          Math.abs(readCents(cells[4] ?? '') / readNumber(cells[3] ?? '') - readCents(cells[5] ?? '')),
        ).toBeLessThanOrEqual(1);
    const monthly = column(bodyRows(document, 'cash-base'), 5);
    expect(new Set(monthly)).toEqual(new Set([fixed === 0 ? 0 : -fixed]));
  });

  it('judges the goal by the figures beside the verdict', () => {
    const callout = blockOf(document, 'verdict');
    if (callout?.kind !== 'callout') throw new Error('no verdict');
    const [goal] = figuresOf(document, 'verdict', 'goal');
    if (goal === undefined) return;
    const said = callout.body[0] ?? [];
    const rule = said.flatMap((part) =>
      typeof part !== 'string' && part.kind === 'figure' && part.assumption === 'rule-verdict'
        ? [part.text]
        : [],
    );
    const share = rule.find((text) => text.endsWith('%')) ?? '';
    const [supported = '', gap] = rule.filter((text) => !text.endsWith('%'));
    // The amount is whole, down; its share goes to the nearest, and never over a limit that it does not reach.
    const percent = readNumber(share);
    const [least, most] = [0, 100].map((more) => (100 * (readCents(supported) + more)) / readCents(goal));
    const limits = [50, 85, 100, 115];
    expect(least).toBeLessThan(percent + (limits.includes(percent + 1) ? 1 : 0.5) + 1e-9);
    expect(most).toBeGreaterThan(percent - (limits.includes(percent) ? 0 : 0.5) - 1e-9);
    expect(`${supported} ${percent >= 1 ? share : ''}`).not.toMatch(/[1-9]\d*\.\d/);
    expect(gap === undefined ? 0 : readCents(gap)).toBe(Math.max(0, readCents(goal) - readCents(supported)));
    const zone =
      percent >= 115
        ? 'Comfortable'
        : percent >= 85
          ? 'Tight'
          : percent >= 50
            ? 'A stretch'
            : 'Not supported as it stands';
    expect(plainText(callout.title)).toBe(`Verdict: ${zone}`);
  });

  it('adds up its scores and ranks by them', () => {
    const rows = bodyRows(document, 'score-table').map((cells) => cells.slice(1).map(readNumber));
    for (const cells of rows) {
      const [asked = 0, factor = 1, score = 0] = cells.slice(5);
      expect(Math.abs(add(cells.slice(0, 5)) * factor + asked - score)).toBeLessThan(0.35);
    }
    expect(descending(rows.map((cells) => cells[7] ?? 0))).toBe(true);
  });

  it('spends no more than its budget, and says where all of it is', () => {
    if (!blockOf(document, 'budget-table')) {
      expect(plainText(textsIn(blockOf(document, 'budget-note')).flat())).toMatch(
        /^Nothing is bought before/,
      );
      return;
    }
    const rows = bodyRows(document, 'budget-table');
    expect(add(column(rows, 2))).toBe(readCents(totalOf(document, 'budget-table')[2] ?? ''));
    for (const cells of rows) if (cells[3] === 'paid') expect(cells[1]).toBe(cells[2]);
  });

  it('shares out the hours of a month whole', () => {
    const block = blockOf(document, 'hours-words');
    const [all = 0, ...parts] = textsIn(block)
      .flat()
      .flatMap((part) =>
        typeof part !== 'string' && part.kind === 'figure' ? [Math.round(readNumber(part.text) * 10)] : [],
      );
    expect(add(parts)).toBe(all);
  });

  it('names each day by its right weekday, in order', () => {
    const block = blockOf(document, 'fortnight-tasks');
    if (block?.kind !== 'checklist') throw new Error('no tasks');
    const days = block.items.map(({ text }) => {
      const [, weekday = '', date = '', month = ''] =
        /^(\w+) (\d+) (\w+)(?:, \w+)?\./.exec(plainText(text)) ?? [];
      const day = new Date(`${date} ${month} ${month === 'Jan' ? 2027 : 2026} UTC`);
      expect(day.toLocaleDateString('en-AU', { weekday: 'short', timeZone: 'UTC' })).toBe(weekday);
      return day.getTime();
    });
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });

  it('places its tasks on the days of the week that it proposes, which holds all its hours', () => {
    const week = bodyRows(document, 'week-table');
    const tasks = blockOf(document, 'fortnight-tasks');
    if (tasks?.kind !== 'checklist') throw new Error('no tasks');
    const days = new Set(week.map(([when = '']) => when.slice(0, 3)));
    for (const { text } of tasks.items) expect(days).toContain(plainText(text).split(' ')[0]);
    const [hours = ''] = figuresOf(document, 'hours-lead', 'weekly-hours');
    expect(add(week.map((cells) => readNumber(cells[2] ?? '')))).toBe(readNumber(hours));
  });

  it('takes the set-aside for the share of profit that it prints', () => {
    for (const cells of bodyRows(document, 'tax-table')) {
      const [profit = 0, aside = 0] = [2, 3].map((index) => readCents(cells[index] ?? ''));
      if (profit > 0)
        expect(Math.abs((aside / profit) * 100 - readNumber(cells[4] ?? ''))).toBeLessThan(0.0501);
    }
  });
});

describe.each(paid)('a reviewed plan: $id', ({ document }) => {
  it('ties the other two cases as well, and compares all three by their totals', () => {
    expectCashTies(document, 'cash-cautious-table');
    expectCashTies(document, 'cash-strong-table');
    const tables = ['cash-cautious-table', 'cash-base', 'cash-strong-table'];
    const compared = bodyRows(document, 'compared-table');
    tables.forEach((id, index) => {
      const total = totalOf(document, id);
      const printed = compared.map((cells) => cells[index + 1]);
      expect(printed[0]).toBe(total[1]);
      expect(printed.slice(2, 7)).toEqual([total[3], total[4], total[5], total[6], total[7]]);
      expect(readCents(printed[7] ?? '')).toBe(Math.min(0, ...column(bodyRows(document, id), 7)));
    });
  });

  it('counts the names of its places, sixty or more', () => {
    const total = readNumber(totalOf(document, 'places-table')[2] ?? '');
    expect(total).toBe(add(bodyRows(document, 'places-table').map((cells) => readNumber(cells[2] ?? ''))));
    expect(total).toBeGreaterThanOrEqual(60);
  });

  it('measures its tornado from end to end, widest first', () => {
    const rows = bodyRows(document, 'tornado-table');
    const spreads = rows.map((cells) => {
      expect(Math.abs(readCents(cells[2] ?? '') - readCents(cells[1] ?? ''))).toBe(readCents(cells[3] ?? ''));
      return readCents(cells[3] ?? '');
    });
    expect(descending(spreads)).toBe(true);
  });

  it('fills no week past its cap, and adds the weeks up', () => {
    const [first = '', most = ''] = figuresOf(document, 'fortnight-lead', 'weekly-hours');
    expect(readNumber(first)).toBeLessThanOrEqual(readNumber(most));
    let [week, placed, used] = ['', 0, readNumber(first)];
    const expectWhole = () => {
      if (week === '') return;
      const [hours = 0, cap = 0] = [...week.matchAll(/([\d.]+) h\b/g)].map(([, figure]) => Number(figure));
      expect(hours, week).toBe(placed);
      expect(hours, week).toBeLessThanOrEqual(cap);
      used += hours;
    };
    const hasWeeks = blockOf(document, 'roadmap-weeks') !== undefined;
    for (const { kind, cells } of hasWeeks ? rowsOf(document, 'roadmap-weeks') : []) {
      if (kind === 'row') placed += readNumber(cells[2] ?? '');
      else {
        expectWhole();
        [week = '', placed] = [cells[0], 0];
      }
    }
    expectWhole();
    expect(used).toBe(readNumber(figuresOf(document, 'roadmap-lead', 'weekly-hours')[0] ?? ''));
  });

  it('warns at 60% and stops at 30% of each target', () => {
    for (const cells of bodyRows(document, 'metrics-table')) {
      const [target = 0, warning, stop] = cells.slice(1, 4).map(readNumber);
      expect([warning, stop]).toEqual([Math.ceil(target * 0.6 - 1e-9), Math.ceil(target * 0.3 - 1e-9)]);
    }
  });

  it('multiplies eight risks, worst first', () => {
    const rows = bodyRows(document, 'risks-table').map((cells) => cells.slice(2, 5).map(readNumber));
    expect(rows).toHaveLength(8);
    for (const [likely = 0, impact = 0, score] of rows) expect(likely * impact).toBe(score);
    expect(descending(rows.map((cells) => cells[2] ?? 0))).toBe(true);
  });
});

describe.each(enterprise)('an enterprise plan: $id', ({ document }) => {
  it('sizes the market box by box, down to the base case', () => {
    const [whole = [], reach = [], own = []] = bodyRows(document, 'market-table').map((cells) =>
      cells.map(readCents),
    );
    expect((whole[1] ?? 0) * (whole[2] ?? 0)).toBe((whole[3] ?? 0) * 100);
    const [state = 0, segment = 0] = ['state-share', 'market-segment'].map(
      (id) => readNumber(figuresOf(document, 'market-steps', id)[0] ?? '') / 100,
    );
    expect(reach[3]).toBe(Math.round((whole[3] ?? 0) * state * segment));
    expect(own[3]).toBe(readCents(bodyRows(document, 'compared-table')[1]?.[2] ?? ''));
  });

  it('scores channels by the rule in the caption, best first', () => {
    const scores = bodyRows(document, 'channels-table').map((cells) => {
      const [fit = 0, cost = 0, speed = 0, score = 0] = cells.slice(1, 5).map(readNumber);
      expect(Math.abs(fit * (1 - cost) * speed - score)).toBeLessThan(0.0006);
      return score;
    });
    expect(descending(scores)).toBe(true);
    expect(
      bodyRows(document, 'channels-table')
        .map((cells) => cells[5])
        .slice(0, 4),
    ).toEqual(['test first', 'test first', 'keep', 'later']);
  });

  it('states profit, cash and a balance that hold together', () => {
    for (const id of ['profit-table', 'year-two-profit']) {
      for (const cells of bodyRows(document, id)) {
        const [sold = 0, variable = 0, fixed = 0, startup = 0, profit = 0, tax = 0, after = 0] = cells
          .slice(1)
          .map(readCents);
        expect(sold + variable + fixed + startup).toBe(profit);
        expect(profit + tax).toBe(after);
      }
    }
    const rows = bodyRows(document, 'profit-table');
    const total = totalOf(document, 'profit-table');
    for (const index of [1, 2, 3, 4, 5, 6, 7])
      expect(readCents(total[index] ?? '')).toBe(add(column(rows, index)));
    for (const id of ['balance-table', 'year-two-balance'])
      for (const cells of bodyRows(document, id)) {
        const [cash = 0, owed = 0, tax = 0, own = 0, kept = 0] = cells.slice(1).map(readCents);
        expect(cash + owed).toBe(tax + own + kept);
      }
    expect(total[5]).toBe(bodyRows(document, 'tax-table')[0]?.[2]);
  });

  it('opens each quarter of cash with what the one before left, as the balances have it', () => {
    const rows = bodyRows(document, 'cash-statement-table').map((cells) => cells.slice(1).map(readCents));
    expect(rows).toHaveLength(8);
    let opening = 0;
    for (const [from = 0, buyers = 0, variable = 0, fixed = 0, startup = 0, own = 0, closing = 0] of rows) {
      expect(from).toBe(opening);
      expect(from + buyers + variable + fixed + startup + own).toBe(closing);
      opening = closing;
    }
    expect(rows.map((cells) => cells[6])).toEqual(
      ['balance-table', 'year-two-balance'].flatMap((id) => column(bodyRows(document, id), 1)),
    );
    const total = totalOf(document, 'cash-statement-table').slice(1).map(readCents);
    for (const index of [1, 2, 3, 4, 5])
      expect(total[index]).toBe(add(rows.map((cells) => cells[index] ?? 0)));
    expect([total[0], total[6]]).toEqual([0, opening]);
  });

  it('takes each pair of troubles, and each assumption a fifth worse, from the one base year', () => {
    const base = readCents(figuresOf(document, 'thresholds', 'rule-cash').at(-1) ?? '');
    for (const cells of bodyRows(document, 'stress-table')) {
      const [net = 0, less = 0, share = 0] = cells.slice(1).map(readNumber);
      expect(Math.round((net + less) * 100)).toBe(base);
      if (base > 0) expect(Math.abs((net * 10_000) / base - share)).toBeLessThan(0.0501);
    }
    for (const cells of bodyRows(document, 'assumptions-table'))
      expect(readCents(cells[2] ?? '') + readCents(cells[3] ?? '')).toBe(base);
    const short = column(bodyRows(document, 'assumptions-table'), 3);
    expect(descending(short)).toBe(true);
  });

  it('holds a line of sales that pays for the costs so far', () => {
    if (!blockOf(document, 'line-table')) return;
    const left = readCents(totalOf(document, 'unit-table')[2] ?? '');
    const sums = (id: string, index: number): number[] => {
      let sum = 0;
      return bodyRows(document, id).map((cells) => {
        sum +=
          index === 1 ? readNumber(cells[1] ?? '') : -readCents(cells[5] ?? '') - readCents(cells[6] ?? '');
        return sum;
      });
    };
    const rows = bodyRows(document, 'line-table');
    expect(column(rows, 1)).toEqual(sums('cash-base', 0));
    expect(rows.map((cells) => readNumber(cells[3] ?? ''))).toEqual(sums('cash-base', 1));
    expect(rows.map((cells) => readNumber(cells[5] ?? ''))).toEqual(sums('cash-cautious-table', 1));
    if (left > 0)
      for (const cells of rows)
        expect(readNumber(cells[2] ?? '')).toBe(Math.ceil(readCents(cells[1] ?? '') / left));
  });

  it('plans the months to report as the base case has them', () => {
    const rows = bodyRows(document, 'report-table');
    const base = bodyRows(document, 'cash-base');
    expect(rows.map((cells) => cells[1])).toEqual(base.map((cells) => cells[1]));
    expect(column(rows, 3)).toEqual(column(base, 7));
  });

  it('needs a quarter more than its deepest month, and uses all of it', () => {
    const need = readCents(totalOf(document, 'funding-table')[1] ?? '');
    expect(need).toBe(add(column(bodyRows(document, 'funding-table'), 1)));
    const deepest = 0 - Math.min(0, ...column(bodyRows(document, 'cash-cautious-table'), 7));
    expect(need).toBe(Math.max(0, Math.ceil(deepest * 1.25 - 1e-9)));
  });

  it('adds up the monthly cost of its tools', () => {
    for (const cells of bodyRows(document, 'cost-ladder-table')) {
      const [tools = 0, cover = 0, costs = 0, all = 0] = cells.slice(2).map(readCents);
      expect(tools + cover + costs).toBe(all);
    }
  });

  it('has the base year in the middle of its grid', () => {
    const block = blockOf(document, 'grid-chart');
    const middle =
      block?.kind === 'chart' && block.chart.kind === 'heat-grid' ? block.chart.values[2]?.[2] : undefined;
    const base = figuresOf(document, 'thresholds', 'rule-cash').at(-1) ?? '';
    expect(Math.round((middle ?? Number.NaN) * 100)).toBe(readCents(base));
  });
});
