import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import type { ProfileWork } from '#shared/domain/runs/profile-answers.ts';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { carryAnswers } from '#web/lib/carried/carried-answers.ts';
import { carryPath } from '#web/lib/carried/carried-path.ts';
import { beSignedIn } from '#web/lib/testing/answer-calls.ts';
import {
  carriedInto,
  choose,
  type Draft,
  isUnsaved,
  markSaved,
  openDraft,
  readKept,
  takeSaved,
  takesProfile,
} from './draft.ts';

const runAt = (version: number, answers: Partial<RunAnswers> = {}): RunDetail => ({
  run_id: 'r1',
  runStatus: 'CREATED',
  snapshot: { ...emptyAnswers, ...answers },
  generatedFile: null,
  plan: 'PRO',
  submissionAttempts: 0,
  remainingReviews: 2,
  version,
  timeline: [],
});

const typed = (draft: Draft, answers: Partial<RunAnswers>): Draft => ({
  ...draft,
  values: { ...draft.values, ...answers },
});

describe('a draft', () => {
  it('opens with the server’s state, and is unsaved after the first change', () => {
    const draft = openDraft(runAt(1, { skills: 'Writing' }), undefined);
    expect(draft.values.skills).toBe('Writing');
    expect(isUnsaved(draft)).toBe(false);
    expect(isUnsaved(typed(draft, { skills: 'Sales' }))).toBe(true);
  });

  it('opens with text typed before a reload', () => {
    const kept = typed(openDraft(runAt(3), undefined), { incomeGoal: '$500 a month' });
    const again = openDraft(runAt(3), readKept(JSON.stringify(kept)));
    expect(again.values.incomeGoal).toBe('$500 a month');
    expect(again.open).toEqual([]);
  });

  it('takes over fields changed only elsewhere, and keeps its own others', () => {
    const here = typed(openDraft(runAt(1), undefined), { incomeGoal: 'mine' });
    const merged = takeSaved(here, runAt(2, { skills: 'Sales' }));
    expect(merged).toMatchObject({ open: [], taken: ['skills'], base: { version: 2 } });
    expect(merged.values).toMatchObject({ incomeGoal: 'mine', skills: 'Sales' });
    expect(isUnsaved(merged)).toBe(true);
  });

  it('keeps both texts of a field changed on both sides, until one is chosen', () => {
    const here = typed(openDraft(runAt(1), undefined), { content: 'mine' });
    const both = takeSaved(here, runAt(2, { content: 'theirs' }));
    expect(both.open).toEqual(['content']);
    expect(both.values.content).toBe('mine');
    expect(both.theirs?.answers.content).toBe('theirs');

    const mine = choose(both, 'content', 'mine');
    expect(mine).toMatchObject({ open: [], base: { version: 2, answers: { content: 'theirs' } } });
    expect(mine.values.content).toBe('mine');
    expect(choose(both, 'content', 'theirs').values.content).toBe('theirs');
  });

  it('restores both texts after a reload', () => {
    const both = takeSaved(
      typed(openDraft(runAt(1), undefined), { content: 'mine' }),
      runAt(2, { content: 'x' }),
    );
    const again = openDraft(runAt(2, { content: 'x' }), readKept(JSON.stringify(both)));
    expect(again.open).toEqual(['content']);
    expect(again.values.content).toBe('mine');
  });

  it('ignores a server answer older than its own state', () => {
    const here = typed(openDraft(runAt(5, { skills: 'new' }), undefined), { content: 'mine' });
    expect(takeSaved(here, runAt(4, { skills: 'old' }))).toBe(here);
    expect(markSaved(here, 4, { answers: emptyAnswers })).toBe(here);
  });

  it('keeps text typed during a save', () => {
    const sent = typed(openDraft(runAt(1), undefined), { content: 'one' });
    const more = typed(sent, { content: 'one two' });
    const saved = markSaved(more, 2, { answers: sent.values });
    expect(saved.base.version).toBe(2);
    expect(isUnsaved(saved)).toBe(true);
  });

  it('recognises its own save when the answer was lost', () => {
    const sent = typed(openDraft(runAt(1), undefined), { content: 'one' });
    const more = typed({ ...sent, sent: { answers: sent.values } }, { content: 'one two' });
    const found = takeSaved(more, runAt(2, { content: 'one' }));
    expect(found).toMatchObject({ open: [], base: { version: 2 }, values: { content: 'one two' } });
  });

  describe('with corrections', () => {
    const hours = { low: 38, high: 38 };
    const confirm = (draft: Draft, confirmed: Omit<Confirmed, 'version'>): Draft => ({
      ...draft,
      confirmed: { version: 1, ...confirmed },
    });
    const run = (version: number, confirmed: Omit<Confirmed, 'version'>): RunDetail => ({
      ...runAt(version),
      confirmed: { version: 1, ...confirmed },
    });

    it('is unsaved until they are saved, and restores them after a reload', () => {
      const set = confirm(openDraft(runAt(1), undefined), { hours });
      expect(isUnsaved(set)).toBe(true);
      const again = openDraft(runAt(1), readKept(JSON.stringify(set)));
      expect(again.confirmed).toEqual({ version: 1, hours });
      expect(
        isUnsaved(markSaved(again, 2, { answers: emptyAnswers, confirmed: { version: 1, hours } })),
      ).toBe(false);
    });

    it('takes over corrections of another window, and keeps its own', () => {
      const here = confirm(openDraft(runAt(1), undefined), { hours, was: { hours: '10h+' } });
      const merged = takeSaved(here, run(2, { money: { cents: 5000 }, was: { money: '<300' } }));
      expect(merged).toMatchObject({ open: [], taken: ['confirmed'], base: { version: 2 } });
      expect(merged.confirmed).toEqual({
        version: 1,
        hours,
        money: { cents: 5000 },
        was: { hours: '10h+', money: '<300' },
      });
    });

    it('asks which one counts when both windows corrected the same', () => {
      const here = confirm(openDraft(runAt(1), undefined), { hours, money: { cents: 100 } });
      const both = takeSaved(here, run(2, { hours: { low: 5, high: 5 }, owned: ['ute'] }));
      expect(both.open).toEqual(['confirmed']);
      expect(both.confirmed?.hours).toEqual(hours);
      expect(choose(both, 'confirmed', 'mine').confirmed?.hours).toEqual(hours);
      expect(choose(both, 'confirmed', 'theirs').confirmed).toEqual({
        version: 1,
        hours: { low: 5, high: 5 },
        money: { cents: 100 },
        owned: ['ute'],
      });
    });

    it('joins lists that both windows changed', () => {
      const start = openDraft(run(1, { owned: ['ute', 'saw'] }), undefined);
      const here = confirm(start, { owned: ['ute', 'saw', 'drill'] });
      const joined = takeSaved(here, run(2, { owned: ['saw', 'ladder'] }));
      expect(joined.open).toEqual([]);
      expect(joined.confirmed?.owned).toEqual(['saw', 'drill', 'ladder']);
    });

    it('ignores storage content that the contract refuses', () => {
      const kept = {
        base: { version: 1, answers: emptyAnswers },
        values: emptyAnswers,
        confirmed: { version: 9 },
      };
      expect(readKept(JSON.stringify(kept))).toEqual({ base: kept.base, values: emptyAnswers });
    });
  });

  it.each(['', '{', '[]', '{"values":{}}', '{"base":{"version":"1"},"values":{}}'])(
    'ignores %j in storage',
    (text) => expect(readKept(text)).toBeUndefined(),
  );
});

