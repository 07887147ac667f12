import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { openPdf, textsOf } from '#functions/pdf/testing/read-pdf.ts';
import { gridsOf, readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import { drawPlan } from '#functions/workflow/generate-document/draw-plan.ts';
import type { DrawnPlan } from '#functions/workflow/generate-document/generate-document.ts';
import { briefOfPlan } from '#shared/plan/brief-plan.ts';
import { makePlan, type Plan } from '#shared/plan/make-plan.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { inputOf, knownNow, knownPeople, knownPerson } from './known-people.ts';

const catalogue = readCatalogue();

const submissionOf = (id: string) => {
  const person = knownPerson(id);
  return { snapshot: inputOf(person), plan: person.plan, runId: `run_${id}`, attempt: 1 };
};
const draw = (id: string, attempt = 1): Promise<DrawnPlan> =>
  drawPlan({ ...submissionOf(id), attempt }, knownNow.getTime(), catalogue);
const planned = (id: string): Plan => {
  const { snapshot, plan: tier, runId } = submissionOf(id);
  return makePlan(snapshot, { tier, now: knownNow, planId: runId, catalogue });
};
const refused = ['mlm-oils', 'crypto-signals'];
const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const eventsOf = ({ calendar }: DrawnPlan) =>
  new ICAL.Component(ICAL.parse(new TextDecoder().decode(calendar)))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('the files of a plan', () => {
  it('have one name, and the days of the plan’s schedule', async () => {
    const drawn = await draw('carpenter-agents-ute');
    const { document, schedule } = planned('carpenter-agents-ute');
    expect(drawn.brief.title).toBe(document.title);
    const book = readWorkbook(drawn.workbook);
    expect(String(gridsOf(book).get('Summary')?.[0]?.[0])).toContain(document.title);
    expect(
      eventsOf(drawn)
        .map(({ summary, startDate }) => [startDate.toString().slice(0, 16), summary])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual(
      schedule.tasks.map(({ date, from, do: title }) => [
        `${date}T${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`,
        title,
      ]),
    );
    const asked = schedule.tasks.find(({ questions }) => questions);
    const counted = eventsOf(drawn).find(({ summary }) => summary === asked?.do);
    expect(counted?.description).toBe(asked?.questions?.join('\n'));
  });

  it('are the same bytes when they are made again', async () => {
    const hashes = async () => {
      const { pdf, workbook, calendar } = await draw('physio-student-brisbane');
      return [pdf, workbook, calendar].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    };
    expect(await hashes()).toEqual(await hashes());
  });

  it('replace in a diary what an earlier submission said', async () => {
    const [first, second] = [await draw('blind-piano-teacher'), await draw('blind-piano-teacher', 2)];
    expect(eventsOf(second).map(({ uid }) => uid)).toEqual(eventsOf(first).map(({ uid }) => uid));
    expect(new Set(eventsOf(second).map(({ sequence }) => sequence))).toEqual(new Set([1]));
  });

  it('show no task in the diary of a person with a safety note', async () => {
    const summaries = eventsOf(await draw('dv-resume-writer')).map(({ summary }) => summary);
    expect(new Set(summaries)).toEqual(new Set(['Appointment']));
  });

  it('hold no private words, and the private notes answer each of them', async () => {
    const held = knownPeople.filter(
      ({ id }) => !refused.includes(id) && planned(id).reading.private.length > 0,
    );
    expect(held.length).toBeGreaterThan(3);
    for (const { id } of held.slice(0, 4)) {
      const { reading, privateScreen } = planned(id);
      const { pdf, workbook, calendar } = await draw(id);
      const opened = await openPdf(pdf);
      const pages = await Promise.all(
        Array.from({ length: opened.numPages }, (_, page) => textsOf(opened, page + 1)),
      );
      const files = [
        pages.flatMap((texts) => texts.map(({ text }) => text)).join(' '),
        [...gridsOf(readWorkbook(workbook)).values()].flat(2).join(' '),
        new TextDecoder().decode(calendar).replaceAll('\r\n ', ''),
      ].map(plainLetters);
      expect(privateScreen.notes).toHaveLength(reading.private.length);
      for (const { words } of reading.private)
        for (const file of files) expect(file, id).not.toContain(plainLetters(words));
    }
  });

  it('are not made for answers that no business fits', async () => {
    await expect(draw('mlm-oils')).rejects.toMatchObject({ name: 'NothingToPlan' });
  });
});

describe('a plan in short', () => {
  const people = knownPeople.filter(({ id }) => !refused.includes(id));

  it.each(people.map(({ id }) => id))('says of %s what its document says', (id) => {
    const plan = planned(id);
    const brief = briefOfPlan(plan);
    const { goal } = plan.figures;
    expect(brief.title).toBe(plan.document.title);
    for (const cents of [brief.supportedCents, ...brief.byMonth])
      expect(Number.isSafeInteger(cents)).toBe(true);
    expect(brief.byMonth.length).toBeGreaterThanOrEqual(12);
    if (!goal) return expect(brief.judged).toBeUndefined();
    const reached = brief.supportedCents >= (brief.judged?.targetCents ?? 0);
    expect(reached).toBe(goal.share >= 1);
    expect(brief.judged?.verdict === 'not-supported').toBe(goal.verdict === 'Not yet');
    if (goal.per === 'month') {
      expect(brief.judged?.targetCents).toBe(goal.wantedCents);
      expect(brief.supportedCents).toBe(Math.max(0, goal.reachedCents));
    }
    if (brief.judged?.dueMonth) expect(brief.byMonth[brief.judged.dueMonth - 1]).toBe(brief.supportedCents);
  });
});
