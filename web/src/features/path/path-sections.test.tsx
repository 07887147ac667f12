import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAt } from '#web/lib/folds.ts';
import { OpenAll } from './open-all.tsx';
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

describe('the sections of a whole text', () => {
  it.each([false, true])('fold but for the first, and what a link leads to opens; wide: %s', (wide) => {
    isWide = wide;
    render(
      <>
        <a href="#three">To three</a>
        <PathSections sections={sections} />
      </>,
    );
    expect(openOnes()).toEqual(['one']);
    document.querySelector('a')?.click();
    expect(openOnes()).toEqual(['one', 'three']);
  });

  it('open where the address leads', () => {
    window.location.hash = '#two';
    render(<PathSections sections={sections} />);
    expect(openOnes()).toEqual(['one', 'two']);
  });

  it('open where the address leads later, before anybody is led there', () => {
    const led: unknown[] = [];
    const lead = () => void led.push(openOnes());
    window.addEventListener('popstate', lead);
    render(<PathSections sections={sections} />);
    history.replaceState(null, '', '#three');
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', lead);
    expect(led).toEqual([['one', 'three']]);
  });

  it('are all open while they are printed, and afterwards as they were', () => {
    render(<PathSections sections={sections} />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(openOnes()).toEqual(['one', 'two', 'three']);
    window.dispatchEvent(new Event('afterprint'));
    expect(openOnes()).toEqual(['one']);
  });

  it('lead from the end of one into the next, which opens as the one that was read folds', () => {
    const { container } = render(<PathSections sections={sections} />);
    const [first] = container.querySelectorAll<HTMLAnchorElement>('.next-section');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Read on: two', '#two']);
    act(() => first?.click());
    expect(openOnes()).toEqual(['two']);
    expect(container.querySelectorAll('.next-section')).toHaveLength(2);
  });

  it('say how long each takes, and which of them are read', () => {
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

  it('show how long one takes only where it is not about as long as the others', () => {
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

  it('open where somebody stopped, unless they read already', () => {
    render(<PathSections sections={sections} />);
    const first = document.querySelector('details');
    vi.spyOn(first ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200));
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    beginAt('three');
    expect(openOnes()).toEqual(['one']);
    // Of a page as it opened.
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
    beginAt('gone');
    expect(openOnes()).toEqual(['one']);
    beginAt('three');
    expect(openOnes()).toEqual(['three']);
  });

  it('open all at once, and fold again, as a button beside them says', () => {
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const { getByRole } = render(
      <>
        <OpenAll current="one" />
        <PathSections sections={sections} />
      </>,
    );
    fireEvent.click(getByRole('button', { name: 'Open all sections' }));
    expect(openOnes()).toEqual(['one', 'two', 'three']);
    fireEvent(document, new Event('toggle'));
    fireEvent.click(getByRole('button', { name: 'Fold all sections' }));
    expect(openOnes()).toEqual([]);
  });

  it('leave a locked one out: those that are free stand open on a wide screen, and stay so once it is unlocked', () => {
    isWide = true;
    const fourth = { id: 'four', title: 'four', minutes: 3 };
    const { rerender } = render(<PathSections sections={[...sections, fourth]} />);
    expect(openOnes()).toEqual(['one', 'two', 'three']);
    rerender(<PathSections sections={[...sections, { ...fourth, html: '<p>Bought</p>' }]} />);
    expect(openOnes()).toEqual(['one', 'two', 'three']);
  });

  it('those of one that is shown in part fold on a phone', () => {
    render(<PathSections sections={[...sections, { id: 'four', title: 'four', minutes: 3 }]} />);
    expect(openOnes()).toEqual(['one']);
  });
});
