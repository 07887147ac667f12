import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understanding } from '#shared/contract/readings.ts';
import { understand } from '#shared/plan/describe/understand.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { root } from '../build/ensure-built.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import type { Person } from './plan-person.ts';

const people = JSON.parse(readFileSync(join(root, 'shared/plan/testing/people.json'), 'utf8')) as Person[];
const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');

const understood = (form: RunAnswers, state?: string | null) =>
  understand(
    { answers: form, profile: { name: '', country: 'Australia', ...(state && { state }) } },
    { now, catalogue },
  );

const check: RunAnswers = {
  incomeGoal: '$1,200 a month by next June',
  timePerWeek: '5–10h',
  budget: '<300',
  skills: 'bookkeeping',
  interests: 'numbers',
  content: '',
};

describe('what a screen says of the people who might order a plan', () => {
  const all = people.map(({ id, form, profile }) => ({ id, form, says: understood(form, profile.state) }));

  it('is what the contract promises', () => {
    for (const { id, says } of all) expect(understanding.safeParse(says).error?.issues, id).toBeUndefined();
  });

  it('answers what was typed of a refusal alone', () => {
    const says = understood({ ...check, skills: '', content: 'Nothing of the second, no fences.' });
    expect(understanding.safeParse(says).success).toBe(true);
  });

  it('quotes only words that they typed', () => {
    for (const { id, form, says } of all)
      for (const { words } of says.facts)
        for (const { field, text } of words) expect(form[field].includes(text), `${id}: ${text}`).toBe(true);
  });

  it('names each fact once', () => {
    for (const { id, says } of all) {
      const ids = says.facts.map((fact) => fact.id);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });

  it('offers no more than three businesses, each with a price, a year and a reason', () => {
    for (const { id, says } of all) {
      expect(says.businesses.length, id).toBeLessThanOrEqual(3);
      for (const { price, byMonth, why, title } of says.businesses) {
        expect(price, id).toMatch(/^\$[\d,.]+ an? /);
        expect(byMonth.length, id).toBeGreaterThanOrEqual(12);
        expect(why.length, `${id}: ${title}`).toBeGreaterThan(0);
      }
    }
  });

  it('holds the same figure for the month of the goal as its chart', () => {
    for (const { id, says } of all)
      for (const { reaches, byMonth } of says.businesses)
        if (reaches)
          // The months of a sum to save are added up from rounded averages.
          expect(
            Math.abs((byMonth[reaches.testedMonth - 1] ?? 0) - reaches.reachedCents),
            id,
          ).toBeLessThanOrEqual(reaches.isTotal ? reaches.testedMonth : 0);
  });

  it('asks first what would change the business', () => {
    const weight = ['business', 'goal', 'licence', 'figures'];
    for (const { id, says } of all) {
      const order = says.questions.map(({ changes }) => weight.indexOf(changes));
      expect(order, id).toEqual(order.toSorted());
    }
  });
});

describe('what a screen says', () => {
  it('names no business for work that we do not plan', () => {
    const says = understood({
      ...check,
      skills: 'crypto signals',
      content: 'I only want to sell crypto signals.',
    });
    expect(says.outcome.kind).toBe('not-planned');
    expect(says.businesses).toEqual([]);
  });

  it('repeats skills in which it finds no work, and names three ways forward', () => {
    const { outcome } = understood({ ...check, skills: 'daydreaming' });
    expect(outcome).toMatchObject({ kind: 'needs-more', title: 'We can’t plan this well yet' });
    expect(outcome.says).toBe('“daydreaming” doesn’t tell us yet what people would pay you to do.');
    expect(outcome.ways.map(({ kind }) => kind)).toEqual(['skill', 'idea', 'email']);
  });

  it('sums up in one sentence what it understood', () => {
    expect(understood(check).summary).toBe(
      'You want $1,200 a month before tax by 30 June 2027, have 5 to 10 hours a week and up to $300 to start, and can offer bookkeeping for small firms.',
    );
  });

  it('tests nothing where no amount is named, and asks for one', () => {
    const says = understood({ ...check, incomeGoal: 'something on the side' });
    expect(says.businesses[0]?.reaches).toBeUndefined();
    expect(says.questions.map(({ id }) => id)).toContain('goal-amount');
  });

  it('counts a sum to save up month by month', () => {
    const [first] = understood({ ...check, incomeGoal: 'save $3,000 in total by next June' }).businesses;
    expect(first?.reaches?.isTotal).toBe(true);
    expect(first?.caption).toContain('added up month by month');
  });

  it('shows a private sentence as private, and draws nothing from it', () => {
    const content = 'I do books for two shops. Please do not mention that I was in prison.';
    const { facts } = understood({ ...check, content });
    const held = facts.filter(({ kind }) => kind === 'private');
    expect(held.length).toBeGreaterThan(0);
    for (const { says } of held) expect(says).not.toMatch(/prison/);
  });

  it('reads the start of a sentence that the form offers as a limit', () => {
    const { facts } = understood({ ...check, content: 'I will not phone strangers.' });
    expect(facts.map(({ kind }) => kind)).toContain('limit');
  });

  it('notices a background of which it reads nothing', () => {
    expect(understood({ ...check, content: 'asdf qwer zxcv uiop hjkl' }).isBackgroundUnread).toBe(true);
    expect(
      understood({ ...check, content: 'I worked as a bookkeeper for a builder for 4 years.' })
        .isBackgroundUnread,
    ).toBe(false);
  });

  it('says what a plan without a reviewer would need for work that we have no file on', () => {
    const says = understood({
      ...check,
      skills: 'sundial maker',
      content: 'I am a sundial maker with 20 years of work.',
    });
    expect(says.basicNeeds.join(' ')).toMatch(/sundial/);
  });
});
