import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAt } from '#web/lib/folds.ts';
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
  it('fold on a phone but for the first, and what a link leads to opens', () => {
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

  it('stand open on a wide screen', () => {
    isWide = true;
    render(<PathSections sections={sections} />);
    expect(openOnes()).toEqual(['one', 'two', 'three']);
  });

  it('open where the address leads', () => {
    window.location.hash = '#two';
    render(<PathSections sections={sections} />);
    expect(openOnes()).toEqual(['one', 'two']);
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
    expect([first?.getAttribute('aria-label'), first?.getAttribute('href')]).toEqual([
      'Read on: two',
      '#two',
    ]);
    act(() => first?.click());
    expect(openOnes()).toEqual(['two']);
    expect(container.querySelectorAll('.next-section')).toHaveLength(2);
  });

  it('say how long each takes, and which of them are read', () => {
    const { container } = render(<PathSections sections={sections} readTo={2} />);
    const heads = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Section 1 of 3, readone3 min',
      'Section 2 of 3two3 min',
      'Section 3 of 3three3 min',
    ]);
  });

  it('open where somebody stopped, unless they read already', () => {
    render(<PathSections sections={sections} />);
    const first = document.querySelector('details');
    const top = vi.fn(() => 200);
    vi.spyOn(first ?? document.body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top()));
    beginAt('three');
    expect(openOnes()).toEqual(['one']);
    // In sight below the head, and not read yet.
    top.mockReturnValue(window.innerHeight - 40);
    beginAt('gone');
    expect(openOnes()).toEqual(['one']);
    beginAt('three');
    expect(openOnes()).toEqual(['three']);
  });

  it('leave a locked one out, which stands open on a wide screen once it has been unlocked', () => {
    isWide = true;
    const fourth = { id: 'four', title: 'four', minutes: 3 };
    const { rerender } = render(<PathSections sections={[...sections, fourth]} />);
    expect(openOnes()).toEqual(['one', 'two', 'three']);
    rerender(<PathSections sections={[...sections, { ...fourth, html: '<p>Bought</p>' }]} />);
    expect(openOnes()).toEqual(['one', 'two', 'three', 'four']);
  });
});
