import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepResetReturn, readResetReturn } from './reset-return.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the return address after a forgotten password', () => {
  it('is available in another tab for an hour', () => {
    keepResetReturn('/make-money/path-compiler?plan=PRO');
    expect(readResetReturn()).toEqual({ ref: '/make-money/path-compiler?plan=PRO' });
    vi.advanceTimersByTime(60 * 60 * 1000 + 1);
    expect(readResetReturn()).toEqual({});
  });

  it('is cleared by a later request without one', () => {
    keepResetReturn('/token/order');
    keepResetReturn(null);
    expect(readResetReturn()).toEqual({});
  });

  it.each(['//evil.example', 'https://evil.example', 'token/order'])('never leads to %s', (ref) => {
    keepResetReturn(ref);
    expect(readResetReturn()).toEqual({});
  });

  it.each(['', 'null', '5', '{"ref":5,"untilMs":1}', '{"ref":"/x"}', '{'])(
    'is none when %j is stored',
    (text) => {
      localStorage.setItem('resetReturn', text);
      expect(readResetReturn()).toEqual({});
    },
  );

  it('is none in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    keepResetReturn('/token/order');
    expect(readResetReturn()).toEqual({});
  });
});
