import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OwnerCard } from './owner-card.tsx';

afterEach(cleanup);

const path = {
  ...{ personaSlug: 'maker', pathSlug: 'stall', title: 'A stall', sections: 3 },
  ...{ unlockedAt: '2026-11-22T02:00:00.000Z', lastRead: null },
};
const lastRead = { section: 'second', title: 'The second', number: 2, at: '2026-11-22T03:00:00.000Z' };
const section = (id: string, minutes: number) => ({ id, title: id, minutes, html: '<p>Read</p>' });
const sections = [section('first', 2), section('second', 3), section('third', 5)];
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the card of an owner', () => {
  it('leads a new reader to the first section, and to the kit', () => {
    render(<OwnerCard own={path} sections={sections} read={[]} hasKit />);
    screen.getByText('3 sections, about 10 min to read');
    expect(links()).toEqual([
      ['Start reading', '#first'],
      ['Your working kit', '#working-kit'],
    ]);
  });

  it('resumes where they stopped, and has no kit link without a kit', () => {
    render(<OwnerCard own={{ ...path, lastRead }} sections={sections} read={[]} hasKit={false} />);
    screen.getByText('Section 2 of 3');
    screen.getByText(', about 8 min to the end');
    screen.getByText('The second');
    expect(links()).toEqual([['Continue', '#second']]);
  });
});
