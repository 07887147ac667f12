import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentSection } from './use-current-section.ts';

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
  expect(scrolledTo({ one: -10, receipt: window.innerHeight * 0.5, opened: window.innerHeight })).toBe('one');
});

it('is the visible open section, the last open one while folded ones follow, or the part after the text', () => {
  tops = { one: 2000, two: 2100, kit: 2200 };
  render(<Page />);
  expect(screen.getByTestId('current').textContent).toBe('none');
  expect(scrolledTo({ one: 100, two: 200, kit: 900 })).toBe('one');
  expect(scrolledTo({ one: -300, two: -10, kit: 900 })).toBe('one');
  expect(scrolledTo({ one: -900, two: -600, kit: 100 })).toBe('kit');
});
