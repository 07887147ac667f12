import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it } from 'vitest';
import { useAccess } from './use-access.ts';

afterEach(cleanup);

const Access = () => useAccess()[0].access.kind;

it.each([
  ['a visitor', '', 'visitor'],
  ['a payer who returns logged out', '?status=success&session_id=cs_1', 'unsure'],
])('the access of %s is known', (_who, query, kind) => {
  render(
    <MemoryRouter initialEntries={[`/path${query}`]}>
      <Access />
    </MemoryRouter>,
  );
  screen.getByText(kind);
});
