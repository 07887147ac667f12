import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { newQueryClient } from '../api/account-client.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

/** Renders it as on an account page: with a router at that address, and a separate store of answers. */
export function renderOnPage(shown: ReactNode, address: InitialEntry = '/'): RenderResult {
  const client = newQueryClient();
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>{shown}</QueryClientProvider>
      <Address />
    </MemoryRouter>,
  );
}

export const currentAddress = (): string | null => screen.getByTestId('address').textContent;
