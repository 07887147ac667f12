import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveReadingPosition, useCurrentSection, useReadingPlace } from './reading-place.ts';

describe('the current section', () => {
  /** The distance of each heading from the top of the window. */
  let tops: Record<string, number>;
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, tops[this.id] ?? 0);
    });
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((look) => {
      look(0);
      return 0;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  function Page() {
    return (
      <>
        <p data-testid="current">{useCurrentSection(['one', 'two', 'kit']) ?? 'none'}</p>
        <details className="fold" open>
          <summary className="fold-head">
            <h2 id="one">One</h2>
          </summary>
        </details>
        <details className="fold">
          <summary className="fold-head">
            <h2 id="two">Two</h2>
          </summary>
        </details>
        <h2 id="kit">Your working kit</h2>
      </>
    );
  }

  const scrolledTo = (places: typeof tops): string | null => {
    tops = places;
    act(() => void window.dispatchEvent(new Event('scroll')));
    return screen.getByTestId('current').textContent;
  };

  it('is the section that the reader opens, wherever it is in the window', () => {
    tops = { one: -300, two: 700, kit: 2000 };
    render(<Page />);
    expect(screen.getByTestId('current').textContent).toBe('one');
    screen.getByText('Two').click();
    expect(scrolledTo({ one: -310, two: 690, kit: 2000 })).toBe('two');
    expect(scrolledTo({ one: 10, two: 1000, kit: 2400 })).toBe('one');
  });

  it('is the section below the receipt, once that has scrolled up', () => {
    function Unlocked() {
      return (
        <>
          <p data-testid="current">{useCurrentSection(['one', 'opened'])}</p>
          <h2 id="one">One</h2>
          <aside id="receipt" className="unlocked-panel" />
          <section className="path-section">
            <h2 id="opened">Opened</h2>
          </section>
        </>
      );
    }
    tops = { one: -300, receipt: 16, opened: window.innerHeight * 0.6 };
    render(<Unlocked />);
    expect(screen.getByTestId('current').textContent).toBe('opened');
    expect(scrolledTo({ one: -10, receipt: window.innerHeight * 0.5, opened: window.innerHeight })).toBe(
      'one',
    );
  });

  it('is the visible open section, the last open one while folded ones follow, or the part after the text', () => {
    tops = { one: 2000, two: 2100, kit: 2200 };
    render(<Page />);
    expect(screen.getByTestId('current').textContent).toBe('none');
    expect(scrolledTo({ one: 100, two: 200, kit: 900 })).toBe('one');
    expect(scrolledTo({ one: -300, two: -10, kit: 900 })).toBe('one');
    expect(scrolledTo({ one: -900, two: -600, kit: 100 })).toBe('kit');
  });
});

describe('the reading position', () => {
  let top: number;
  const scrolledBy = vi.fn();

  function Page({ readable = 2 }) {
    useReadingPlace('two', readable);
    return ['two', 'three'].map((id) => (
      <section key={id} className="path-section">
        <details className="fold" open>
          <summary>{readable === 2 && <h2 id={id}>Heading</h2>}</summary>
        </details>
      </section>
    ));
  }

  const folds = () => [...document.querySelectorAll('details')];
  const areOpen = () => folds().map(({ open }) => open);

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    vi.stubGlobal('scrollBy', scrolledBy);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
    scrolledBy.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    history.replaceState(null, '');
  });

  it('restores folded sections, and the position of the read one once its text has loaded', () => {
    history.replaceState({ key: 'a', read: { folded: ['three'], section: 'two', top: -300 } }, '');
    top = 900;
    const { rerender } = render(<Page readable={1} />);
    vi.advanceTimersByTime(50);
    expect(scrolledBy).not.toHaveBeenCalled();
    rerender(<Page />);
    vi.advanceTimersByTime(50);
    expect(areOpen()).toEqual([true, false]);
    expect(scrolledBy).toHaveBeenCalledExactlyOnceWith({ top: 1200, behavior: 'instant' });
  });

  it('restores the position again when the page grows, and stops once the reader has moved', () => {
    let grow = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grow = callback;
        }
        observe = () => {};
        disconnect = () => {};
      },
    );
    history.replaceState({ read: { folded: ['three'], section: 'two', top: -300 } }, '');
    top = -300;
    render(<Page />);
    vi.advanceTimersByTime(50);
    scrolledBy.mockClear();
    top = -1050;
    grow();
    expect(scrolledBy).toHaveBeenCalledExactlyOnceWith({ top: -750, behavior: 'instant' });
    fireEvent.wheel(document.body);
    grow();
    expect(scrolledBy).toHaveBeenCalledOnce();
  });

  it('does not move a reader who has started to scroll or who is new', () => {
    history.replaceState({ read: { folded: ['three'], section: 'two', top: -300 } }, '');
    const { rerender } = render(<Page readable={1} />);
    fireEvent.wheel(document.body);
    rerender(<Page />);
    vi.advanceTimersByTime(50);
    expect(areOpen()).toEqual([true, true]);
    cleanup();
    history.replaceState(null, '');
    render(<Page />);
    vi.advanceTimersByTime(50);
    expect(scrolledBy).not.toHaveBeenCalled();
  });

  it('saves the position in the history entry, next to its other state, once the reader has scrolled there', () => {
    history.replaceState({ key: 'a' }, '');
    top = 120;
    render(<Page />);
    act(() => folds()[1]?.removeAttribute('open'));
    fireEvent.scroll(window);
    vi.advanceTimersByTime(500);
    expect(history.state).toEqual({ key: 'a' });
    fireEvent.wheel(document.body);
    fireEvent.scroll(window);
    vi.advanceTimersByTime(500);
    expect(history.state).toEqual({ key: 'a', read: { folded: ['three'], section: 'two', top: 120 } });
  });

  it('saves a section folded below the read one, without further scrolling', () => {
    render(<Page />);
    fireEvent.pointerDown(document.body);
    const below = folds()[1] ?? expect.fail();
    below.open = false;
    fireEvent(below, new Event('toggle'));
    expect(history.state.read.folded).toEqual(['three']);
  });

  it('saves the start of the receipt while it is visible, and the heading once it is read', () => {
    const tops = new Map<string, number>();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, tops.get(this.className || this.id));
    });
    render(
      <>
        <aside className="unlocked-panel" />
        <section className="path-section">
          <h2 id="bought">Heading</h2>
        </section>
      </>,
    );
    tops.set('unlocked-panel', 16).set('bought', 300);
    saveReadingPosition('bought');
    expect(history.state.read.top).toBe(16);
    tops.set('unlocked-panel', -400).set('bought', -116);
    saveReadingPosition('bought');
    expect(history.state.read.top).toBe(-116);
  });
});
