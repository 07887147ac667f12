import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenAll } from './contents-list.tsx';
import { PathSections } from './path-sections.tsx';

const sections = ['one', 'two', 'three'].map((id) => ({
  id,
  title: id,
  minutes: 3,
  html: `<p>About ${id}</p>`,
}));

let isWide = false;

beforeEach(() => {
  isWide = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(() =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: isWide }),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.location.hash = '';
});

const openOnes = () =>
  [...document.querySelectorAll('details')]
    .filter(({ open }) => open)
    .map((fold) => fold.querySelector('h2')?.id);

const fold = (...ids: string[]) => {
  for (const id of ids) document.getElementById(id)?.closest('details')?.removeAttribute('open');
};

describe('the sections of a whole text', () => {
  it.each([false, true])(
    'all start open, and a folded one opens when a link leads to it; wide: %s',
    (wide) => {
      isWide = wide;
      render(
        <>
          <a href="#three">To three</a>
          <PathSections sections={sections} />
        </>,
      );
      expect(openOnes()).toEqual(['one', 'two', 'three']);
      fold('two', 'three');
      document.querySelector('a')?.click();
      expect(openOnes()).toEqual(['one', 'three']);
    },
  );

  it('open again when the address leads to them later, before the scroll', () => {
    const led: unknown[] = [];
    const lead = () => void led.push(openOnes());
    window.addEventListener('popstate', lead);
    render(<PathSections sections={sections} />);
    fold('two', 'three');
    history.replaceState(null, '', '#three');
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', lead);
    expect(led).toEqual([['one', 'three']]);
  });

  it('are all open while they are printed, and return to their state afterwards', () => {
    render(<PathSections sections={sections} />);
    fold('two');
    window.dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual(['one', 'two', 'three']);
    window.dispatchEvent(new Event('afterprint'));
    expect(openOnes()).toEqual(['one', 'three']);
  });

  it('show their reading time, and which of them are read', () => {
    const { container } = render(
      <PathSections sections={sections} reading={{ read: ['one'], stopped: 'three' }} />,
    );
    const heads = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Section 1 of 3, readone3 min',
      'Section 2 of 3two3 min',
      'Section 3 of 3 · you stopped herethree3 min',
    ]);
  });

  it('show a reading time only where it differs clearly from the others', () => {
    const { container } = render(
      <PathSections
        sections={[2, 3, 2, 6, 1].map((minutes, at) => {
          const id = `section-${at}`;
          return { id, title: id, minutes, html: '<p>Text</p>' };
        })}
      />,
    );
    const shown = [...container.querySelectorAll('.section-minutes:not([data-usual])')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(['6 min']);
  });

  it('fold and open together by the button next to them', () => {
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const { getByRole } = render(
      <>
        <OpenAll current="one" />
        <PathSections sections={sections} />
      </>,
    );
    fireEvent.click(getByRole('button', { name: 'Fold all sections' }));
    expect(openOnes()).toEqual([]);
    fireEvent(document, new Event('toggle'));
    fireEvent.click(getByRole('button', { name: 'Open all sections' }));
    expect(openOnes()).toEqual(['one', 'two', 'three']);
  });
});

describe('the sections of a locked path', () => {
  const third = { id: 'three', title: 'three', minutes: 3 };

  it.each([false, true])('are the first two, and all of them once it is unlocked; wide: %s', (wide) => {
    isWide = wide;
    const { rerender } = render(<PathSections sections={[...sections.slice(0, 2), third]} />);
    expect(openOnes()).toEqual(['one', 'two']);
    rerender(<PathSections sections={sections} />);
    expect(openOnes()).toEqual(['one', 'two', 'three']);
  });
});
