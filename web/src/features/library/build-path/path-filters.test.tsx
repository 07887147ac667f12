import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { openQuery, readQuery, writeQuery } from '../path-query.ts';
import { PathFilters } from './path-filters.tsx';

it('sends the same query when its form is submitted before the scripts load', () => {
  const query = { ...openQuery, q: 'website', topic: 'Services', under100: true };
  const act = { onType: vi.fn(), onSettle: vi.fn(), onChoose: vi.fn(), onSubmit: vi.fn() };
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <PathFilters form={createRef()} query={query} topics={['Services']} {...act} />,
  );
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(page.querySelector('form') ?? undefined))
    sent.append(name, String(value));
  expect(sent.toString()).toBe(writeQuery(new URLSearchParams(), query));
  expect(readQuery(sent, ['Services'])).toEqual(query);
});
