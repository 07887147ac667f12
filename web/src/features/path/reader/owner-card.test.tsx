import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnerCard } from './owner-card.tsx';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: true }),
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
  vi.restoreAllMocks();
});

const path = {
  ...{ personaSlug: 'maker', pathSlug: 'stall', title: 'A stall', sections: 3 },
  ...{ unlockedAt: '2026-11-22T02:00:00.000Z', lastRead: null },
};
const lastRead = { section: 'second', title: 'The second', number: 2, at: '2026-11-22T03:00:00.000Z' };
const section = (id: string, minutes: number) => ({ id, title: id, minutes, html: '<p>Read</p>' });
const sections = [section('first', 2), section('second', 3), section('third', 5)];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the card of an owner', () => {
  it('leads somebody who has not read to the first section, and to the kit', () => {
    render(<OwnerCard own={path} sections={sections} read={[]} hasKit arrivedAtSection={false} />);
    screen.getByText('3 sections, about 10 min to read');
    expect(links()).toEqual([
      ['Start reading', '#first'],
      ['Your working kit', '#working-kit'],
    ]);
  });

  it('leads on from where they stopped; without a kit, to none', () => {
    render(
      <OwnerCard
        own={{ ...path, lastRead }}
        sections={sections}
        read={[]}
        hasKit={false}
        arrivedAtSection={false}
      />,
    );
    screen.getByText('Section 2 of 3');
    screen.getByText(', about 8 min to the end');
    screen.getByText('The second');
    expect(links()).toEqual([['Continue', '#second']]);
  });

  it.each([
    ['opens the section where they stopped, and folds the rest', null, ['second']],
    ['leaves what they have opened as it is', { read: { open: ['first', 'third'] } }, ['first', 'third']],
  ])('%s', (_what, state, expected) => {
    history.replaceState(state, '');
    const open = ['first', 'third'];
    render(
      <>
        {sections.map(({ id }) => (
          <section key={id} className="path-section">
            <details className="fold" open={open.includes(id)}>
              <summary id={id}>{id}</summary>
            </details>
          </section>
        ))}
        <OwnerCard
          own={{ ...path, lastRead }}
          sections={sections}
          read={[]}
          hasKit={false}
          arrivedAtSection={false}
        />
      </>,
    );
    const opened = [...document.querySelectorAll('details[open] > summary')].map(({ id }) => id);
    expect(opened).toEqual(expected);
  });
});
