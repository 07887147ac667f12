import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

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

  it('says so when no answer came', () => {
    expect(refusalText({ ok: false, kind: 'network' }, 'Login failed')).toBe(
      'Network error. Please try again.',
    );
  });
});
