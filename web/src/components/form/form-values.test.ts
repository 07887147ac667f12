import { describe, expect, it } from 'vitest';
import { draftOf, withDraft } from './form-values.ts';

const empty = { email: '', password: '', terms: false };

describe('a draft', () => {
  const secrets = ['password'] as const;

  it('keeps every entry except passwords', () => {
    const values = { email: 'a@b.au', password: 'hunter22', terms: true };
    expect(draftOf(values, { empty, secrets })).toBe('{"email":"a@b.au","terms":true}');
  });

  it('keeps an answer that was cleared, and none that is unchanged', () => {
    const before = { email: 'a@b.au', password: '', terms: true };
    expect(draftOf({ ...before, email: '' }, { empty: before, secrets })).toBe('{"email":""}');
  });

  it('is empty when only a password was entered', () => {
    expect(draftOf({ ...empty, password: 'hunter22' }, { empty, secrets })).toBeNull();
  });

  it('is laid over the empty form', () => {
    expect(withDraft(empty, '{"email":"a@b.au","terms":true}')).toEqual({
      email: 'a@b.au',
      password: '',
      terms: true,
    });
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"email":'],
    ['another kind of value', '"a@b.au"'],
    ['null', 'null'],
    ['fields of the wrong kind', '{"email":7,"terms":"yes"}'],
    ['fields of another form', '{"name":"A","toString":"x"}'],
  ])('of %s leaves the form empty', (_, draft) => expect(withDraft(empty, draft)).toEqual(empty));
});
