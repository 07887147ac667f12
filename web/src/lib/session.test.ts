import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const nowSeconds = Date.UTC(2026, 10, 20) / 1000;
const hint = readFileSync(new URL('../../public/first-paint.js', import.meta.url), 'utf8');

const tokenWith = (claims: string): string => `head.${Buffer.from(claims).toString('base64url')}.signature`;
const goodToken = tokenWith(`{"exp":${nowSeconds + 60},"sub":"usr_1","note":"naïve ÿÿ>?"}`);

const browser = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  const properties: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const style = {
    setProperty: (name: string, value: string) => Object.assign(properties, { [name]: value }),
  };
  const document = { documentElement: { dataset: {} as Record<string, string>, style } };
  return { kept, properties, localStorage, document };
};

beforeEach(() => {
  vi.useFakeTimers({ now: nowSeconds * 1000 });
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (stored: Record<string, string>) => {
  const page = browser(stored);
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('document', page.document);
  return { ...page, session: await import('./session.ts') };
};

const unusable: [what: string, stored: Record<string, string>][] = [
  ['there is no token', { userName: 'Mia' }],
  ['the token is no token', { token: 'x', userName: 'Mia' }],
  ['the token is empty', { token: '', userName: 'Mia' }],
  ['the payload is not base64', { token: 'a.%%%.c', userName: 'Mia' }],
  ['the payload is not JSON', { token: tokenWith('exp'), userName: 'Mia' }],
  ['the payload is null', { token: tokenWith('null'), userName: 'Mia' }],
  ['there is no expiry', { token: tokenWith('{}'), userName: 'Mia' }],
  ['the expiry is over', { token: tokenWith(`{"exp":${nowSeconds - 1}}`), userName: 'Mia' }],
  ['the expiry is now', { token: tokenWith(`{"exp":${nowSeconds}}`), userName: 'Mia' }],
];

describe('the stored session', () => {
  it.each(unusable)('is none, and what is left of it goes, when %s', async (_what, stored) => {
    const { session, kept } = await open(stored);
    expect(session.readSession()).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });

  it('is read with its user, its name and its expiry', async () => {
    const { session } = await open({ token: goodToken, userName: 'Mia Chen' });
    expect(session.readSession()).toEqual({
      token: goodToken,
      userId: 'usr_1',
      userName: 'Mia Chen',
      expiresAtMs: (nowSeconds + 60) * 1000,
    });
  });

  it('stays the same object as long as nothing changes', async () => {
    const { session } = await open({ token: goodToken });
    expect(session.readSession()).toBe(session.readSession());
  });

  it('ends when its time is over', async () => {
    const { session } = await open({ token: goodToken });
    expect(session.readSession()).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(session.readSession()).toBeNull();
  });

  it('tells the styles which header fits, when it begins and when it ends', async () => {
    const { session, kept, document } = await open({});
    session.storeSession(goodToken, 'Mia');
    expect([...kept]).toEqual([
      ['token', goodToken],
      ['userName', 'Mia'],
    ]);
    expect(document.documentElement.dataset.session).toBe('in');
    session.clearSession();
    expect(kept.size).toBe(0);
    expect(document.documentElement.dataset.session).toBe('out');
  });

  it('lasts as long as the page in a browser that keeps nothing', async () => {
    const { session } = await open({});
    vi.stubGlobal('localStorage', undefined);
    session.storeSession(goodToken, 'Mia');
    expect(session.readSession()?.userName).toBe('Mia');
    session.clearSession();
    expect(session.readSession()).toBeNull();
  });
});

describe('the hint before the first paint', () => {
  const run = (stored: Record<string, string>, search = '') => {
    const page = browser(stored);
    runInNewContext(hint, { ...page, atob, Date, JSON, URLSearchParams, location: { search } });
    return page;
  };

  it.each([
    ['?ref=funding', 'funding'],
    ['?q=etsy&ref=launch', 'launch'],
    ['?ref=%2Fdashboard', undefined],
    ['', undefined],
  ])('says of %j that somebody comes from %s', (search, from) => {
    expect(run({}, search).document.documentElement.dataset.from).toBe(from);
  });

  it.each(unusable)('says signed out when %s', (_what, stored) => {
    expect(run(stored).document.documentElement.dataset.session).toBe('out');
  });

  it('says signed in and brings the name, made safe for a style', () => {
    const { document, properties } = run({ token: goodToken, userName: 'O"Neil \\ Co' });
    expect(document.documentElement.dataset.session).toBe('in');
    expect(properties).toEqual({ '--account-label': '"O\\"Neil \\\\ Co"' });
  });

  it('leaves the name to the default when none is stored', () => {
    expect(run({ token: goodToken }).properties).toEqual({});
  });
});