describe('carried into', () => {
  const fresh: RunDetail = {
    run_id: 'r1',
    runStatus: 'CREATED',
    snapshot: emptyAnswers,
    generatedFile: null,
    plan: 'PRO',
    submissionAttempts: 0,
    remainingReviews: 2,
    version: 1,
    timeline: [],
  };

  const carriedIntoTyped = { ...emptyAnswers, skills: 'Welding' };

  const profile: ProfileWork = {
    budget: 'BUDGET_1_99',
    weekly_time: 'TIME_3_5_HOURS',
    skills: 'Writing, Design',
    interests: null,
  };

  beforeEach(() => {
    localStorage.clear();
    beSignedIn();
  });

  afterEach(() => localStorage.clear());

  describe('an empty form', () => {
    it('starts with the profile, and says which answers are from there', () => {
      const carried = carriedInto(fresh, profile);
      expect(carried).toMatchObject({
        check: false,
        profile: { budget: '<100', timePerWeek: '3–5h', skills: 'Writing, Design' },
        kept: { base: { version: 1, answers: emptyAnswers } },
      });
      expect(carried?.kept.values).toEqual({
        ...emptyAnswers,
        budget: '<100',
        timePerWeek: '3–5h',
        skills: 'Writing, Design',
      });
    });

    it('prefers the newer goal check', () => {
      carryAnswers({ ...emptyAnswers, budget: '<500', incomeGoal: '$300 a month' });
      const carried = carriedInto(fresh, profile);
      expect(carried).toMatchObject({ check: true, profile: {} });
      expect(carried?.kept.values).toMatchObject({ budget: '<500', skills: '' });
    });

    it('takes the path to build on with the profile', () => {
      carryPath({ slug: 'pet-care-rounds', title: 'Pet Care Rounds' });
      expect(carriedInto(fresh, profile)?.kept.values).toMatchObject({
        skills: 'Writing, Design',
        content: 'Plan ID: pet-care-rounds',
      });
    });

    it('starts empty without a profile, or with an empty one', () => {
      expect(carriedInto(fresh, undefined)).toBeUndefined();
      expect(
        carriedInto(fresh, { budget: null, weekly_time: null, skills: null, interests: null }),
      ).toBeUndefined();
    });
  });

  describe('typed text', () => {
    it.each([
      ['was saved', { ...fresh, version: 2, snapshot: carriedIntoTyped }],
      ['was emptied again', { ...fresh, version: 3 }],
      ['comes from an earlier round', { ...fresh, snapshot: carriedIntoTyped, basedOn: 'r0' }],
      [
        'was sent back',
        { ...fresh, version: 3, snapshot: carriedIntoTyped, runStatus: 'REJECTED_FOR_USER_REFINEMENT' },
      ],
      ['was submitted', { ...fresh, runStatus: 'UNDER_REVIEW' }],
    ] as const)('that %s is never overwritten by the profile', (_, run) => {
      expect(takesProfile(run)).toBe(false);
      expect(carriedInto(run, profile)).toBeUndefined();
    });
  });
});
