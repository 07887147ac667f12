import type { BrowserContextOptions, Page } from 'playwright-core';
import { pages } from '../../shared/contract/pages.ts';

export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
  session?: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/** What is photographed. A page that can be opened by its address alone needs no more than the address. */
export async function makeScenes(siteUrl: string): Promise<Scene[]> {
  const session = await signedIn(siteUrl);
  const visit = (path: string) => async (page: Page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
  };
  const still = Object.entries(pages)
    .filter(([, { path, needsSession }]) => !path.includes(':') && !needsSession)
    .map(([name, { path }]) => ({ name, open: visit(path) }));
  const own = Object.entries(pages)
    .filter(([, { path, needsSession }]) => !path.includes(':') && needsSession)
    .map(([name, { path }]) => ({ name, open: visit(path), session }));
  return [
    ...still,
    ...own,
    { name: 'home-signed-in', open: visit('/'), session },
    { name: 'not-found', open: visit('/no/such/page') },
    {
      name: 'sign-up-errors',
      async open(page) {
        await visit(pages.signUp.path)(page);
        await page
          .getByRole('main')
          .getByRole('button', { name: /sign up|create/i })
          .click();
        await page.getByText('Please enter your email address.').first().waitFor();
      },
    },
    {
      name: 'log-in-refused',
      async open(page) {
        await visit(pages.logIn.path)(page);
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.getByLabel('Password', { exact: true }).fill('not a password');
        await page
          .getByRole('main')
          .getByRole('button', { name: /log in/i })
          .click();
        await page.getByText('Invalid email or password.').waitFor();
      },
    },
    {
      name: 'menu-open',
      async open(page) {
        await visit('/')(page);
        const menu = page.getByRole('button', { name: /menu/i }).or(page.locator('summary')).first();
        if (await menu.isVisible()) await menu.click();
      },
    },
  ];
}

async function signedIn(siteUrl: string): Promise<NonNullable<Scene['session']>> {
  const json = {
    email: 'priya@example.com',
    password: 'a quiet eucalyptus 7',
    full_name: 'Priya Nair',
    country: 'Australia',
    state: 'New South Wales',
    abn: '51 824 753 556',
    skills: 'Writing, Design',
    interests: 'Digital Products',
    budget: 'BUDGET_100_299',
    weekly_time: 'TIME_3_5_HOURS',
  };
  const response = await fetch(`${siteUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const { token } = (await response.json()) as { token: string };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userName', value: json.full_name },
  ];
  return { cookies: [], origins: [{ origin: siteUrl, localStorage }] };
}
