import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import FindInside, { findBlocks, findRanges } from './find-inside.tsx';

afterEach(cleanup);

const text = (id: string, title: string, html: string) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <PreparedHtml className="reading" html={html} />
  </section>
);

const shown = () =>
  [...document.querySelectorAll('[data-found]')].map((block) => block.textContent?.replaceAll(/\s+/g, ' '));

beforeEach(() => {
  render(
    <>
      {text('gear', 'Gear', '<p>A mower’s <b>blade</b>\ncosts\n$40.</p><ul><li><p>Blade guard</p></li></ul>')}
      {text('rain', 'Rain', '<table><tr><th>Wet</th><td>No blades</td></tr></table><h3>After rain</h3>')}
      <p>A blade outside of the text.</p>
      <FindInside />
    </>,
  );
});

const field = () => screen.getByRole('searchbox', { name: 'Find in the text' });

const told = () => screen.getByRole('status').textContent;

describe('the search in a text', () => {
  it('opens a folded section with a match, and matches its heading, too', async () => {
    render(
      <section aria-labelledby="snow">
        <details className="fold">
          <summary>
            <h2 id="snow">Snow chains</h2>
          </summary>
          <PreparedHtml className="reading" html="<p>Chains cost $90.</p>" />
        </details>
      </section>,
    );
    const by = userEvent.setup();
    const fold = document.querySelector('details');
    await by.type(field(), 'chains');
    expect([told(), fold?.open]).toEqual(['2 matches', false]);
    await by.keyboard('{Enter}{Enter}');
    expect([told(), shown(), fold?.open]).toEqual(['2 of 2, in “Snow chains”', ['Chains cost $90.'], true]);
  });

  it('counts matches while typing, and moves to the next with Enter', async () => {
    const by = userEvent.setup();
    await by.type(field(), 'blade');
    expect(told()).toBe('3 matches');
    expect(shown()).toEqual([]);
    await by.keyboard('{Enter}');
    expect([told(), shown()]).toEqual(['1 of 3, in “Gear”', ['A mower’s blade costs $40.']]);
    await by.keyboard('{Enter}{Enter}');
    expect([told(), shown()]).toEqual(['3 of 3, in “Rain”', ['WetNo blades']]);
    await by.keyboard('{Enter}');
    expect(told()).toBe('1 of 3, in “Gear”');
    await by.keyboard('{Shift>}{Enter}{/Shift}');
    expect(told()).toBe('3 of 3, in “Rain”');
  });

  it('moves with Escape from the field to the current match', async () => {
    const by = userEvent.setup();
    await by.type(field(), 'guard{Enter}{Escape}');
    expect(document.activeElement?.textContent).toBe('Blade guard');
  });

  it('has buttons for touch, with the previous match first', async () => {
    const by = userEvent.setup();
    await by.type(field(), 'rain');
    await by.click(screen.getByRole('button', { name: 'Previous match' }));
    expect([told(), shown()]).toEqual(['2 of 2, in “Rain”', ['After rain']]);
    await by.click(screen.getByRole('button', { name: 'Next match' }));
    expect(shown()).toEqual(['Rain']);
  });

  it('says when nothing matches, and ignores a single letter', async () => {
    const by = userEvent.setup();
    await by.type(field(), 'x');
    expect(told()).toBe('');
    await by.type(field(), 'yz{Enter}');
    expect(told()).toBe('Not found in the text');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(["mower's  BLADE costs", '$40'])('finds %j in any case, with any quotes and line ends', (words) => {
    expect(findBlocks(document, words)).toHaveLength(1);
  });

  it.each([
    ['blade', ['blade']],
    ["mower's  BLADE costs $", ['mower’s blade\ncosts\n$']],
    ['er', ['er']],
    ['e', []],
  ])('locates %j across marks and lines', (words, texts) => {
    const block = document.querySelector('.reading p');
    expect(block && findRanges(block, words).map(String)).toEqual(texts);
  });

  it('finds every occurrence', () => {
    document.body.innerHTML = '<p>\n Rain, <b>ra</b>in  and RAIN</p>';
    expect(findRanges(document.body, 'rain').map(String)).toEqual(['Rain', 'rain', 'RAIN']);
    expect(findRanges(document.body, 'and rain').map(String)).toEqual(['and RAIN']);
  });

  it('highlights the words if the browser can, and removes the highlight', async () => {
    const highlights = new Map<string, Set<Range>>();
    vi.stubGlobal('CSS', { highlights });
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges);
        }
      },
    );
    const marked = () => [...(highlights.get('found-here') ?? [])].map(String);
    const by = userEvent.setup();
    await by.type(field(), 'blade{Enter}{Enter}');
    expect(marked()).toEqual(['Blade']);
    await by.type(field(), 's');
    expect(highlights.size).toBe(0);
    await by.keyboard('{Enter}');
    expect(marked()).toEqual(['blades']);
    cleanup();
    expect(highlights.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('removes its highlight when it unmounts and when the words change', async () => {
    const by = userEvent.setup();
    await by.type(field(), 'guard{Enter}');
    expect(shown()).toHaveLength(1);
    await by.type(field(), 's');
    expect(shown()).toEqual([]);
    await by.type(field(), '{Backspace}{Enter}');
    cleanup();
    expect(shown()).toEqual([]);
  });
});
