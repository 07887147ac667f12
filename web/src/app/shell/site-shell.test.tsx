import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { AccountLabel, AccountLinks } from './account-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { mainLinks } from './site-links.ts';

afterEach(cleanup);

describe('the page shell', () => {
  it('links in its header to the parts of the site and the plans', () => {
    expect(mainLinks.map(({ label, to }) => [label, to])).toEqual([
      ['Make Money', '/make-money/build-path'],
      ['Business plan', '/make-money/path-compiler'],
      ['Funding', '/funding'],
      ['Tools', '/tools'],
      ['About', '/about'],
    ]);
  });

  it('links in its footer to who we are, money and rules, the terms, refunds, privacy and the contribution', () => {
    render(
      <MemoryRouter>
        <SiteFooter />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/about',
      '/make-money/money-and-rules',
      '/terms',
      '/terms#refunds',
      '/terms#privacy',
      '/fund-us',
    ]);
  });

  it('has an account menu for the dashboard, owned paths, the profile and logging out', () => {
    render(
      <MemoryRouter>
        <AccountLinks />
      </MemoryRouter>,
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/dashboard', '/dashboard#your-paths', '/user/profile']);
    screen.getByRole('button', { name: 'Log Out' });
  });

  it('calls the account My Account when it has no name', () => {
    localStorage.clear();
    render(<AccountLabel />);
    expect(screen.getByText('My Account')).toBeDefined();
  });

  it('says Loading... while it loads', () => {
    render(<LoadingText />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});
