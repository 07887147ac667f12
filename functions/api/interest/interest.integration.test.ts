import { describe, expect, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { freshEmail, signUpPerson } from '#functions/testing/people.ts';

const send = (json: Record<string, unknown>, token?: string) =>
  callApi('/subscription-interest', { json, token });

describe('a waitlist entry', () => {
  it('is accepted from a visitor, from a signed-in person, and with an expired session', async () => {
    const wish = { email: freshEmail(), description: 'Early activation please', category: 'General' };
    const { token } = await signUpPerson();
    for (const session of [undefined, token, 'nonsense'])
      expect((await send(wish, session)).body).toEqual({
        status: 'ok',
        global: 'Thank you. We’ll be in touch.',
      });
  });

  it.each([['New_South_Wales_Policy'], ['Other_Policy'], ['ACCELERATOR_8W'], [''], [undefined]])(
    'is accepted under the category %j',
    async (category) => {
      const answer = await send({ email: freshEmail(), description: 'x', category });
      expect(answer.status).toBe(200);
    },
  );

  it.each([
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ email: '' }, 'Please enter a valid email address.'],
    [{ email: 'a@b' }, 'Please enter a valid email address.'],
    [{ description: '   ' }, 'Description must be between 1 and 80 characters.'],
    [{ description: 'x'.repeat(81) }, 'Description must be between 1 and 80 characters.'],
    [{ description: undefined }, 'Description must be between 1 and 80 characters.'],
    [{ category: '<script>' }, 'Please choose what this is about.'],
  ])('with %j is refused with a reason', async (wrong, sentence) => {
    const { status, body } = await send({
      email: freshEmail(),
      description: 'x',
      category: 'General',
      ...wrong,
    });
    expect({ status, global: body.global }).toEqual({ status: 400, global: sentence });
  });

  it('counts eighty characters of description without the spaces around them', async () => {
    const description = ` ${'é'.repeat(80)} `;
    expect((await send({ email: freshEmail(), description, category: 'General' })).status).toBe(200);
  });

  it('is limited per address', async () => {
    const email = freshEmail();
    const answers: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      answers.push((await send({ email, description: `wish ${sent}`, category: 'General' })).status);
    expect(answers).toEqual([...Array(20).fill(200), 429]);
  });
});
