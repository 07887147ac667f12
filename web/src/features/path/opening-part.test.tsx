import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RestMissing } from './opening-part.tsx';

afterEach(cleanup);

it.each([
  [13, true, '13 more sections are closed for now'],
  [1, true, '1 more section is closed for now'],
  [13, false, '13 more sections did not load'],
])('says where the text ends how much is missing: %i, owed %s', (count, isOwed, says) => {
  render(<RestMissing count={count} isOwed={isOwed} />);
  expect(screen.getByText(says)).toBeDefined();
});
