import { describe, expect, it } from 'vitest';
import { refusalOf, refusalText } from './refusal-text.ts';

describe('the text of a failed call', () => {
  it('is the sentence of the server', () => {
    const failure = {
      ok: false,
      kind: 'refused',
      status: 400,
      code: 'invalid-credentials',
      message: 'No.',
    } as const;
    expect(refusalText(failure, 'Login failed')).toBe('No.');
  });

  it('is the fallback when the server gave no sentence', () => {
    const failure = {
      ok: false,
      kind: 'refused',
      status: 502,
      code: 'unreadable-answer',
      message: '?',
    } as const;
    expect(refusalText(failure, 'Login failed')).toBe('Login failed');
  });

  it('says when no answer came', () => {
    expect(refusalText({ ok: false, kind: 'network' }, 'Login failed')).toBe(
      'Network error. Please try again.',
    );
  });
});

describe('the note below it', () => {
  const now = new Date(2026, 10, 26, 17, 47).getTime();
  const early = {
    ok: false,
    kind: 'refused',
    status: 429,
    code: 'too-many-requests',
    message: 'Too many attempts. Please try again in 15 minutes.',
    retryAfterSeconds: 900,
  } as const;

  it('says when to return, if it is too early', () => {
    expect(refusalOf(early, 'Login failed', now)).toEqual({
      message: 'Too many attempts. Please try again in 15 minutes.',
      code: 'too-many-requests',
      note: 'You can try again from 6:02 pm. Nothing you typed is lost.',
      isEarly: true,
    });
  });

  it('says what was kept and whose fault it is, if no usable answer came', () => {
    expect(refusalOf({ ok: false, kind: 'network' }, 'Login failed')).toMatchObject({
      code: 'network',
      note: 'Nothing you typed is lost.',
      isEarly: false,
    });
    const broken = { ...early, status: 502, code: 'unreadable-answer' };
    expect(refusalOf(broken, 'Login failed').note).toBe('Nothing you typed is lost.');
  });

  it('is empty when the server says everything', () => {
    const { retryAfterSeconds: _none, ...refused } = { ...early, status: 400, code: 'invalid-credentials' };
    expect(refusalOf(refused, 'Login failed').note).toBeUndefined();
  });
});
