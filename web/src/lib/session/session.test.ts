import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const nowSeconds = Date.UTC(2026, 10, 20) / 1000;

const hint = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');

const tokenWith = (claims: string): string => `head.${Buffer.from(claims).toString('base64url')}.signature`;

const goodToken = tokenWith(`{"exp":${nowSeconds + 60},"sub":"usr_1","note":"naïve ÿÿ>?"}`);

/** The first-paint result at that moment, for some stored data. */
const hintFor = (kept: Map<string, string>, nowMs: number): string | undefined => {
  const page = browser(Object.fromEntries(kept));
  const globals = { ...page, atob, JSON, URLSearchParams, location: { search: '', pathname: '/' } };
  runInNewContext(hint, { ...globals, Date: { now: () => nowMs } });
  return page.document.documentElement.dataset.session;
};

const browser = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  const properties: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  // The keys of a storage are its own properties.
  const localStorage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  const style = {
    setProperty: (name: string, value: string) => Object.assign(properties, { [name]: value }),
  };
  const document = { documentElement: { dataset: {} as Record<string, string>, style } };
  return { kept, properties, localStorage, document, addEventListener: () => {} };
};

beforeEach(() => {
  vi.useFakeTimers({ now: nowSeconds * 1000 });
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Module = typeof import('./session.ts') & typeof import('./store-session.ts');

const open = async (stored: Record<string, string>) => {
  const page = browser(stored);
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('document', page.document);
  const session = { ...(await import('./session.ts')), ...(await import('./store-session.ts')) };
  return { ...page, session };
};

/** The event arrives only after the storage was read once. */
const logOutElsewhere = (session: Module): void => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  session.onSessionChange(() => {});
  localStorage.clear();
  session.readSession();
  listen.mock.calls[0]?.[1]({ key: null });
};

const unusable: [what: string, stored: Record<string, string>][] = [
  ['there is no token', { userName: 'Mia' }],
  ['the token is malformed', { token: 'x', userName: 'Mia' }],
  ['the token is empty', { token: '', userName: 'Mia' }],
  ['the payload is not base64', { token: 'a.%%%.c', userName: 'Mia' }],
  ['the payload is not JSON', { token: tokenWith('exp'), userName: 'Mia' }],
  ['the payload is null', { token: tokenWith('null'), userName: 'Mia' }],
  ['there is no expiry', { token: tokenWith('{}'), userName: 'Mia' }],
  ['the expiry has passed', { token: tokenWith(`{"exp":${nowSeconds - 1}}`), userName: 'Mia' }],
  ['the expiry is now', { token: tokenWith(`{"exp":${nowSeconds}}`), userName: 'Mia' }],
];

describe('the stored session', () => {
  it.each(unusable)('is null, and its remains are removed, when %s', async (_what, stored) => {
    const { session, kept } = await open(stored);
    expect(session.readSession()).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });

  it('has its user, its name and its expiry', async () => {
    const { session } = await open({ token: goodToken, userName: 'Mia Chen' });
    expect(session.readSession()).toEqual({
      token: goodToken,
      userId: 'usr_1',
      userName: 'Mia Chen',
      expiresAtMs: (nowSeconds + 60) * 1000,
    });
  });

  it('stays the same object while nothing changes', async () => {
    const { session } = await open({ token: goodToken });
    expect(session.readSession()).toBe(session.readSession());
  });

  it('is not changed by reading it, as React does in discarded renders', async () => {
    const { session } = await open({ token: goodToken });
    const before = session.look();
    const now = Date.now();
    vi.setSystemTime(now + 60_000);
    expect(session.look()).toBeNull();
    vi.setSystemTime(now);
    expect(session.look()).toBe(before);
    expect(session.hasSessionEnded()).toBe(false);
  });

  it('ends when it expires', async () => {
    const { session } = await open({ token: goodToken });
    expect(session.readSession()).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(session.readSession()).toBeNull();
  });

  it('tells the styles which header to show, when it starts and when it ends', async () => {
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

  it.each([
    ['hours ahead', 9 * 3600],
    ['hours behind', -9 * 3600],
    ['right, apart from the network delay', 3],
  ])(
    'starts with a log-in and lasts its full time on a device whose clock is %s',
    async (_what, aheadSeconds) => {
      const issued = nowSeconds - aheadSeconds;
      const token = tokenWith(`{"iat":${issued},"exp":${issued + 8 * 3600},"sub":"usr_1"}`);
      const { session, kept } = await open({});
      session.storeSession(token, 'Mia');
      expect(session.readSession()?.userId).toBe('usr_1');
      vi.advanceTimersByTime(7.9 * 3_600_000);
      expect(session.readSession()).not.toBeNull();
      expect(hintFor(kept, Date.now())).toBe('in');
      vi.advanceTimersByTime(0.2 * 3_600_000);
      expect(session.readSession()).toBeNull();
      expect([...kept.keys()]).toEqual([]);
    },
  );

  it('keeps the clock correction when only the name changes', async () => {
    const issued = nowSeconds - 7200;
    const token = tokenWith(`{"iat":${issued},"exp":${issued + 600}}`);
    const { session } = await open({});
    session.storeSession(token, 'Mia');
    vi.advanceTimersByTime(300_000);
    session.renameUser('Mia Chen');
    expect(session.readSession()?.userName).toBe('Mia Chen');
    vi.advanceTimersByTime(300_000);
    expect(session.readSession()).toBeNull();
  });

  it.each([
    ['expired when the page is opened', { token: tokenWith(`{"exp":${nowSeconds - 1}}`) }, () => {}, true],
    ['expired after a while', { token: goodToken }, () => void vi.advanceTimersByTime(61_000), true],
    ['refused by the server', { token: goodToken }, (session: Module) => session.dropSession(), true],
    ['ended by a log-out', { token: goodToken }, (session: Module) => session.clearSession(), false],
    ['ended by a log-out in another tab', { token: goodToken }, logOutElsewhere, false],
    ['never started', {}, () => {}, false],
    ['started again', {}, (session: Module) => session.storeSession(goodToken, 'Mia'), false],
  ])('that is %s is distinguished from one that has ended', async (_what, stored, happens, ended) => {
    const { session } = await open(stored);
    session.readSession();
    happens(session);
    session.readSession();
    expect(session.hasSessionEnded()).toBe(ended);
  });

  it.each([
    ['draft:profile', true],
    ['goes-to', false],
    ['draft:goal-check', false],
    ['draft:review-1', false],
  ])('ended by another tab says whether %s was an unsaved draft', async (key, lost) => {
    vi.stubGlobal('sessionStorage', browser({ [key]: 'usr_1\nMia' }).localStorage);
    const { session } = await open({ token: goodToken });
    session.readSession();
    expect(session.hasLostDraft()).toBe(false);
    logOutElsewhere(session);
    expect(session.hasLostDraft()).toBe(lost);
    session.storeSession(goodToken, 'Mia');
    session.clearSession();
    expect(session.hasLostDraft()).toBe(false);
  });

  it('starts without the data of another account in the browser', async () => {
    const { session, kept } = await open({
      reading: '["usr_1:maker/x#a","usr_2:maker/y!owned","usr_1:maker/x!owned",":maker/z#a"]',
      numbers: '{"usr_2:maker/y":{"hours":"3"},"usr_1:maker/x":{"hours":"4"}}',
      'carried-answers': '{}\nusr_2',
      'checklist:abn': 'a b\nusr_1',
      fundingProfile: 'idea\n',
      'tools:launch': 'c',
    });
    session.storeSession(goodToken, 'Mia');
    expect(kept.get('carried-answers')).toBeUndefined();
    expect(kept.get('checklist:abn')).toBe('a b\nusr_1');
    expect(kept.get('reading')).toBe('["usr_1:maker/x#a","usr_1:maker/x!owned",":maker/z#a"]');
    expect(kept.get('numbers')).toBe('{"usr_1:maker/x":{"hours":"4"}}');
    // Data without an owner belongs to this account now, and not to a third one.
    expect(kept.get('fundingProfile')).toBe('idea\nusr_1');
    expect(kept.get('tools:launch')).toBe('c\nusr_1');
  });

  it.each(['{', 'null', '7'])('starts despite unreadable data: %s', async (reading) => {
    const { session } = await open({ reading });
    session.storeSession(goodToken, 'Mia');
    expect(session.readSession()?.userId).toBe('usr_1');
  });

  it('lasts as long as the page in a browser without storage', async () => {
    const { session } = await open({});
    vi.stubGlobal('localStorage', undefined);
    session.storeSession(goodToken, 'Mia');
    expect(session.readSession()?.userName).toBe('Mia');
    session.clearSession();
    expect(session.readSession()).toBeNull();
  });

  it('lasts as long as the page in a browser with full storage, and the previous one does not return', async () => {
    const before = tokenWith(`{"exp":${nowSeconds + 60},"sub":"usr_2"}`);
    const { session, kept } = await open({ token: before, userName: 'Tom' });
    kept.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    session.storeSession(goodToken, 'Mia');
    expect(session.readSession()?.userName).toBe('Mia');
    expect(kept.size).toBe(0);
    session.clearSession();
    expect(session.readSession()).toBeNull();
  });
});

describe('the first-paint script', () => {
  const run = (stored: Record<string, string>, search = '', pathname = '/make-money/build-path') => {
    const page = browser(stored);
    runInNewContext(hint, { ...page, atob, Date, JSON, URLSearchParams, location: { search, pathname } });
    return page;
  };

  it.each([
    ['an owned path', 'usr_1:maker/x!owned', ''],
    ['another’s', 'usr_2:maker/x!owned', undefined],
    ['a similarly named path', 'usr_11:maker/x!owned', undefined],
    ['another owned path', 'usr_1:maker/y!owned', undefined],
    ['a path that was only read', 'usr_1:maker/x#a', undefined],
    ['a path read without an account', ':maker/x#a', undefined],
  ])('recognises a path as owned or not, from %s', (_whose, name, owns) => {
    const stored = { token: goodToken, reading: JSON.stringify([name]) };
    const { document } = run(stored, '', '/make-money/paths/maker/x');
    expect(document.documentElement.dataset.owns).toBe(owns);
  });

  it.each([
    ['?ref=funding', 'funding'],
    ['?q=etsy&ref=launch', 'launch'],
    ['?ref=%2Fdashboard', undefined],
    ['', undefined],
  ])('reads from %j that the visitor comes from %s', (search, from) => {
    expect(run({}, search).document.documentElement.dataset.from).toBe(from);
  });

  it.each([
    ['?ref=%2Fmake-money%2Fpaths%2Fai-operator%2Fai-content-desk', 'path'],
    ['?ref=%2Fdashboard', undefined],
    ['?ref=launch', undefined],
    ['', undefined],
  ])('reads from %j that the visitor wants %s', (search, wants) => {
    expect(run({}, search, '/login').document.documentElement.dataset.wants).toBe(wants);
  });

  it('passes a search of the library to the styles, escaped, and only on its page', () => {
    const asked = run({}, '?q=a%22b%5Cc');
    expect(asked.document.documentElement.dataset.asked).toBe('');
    expect(asked.properties).toEqual({ '--asked': '"a\\"b\\\\c"' });
    expect(run({}, '?home=1').document.documentElement.dataset.asked).toBe('');
    expect(run({}, '').document.documentElement.dataset.asked).toBeUndefined();
    expect(run({}, '?q=etsy', '/funding').document.documentElement.dataset.asked).toBeUndefined();
  });

  it.each(unusable)('shows the signed-out header when %s', (_what, stored) => {
    expect(run(stored).document.documentElement.dataset.session).toBe('out');
  });

  it('shows the signed-in header with the name, escaped for a style', () => {
    const { document, properties } = run({ token: goodToken, userName: 'O"Neil \\ Co' });
    expect(document.documentElement.dataset.session).toBe('in');
    expect(properties).toEqual({ '--account-label': '"O\\"Neil \\\\ Co"' });
  });

  it('uses the default name when none is stored', () => {
    expect(run({ token: goodToken }).properties).toEqual({});
  });
});
