import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { priceCatalogue } from '#shared/content/price-catalogue.ts';
import type { PathContent } from '#shared/contract/content-files.ts';
import { reasonFor, stepsToPath } from '../log-in/reason-to-log-in.tsx';
import { CameFor, type CameForProps, shelf } from './came-for.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Renders it and waits for its lazy parts. */
const show = (props: CameForProps) =>
  act(async () => render(<CameFor {...props} />, { wrapper: MemoryRouter }));

it('shows a cover of each persona to visitors who want no particular path or plan', async () => {
  expect(shelf.toSorted()).toEqual([...new Set(priceCatalogue.map(({ personaSlug }) => personaSlug))].sort());
  const { container } = await show({ reason: undefined });
  expect(screen.getByRole('complementary', { name: 'What you get with an account' })).toBeDefined();
  expect(container.querySelectorAll('img')).toHaveLength(shelf.length);
});

it.each([
  ['BASIC', 'Get your plan'],
  ['PRO', 'A person reviews them'],
  ['ENTERPRISE', 'A person reviews them'],
])('says what comes after the form on the way to %s', async (plan, last) => {
  await show({ reason: reasonFor(`/make-money/path-compiler?plan=${plan}`) });
  expect(screen.getByRole('complementary', { name: 'What happens next' })).toBeDefined();
  const steps = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(steps).toEqual(['Confirm the price', 'Answer six questions', last]);
});

it('lists what a path opens, each thing once', async () => {
  const meta = { title: 'AI Content Desk', slug: 'ai-content-desk', price: 99 };
  const locked = { sections: 9, tables: 1, pictures: 0, minutes: 20 };
  const kit = { templates: [{ kind: 'Message' }, { kind: 'Form' }], pieces: [], steps: 0, stopRules: 0 };
  const holds = { tables: 0, templates: 1, pictures: 0 };
  const sections = ['One', 'Two', 'Three', 'Four'].map((title, index) =>
    index < 2 ? { title } : { title, holds },
  );
  const path = { meta, locked, kit, sections };
  const steps = stepsToPath(path as unknown as PathContent);
  await show({ reason: { to: 'unlock AI Content Desk', next: '', steps } });
  const first = await screen.findByText('2 templates to copy: messages and more');
  expect(first.parentElement?.textContent).toBe(
    '2 templates to copy: messages and moreA workbook with your own numbers9 sections, 1 table, about 20 minutes',
  );
});

it('remembers a goal that was checked in this browser', async () => {
  const check = { fits: 'PRO', words: 'A stretch, $123 a month, goal $200' };
  localStorage.setItem('carried-answers', JSON.stringify({ check, untilMs: Date.now() + 1000 }));
  await show({ reason: undefined });
  expect(
    await screen.findByText(/A stretch, \$123 a month, goal \$200\. Suggested plan: Pro\./),
  ).toBeDefined();
});
