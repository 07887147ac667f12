import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAt } from './folds.ts';
import { PathSections } from './path-sections.tsx';

const sections = ['one', 'two', 'three'].map((id) => ({ id, title: id, html: `<p>About ${id}</p>` }));

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

  it('open where somebody stopped, unless they read already', () => {
    render(<PathSections sections={sections} />);
    const first = document.querySelector('details');
    const top = vi.fn(() => 200);
    vi.spyOn(first ?? document.body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top()));
    beginAt('three');
    expect(openOnes()).toEqual(['one']);
    top.mockReturnValue(window.innerHeight + 1);
    beginAt('gone');
    expect(openOnes()).toEqual(['one']);
    beginAt('three');
    expect(openOnes()).toEqual(['three']);
  });

  it('do not fold while some are locked', () => {
    render(<PathSections sections={[...sections, { id: 'four', title: 'four' }]} />);
    expect(document.querySelectorAll('section')).toHaveLength(3);
    expect(document.querySelector('details')).toBeNull();
  });
});
