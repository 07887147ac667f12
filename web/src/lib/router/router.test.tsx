import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserHistory, ownHistory, type PageHistory, resolve } from './history.ts';
import { Link, Navigate } from './link.tsx';
import { Router } from './router.tsx';
import { useLocation, useNavigationType, useSearchParams } from './use-router.ts';

afterEach(cleanup);

function Whereabouts() {
  const { pathname, search, hash, state } = useLocation();
  const arrival = useNavigationType();
  return <p>{`${arrival} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>;
}

const shown = (): string => screen.getByText(/^(POP|PUSH|REPLACE) /).textContent ?? '';

const show = (history: PageHistory, more: React.ReactNode) =>
  render(
    <Router history={history}>
      <Whereabouts />
      {more}
    </Router>,
  );

describe('a step within the site', () => {
  beforeEach(() => window.history.replaceState(null, '', '/start?a=1#x'));

  it('draws the next place, writes it into the address, and tells it what the last one said', () => {
    show(
      browserHistory(),
      <Link to="/next?b=2#y" state={{ from: 'here' }}>
        go
      </Link>,
    );
    expect(shown()).toBe('POP /start?a=1#x null');
    const before = window.history.length;
    fireEvent.click(screen.getByText('go'));
    expect(shown()).toBe('PUSH /next?b=2#y {"from":"here"}');
    expect(window.location.href).toMatch(/\/next\?b=2#y$/);
    expect(window.history.length).toBe(before + 1);
  });

  it('is none of ours with a key, another button, another window, or when somebody prevented it', () => {
    const history = browserHistory();
    show(
      history,
      <>
        <Link to="/next">plain</Link>
        <Link to="/next" target="_blank">
          window
        </Link>
        <Link to="/next" onClick={(event) => event.preventDefault()}>
          prevented
        </Link>
      </>,
    );
    // The browser's own answer would leave the test.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    const plain = screen.getByText('plain');
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) fireEvent.click(plain, { [key]: true });
    fireEvent.click(plain, { button: 1 });
    fireEvent.click(screen.getByText('window'));
    fireEvent.click(screen.getByText('prevented'));
    removeEventListener('click', stay);
    expect(shown()).toBe('POP /start?a=1#x null');
  });

  it('tells in its markup that it says more than where it leads', () => {
    show(
      ownHistory('/'),
      <>
        <Link to="/plain">plain</Link>
        <Link to="/state" state={{ from: 'here' }}>
          state
        </Link>
        <Link to="/press" onClick={() => undefined}>
          press
        </Link>
      </>,
    );
    const marked = screen.getAllByRole('link').filter((link) => link.matches('[data-says-more]'));
    expect(marked.map((link) => link.textContent)).toEqual(['state', 'press']);
  });

  it('to the place one is at already replaces it', () => {
    show(browserHistory(), <Link to="/start?a=1#x">again</Link>);
    const before = window.history.length;
    fireEvent.click(screen.getByText('again'));
    expect(shown()).toBe('REPLACE /start?a=1#x null');
    expect(window.history.length).toBe(before);
  });

  it('by the browser is followed, with what that place was told', () => {
    show(browserHistory(), null);
    act(() => {
      window.history.replaceState({ state: 'kept', key: 'k' }, '', '/back');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toBe('POP /back "kept"');
  });

  it('begins from what a reload kept, and from nothing that others wrote there', () => {
    window.history.replaceState({ state: { a: 1 }, key: 'k' }, '', '/reloaded');
    expect(browserHistory().place()).toMatchObject({ state: { a: 1 }, key: 'k' });
    window.history.replaceState('text of an extension', '', '/reloaded');
    expect(browserHistory().place()).toMatchObject({ state: null, key: 'default' });
  });
});

describe('a page that leads on', () => {
  it('does so once drawn, in place of itself', () => {
    show(ownHistory('/old'), <Navigate replace to="/new" state="moved" />);
    expect(shown()).toBe('REPLACE /new "moved"');
  });
});

describe('the query', () => {
  function Chooser() {
    const [query, change] = useSearchParams();
    const add = (name: string) =>
      change(
        (now) => {
          now.set(name, '1');
          return now;
        },
        { replace: true },
      );
    return (
      <button
        type="button"
        onClick={() => {
          add('x');
          add('y');
        }}
      >
        {query.get('x') ?? 'none'}
      </button>
    );
  }

  it('changes on what it is by then, stays on the page and drops the fragment', () => {
    show(ownHistory('/page?a=1#part'), <Chooser />);
    fireEvent.click(screen.getByText('none'));
    expect(shown()).toBe('REPLACE /page?a=1&x=1&y=1 null');
    expect(screen.getByRole('button').textContent).toBe('1');
  });
});

it.each([
  ['/other', '/other'],
  ['?b=2', '/page?b=2'],
  ['#part', '/page?a=1#part'],
  [{ search: '' }, '/page'],
  [{ search: '?b=2' }, '/page?b=2'],
  ['//elsewhere.example/x', '/x'],
  ['https://elsewhere.example/x?y#z', '/x?y#z'],
] as const)('%j from /page?a=1 leads to %s, never to another site', (to, address) => {
  expect(resolve(to, ownHistory('/page?a=1').place())).toBe(address);
});
