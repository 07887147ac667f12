import { describe, expect, it } from 'vitest';
import { profileUpdate, type UserEntity } from '#shared/contract/account.ts';
import { user } from '#web/lib/testing/answer-calls.ts';
import { profilePayload, profileValues } from './save-profile.ts';

const bare = { ...user, full_name: 'Mia Chen' };

const full: UserEntity = {
  ...bare,
  state: 'Victoria',
  abn: '51824753556',
  skills: 'Writing,Bush regeneration',
  interests: 'AI Tools',
  budget: 'BUDGET_1_99',
  weekly_time: 'TIME_3_5_HOURS',
};

/** The payload of an unchanged form with these changes. */
const saved = (user: UserEntity, changes: Partial<ReturnType<typeof profileValues>> = {}) =>
  profilePayload(profileUpdate.parse({ ...profileValues(user), ...changes }), user.country);

describe('the profile form', () => {
  it('shows the ABN in groups and the lists with spaces', () => {
    expect(profileValues(full)).toMatchObject({
      abn: '51 824 753 556',
      skills: 'Writing, Bush regeneration',
    });
  });

  it('is empty for an empty profile', () => {
    expect(Object.values(profileValues(bare))).toEqual(['Mia Chen', '', '', '', '', '', '']);
  });
});

describe('the payload of a saved profile', () => {
  it('is the profile itself when nothing was changed', () => {
    const { full_name, state, abn, interests, budget, weekly_time } = full;
    const skills = 'Writing, Bush regeneration';
    expect(saved(full)).toEqual({ full_name, state, abn, skills, interests, budget, weekly_time });
  });

  it('is null for every blank answer, and never contains a country', () => {
    const blank = { state: null, abn: null, skills: null, interests: null, budget: null, weekly_time: null };
    expect(saved(bare)).toEqual({ full_name: 'Mia Chen', ...blank });
    expect(
      saved(full, { state: '', abn: '', skills: ' ', interests: '', budget: '', weekly_time: '' }),
    ).toEqual({ full_name: 'Mia Chen', ...blank });
  });

  it('has no state outside Australia', () => {
    expect(saved({ ...full, country: 'Canada' }).state).toBeNull();
  });
});
