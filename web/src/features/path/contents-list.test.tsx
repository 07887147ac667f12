import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContentsList } from './contents-list.tsx';

afterEach(cleanup);

const sections = [
  { id: 'one', title: 'One', minutes: 2, html: '<p>Read</p>' },
  { id: 'two', title: 'Two', minutes: 2 },
  { id: 'three', title: 'Three', minutes: 2 },
];

it.each([
  ['counts what is locked', false, '2 more sections'],
  ['says of what is its reader’s that it did not load', true, '2 sections did not load'],
])('%s', (_, failed, said) => {
  render(
    <ContentsList heading="In this path" sections={sections} current="one" after={[]} failed={failed} />,
  );
  screen.getByText(said);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1One2 min']);
});
