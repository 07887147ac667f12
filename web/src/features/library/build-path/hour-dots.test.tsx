import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { LibraryPath } from '../library-path.ts';
import { HourDots, hourWords, stackDots } from './hour-dots.tsx';

const paying = (...hours: number[]): LibraryPath[] =>
  hours.map((dollars, index) => ({
    slug: `path-${index}`,
    title: `Path ${index}`,
    description: 'A path.',
    gist: 'A path.',
    price: 49,
    sale: null,
    ways: [],
    words: [],
    tags: [],
    topics: [],
    tech: 'Low',
    time: '1–3 h/week',
    budget: '$0',
    scaling: 'Low',
    icon: '',
    hourCents: dollars * 100,
    aheadMonth: 3,
    personaSlug: 'local-earner',
    personaTitle: 'Local Earner',
  }));

afterEach(cleanup);

const Address = () => <output>{useLocation().pathname}</output>;

describe('the picture of hourly pay', () => {
  it('stacks paths of similar pay, and never puts two in one place', () => {
    const dots = stackDots(paying(20, 20.2, 5, 20.1));
    expect(dots.map(({ column, level }) => [column, level])).toEqual([
      [7, 0],
      [7, 1],
      [2, 0],
      [7, 2],
    ]);
  });

  it.each([
    [[4, 31], 'By the end of year one, expect $4–$31 an hour: less than the $33.05 casual minimum wage.'],
    [
      [4, 40],
      'By the end of year one, expect $4–$40 an hour. One path pays at least the $33.05 casual minimum wage.',
    ],
    [
      [34, 40],
      'By the end of year one, expect $34–$40 an hour. 2 paths pay at least the $33.05 casual minimum wage.',
    ],
  ])('describes %j dollars in words', (hours, words) => {
    expect(hourWords(paying(...hours))).toBe(words);
  });

  it('names the best paid path, and on touch names any other before it follows the link', () => {
    const { container, getByRole } = render(
      <MemoryRouter initialEntries={['/paths']}>
        <Address />
        <HourDots library={paying(5, 30)} />
      </MemoryRouter>,
    );
    const name = () => container.querySelector('.dot-name')?.textContent;
    const address = () => container.querySelector('output')?.textContent;
    const tap = () => {
      const dot = getByRole('link', { name: 'Path 0, $5 an hour' });
      fireEvent.pointerDown(dot, { pointerType: 'touch' });
      fireEvent.pointerLeave(dot, { pointerType: 'touch' });
      fireEvent.click(dot);
    };
    expect(name()).toBe('Best paid: Path 1, $30');
    tap();
    expect([name(), address()]).toEqual(['Path 0, $5', '/paths']);
    tap();
    expect(address()).toBe('/make-money/paths/local-earner/path-0');
  });

  it('follows a link straight away by mouse or key', () => {
    const { container, getByRole } = render(
      <MemoryRouter initialEntries={['/paths']}>
        <Address />
        <HourDots library={paying(0.3, 30)} />
      </MemoryRouter>,
    );
    const dot = getByRole('link', { name: 'Path 0, $0 an hour' });
    fireEvent.pointerDown(dot, { pointerType: 'mouse' });
    fireEvent.click(dot);
    expect(container.querySelector('output')?.textContent).toBe('/make-money/paths/local-earner/path-0');
  });
});
