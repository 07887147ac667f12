/** Rules that hold for the document and the days of every person. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicHoliday } from '#shared/content/public-holidays.ts';
import { calculate } from '#shared/plan/figures/calculate.ts';
import { dayParts, days, type Reading } from '#shared/plan/reading/reading.ts';
import { makeSchedule } from '#shared/plan/schedule/make-schedule.ts';
import type { Schedule } from '#shared/plan/schedule/schedule.ts';
import { printBlock, printDocument } from '#shared/plan/testing/print-document.ts';
import { dayOf, weekOf } from '#shared/plan/write/say/dates.ts';
import { numRuns } from '#shared/testing/long-run.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { plansOf } from './every-plan.ts';
import type { Expectation } from './expectation.ts';
import { freshWriter, type Person, prepareWriter } from './plan-person.ts';

const file = join(root, 'shared/plan/testing/people.json');
const people = JSON.parse(readFileSync(file, 'utf8')) as (Person & {
  expect: Expectation & { mustNotPrint: string[] };
})[];
const now = new Date('2026-11-28T02:00:00Z');
const { rules } = readCatalogue();
if (!rules) throw new Error('The money rules cannot be read');

const write = prepareWriter();
const plans = plansOf(people);

const isBlocked = (reading: Reading, task: Schedule['tasks'][number]): boolean =>
  reading.week.some(
    ({ value }) => value.is === 'blocked' && value.day === dayOf(task.date) && value.part === task.part,
  );

function minutesByWeek({ tasks }: Schedule): number[] {
  const weeks = new Map<string, number>();
  for (const { date, minutes } of tasks) weeks.set(weekOf(date), (weeks.get(weekOf(date)) ?? 0) + minutes);
  return [...weeks.values()];
}

/** What the rules ask for, and what is put first, ends before the first paid job starts. */
function rulesAreFirst({ tasks, later }: Schedule): boolean {
  const first = tasks.find(({ isFirstPaid }) => isFirstPaid);
  if (!first) return true;
  const isBefore = (task: (typeof tasks)[number]) =>
    task.date < first.date || (task.date === first.date && task.from + task.minutes <= first.from);
  return (
    tasks.filter(({ phase }) => phase === 'rules').every(isBefore) &&
    later.every(({ phase }) => phase !== 'rules')
  );
}

describe('the document of each person', () => {
  it('is written for all who can be planned', () => {
    expect(plans.length).toBeGreaterThanOrEqual(people.length - 3);
  });

  it('holds no word that the person asked not to print', () => {
    for (const { person, plan } of plans) {
      const printed = printDocument(plan.document);
      const planned = JSON.stringify(plan.schedule);
      for (const words of person.expect.mustNotPrint) {
        expect(printed, person.id).not.toMatch(new RegExp(words, 'i'));
        expect(planned, person.id).not.toMatch(new RegExp(words, 'i'));
      }
    }
  });

  it('holds no surname and no weekly routine where there is a safety note', () => {
    const safe = plans.filter(({ plan }) => plan.reading.private.some(({ value }) => value.class === 'P3'));
    expect(safe.length).toBeGreaterThan(0);
    for (const { person } of safe) {
      const plan = write({ ...person, full_name: 'Alice Marlowe' }, now);
      const printed = printDocument(plan.document);
      expect(printed, person.id).not.toMatch(/Marlowe/i);
      expect(printed, person.id).not.toMatch(/\|\s*(?:Not free|Free):/);
      expect(plan.privateScreen.notes.length, person.id).toBeGreaterThan(0);
    }
  });

  it('never reprints the background', () => {
    for (const { person, plan } of plans) {
      const printed = printDocument(plan.document);
      for (const paragraph of person.form.content.split(/\n+/).filter((text) => text.length > 150))
        expect(printed, person.id).not.toContain(paragraph);
    }
  });

  it('has no slot left open, no empty value and no mark on a figure', () => {
    for (const { person, plan } of plans) {
      const printed = printDocument(plan.document);
      expect(printed, person.id).not.toMatch(/[{}]|undefined|NaN|\[object|\^[SDJU]\b/);
    }
  });

  it('names the state or territory that the customer names and the form lacks', () => {
    const [one] = plans;
    if (!one) throw new Error('No one was planned');
    const form = { ...one.person.form, content: `${one.person.form.content} I live in Hobart.` };
    const { document } = write({ ...one.person, form, profile: { state: null } }, now);
    expect(document.sections.find(({ id }) => id === 'rules')?.title).toMatch(/ in Tasmania$/);
  });

  it('prints no judgement without a reason and no empty brackets', () => {
    for (const { person, plan } of plans)
      expect(printDocument(plan.document), person.id).not.toMatch(/Our judgement: (?:check|\w+\.)|\(\)/);
  });

  it('gives a reason for the business', () => {
    for (const { person, plan } of plans) {
      const why = plan.document.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'why-text');
      const sentences = why
        ? printBlock(why)
            .join(' ')
            .split(/[.?!](?:\s|$)/)
        : [];
      expect(sentences.filter((text) => text.trim() !== '').length, person.id).toBeGreaterThanOrEqual(1);
    }
  });

  it('takes only the risks of the chosen offer', () => {
    for (const { person, plan } of plans) {
      const chosen = plan.choice.offered[0];
      const printed = printDocument(plan.document);
      for (const { risk, offers } of chosen?.trade.risks ?? [])
        if (offers && !offers.includes(chosen?.offer.id ?? ''))
          expect(printed, person.id).not.toContain(risk);
    }
  });

  it('is the same each time', () => {
    const [one] = plans;
    if (!one) throw new Error('No one was planned');
    expect(freshWriter()(one.person, now).document).toEqual(one.plan.document);
  });
});

