import { describe, expect, it } from 'vitest';
import { signUpForm } from '#shared/contract/account-forms.ts';
import { emptySignUp } from './empty-sign-up.ts';
import { signUpPayload } from './sign-up-payload.ts';

const required = {
  email: ' Ana@Example.com ',
  password: 'correct horse',
  confirm_password: 'correct horse',
  full_name: 'Ana Silva',
  country: 'Australia',
  terms: true,
};
const sent = (form: object) => signUpPayload(signUpForm.parse({ ...emptySignUp, ...required, ...form }));

describe('the payload of a sign-up', () => {
  it('leaves out blank answers, the repeated password and the checkbox', () => {
    expect(sent({ skills: '   ' })).toEqual({
      email: 'ana@example.com',
      password: 'correct horse',
      full_name: 'Ana Silva',
      country: 'Australia',
    });
  });

  it('contains every answer given', () => {
    const answers = {
      state: 'Victoria',
      abn: '51 824 753 556',
      skills: 'Writing, Pottery',
      interests: 'Blogging',
      budget: 'BUDGET_100_299',
      weekly_time: 'TIME_3_5_HOURS',
    };
    expect(sent(answers)).toMatchObject({ ...answers, abn: '51824753556' });
  });

  it('leaves out a state of another country', () => {
    expect(sent({ country: 'New Zealand', state: 'Victoria' })).not.toHaveProperty('state');
  });
});