describe('the first days of each person', () => {
  it('keep the parts of the week that are blocked', () => {
    for (const { person, plan } of plans)
      expect(
        plan.schedule.tasks.filter((task) => isBlocked(plan.reading, task)).map(({ id }) => id),
        person.id,
      ).toEqual([]);
  });

  it('never ask for more hours than the person has', () => {
    for (const { person, plan } of plans)
      expect(Math.max(0, ...minutesByWeek(plan.schedule)), person.id).toBeLessThanOrEqual(
        plan.figures.inputs.hoursPerWeek.value * 60,
      );
  });

  it('put the rules before the first paid job', () => {
    for (const { person, plan } of plans) expect(rulesAreFirst(plan.schedule), person.id).toBe(true);
  });

  it('hold only tasks of the chosen offer, each in its months', () => {
    for (const { person, plan } of plans) {
      const chosen = plan.choice.offered[0];
      const tasks = new Map(chosen?.trade.tasks.map((task) => [task.id, task]));
      for (const { id, date } of plan.schedule.tasks) {
        const { offers, months } = tasks.get(id) ?? {};
        if (offers) expect(offers, `${person.id}: ${id}`).toContain(chosen?.offer.id);
        if (months) expect(months, `${person.id}: ${id}`).toContain(Number(date.slice(5, 7)));
      }
    }
  });

  it('leave to a break only what is short or comes first', () => {
    for (const { person, plan } of plans)
      for (const { phase, minutes, id } of plan.schedule.inABreak)
        if (phase !== 'rules' && phase !== 'first')
          expect(minutes, `${person.id}: ${id}`).toBeLessThanOrEqual(60);
  });

  it('leave public holidays free', () => {
    for (const { person, plan } of plans)
      expect(
        plan.schedule.tasks.filter(({ date }) => isPublicHoliday(date, plan.home.region)),
        person.id,
      ).toEqual([]);
  });

  it('ask no office or business on a day on which it is closed', () => {
    for (const { person, plan } of plans)
      for (const { date, opening, id } of plan.schedule.tasks) {
        if (opening === 'any') continue;
        if (opening !== 'client') expect(dayOf(date), `${person.id}: ${id}`).not.toBe('sun');
        if (opening === 'office') expect(dayOf(date), `${person.id}: ${id}`).not.toBe('sat');
      }
  });
});

const cell = fc.record({
  day: fc.constantFrom(...days),
  part: fc.constantFrom(...dayParts),
  is: fc.constantFrom('free' as const, 'blocked' as const),
});
const week = fc.uniqueArray(cell, { selector: ({ day, part }) => `${day}:${part}`, maxLength: 21 });

describe('the first days of any week', () => {
  const byId = <T extends { id: string }>(items: readonly T[]) =>
    new Map(items.map((item) => [item.id, item]));
  const licences = byId(readCatalogue().licences);
  const situations = byId(readCatalogue().situations);

  it('keep blocked parts, hours and the order of the rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        week,
        fc.integer({ min: 1, max: 40 }),
        ({ person, plan }, cells, hours) => {
          const at = { field: 'content', from: 0, to: 0 } as const;
          const facts = cells.map((value) => ({
            id: '',
            value,
            words: '',
            at,
            certainty: 'stated' as const,
          }));
          const reading: Reading = { ...plan.reading, week: facts };
          const candidate = plan.choice.offered[0];
          if (!candidate) return;
          const figures = calculate(candidate, reading, { tier: person.plan, now, rules });
          figures.inputs.hoursPerWeek = { value: hours, from: { words: '' } };
          const schedule = makeSchedule({
            ...{ candidate, reading, figures, licences, situations, place: 'VIC', tier: person.plan },
            ...{ isAustralia: true, hasAbn: false, today: '2026-11-28' },
          });
          expect(schedule.tasks.filter((task) => isBlocked(reading, task))).toEqual([]);
          expect(Math.max(0, ...minutesByWeek(schedule))).toBeLessThanOrEqual(hours * 60);
          expect(rulesAreFirst(schedule)).toBe(true);
        },
      ),
      numRuns(20, 150),
    );
  });
});
