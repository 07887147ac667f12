import { pages } from '#shared/contract/pages.ts';
import { accountScenes } from './account-scenes.ts';
import { fundingScenes } from './funding-scenes.ts';
import { goalCheckScenes } from './goal-check-scenes.ts';
import { libraryScenes } from './library-scenes.ts';
import { pathScenes } from './path-scenes.ts';
import { paymentScenes } from './payment-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import { runScenes } from './run-scenes.ts';
import { type Scene, visit } from './scene.ts';
import { signUpFor } from './sign-up-for.ts';
import { stateScenes } from './state-scenes.ts';
import { steps } from './steps.ts';

/** All scenes. A page that needs only its address is listed by its address. */
export async function makeScenes(siteUrl: string): Promise<Scene[]> {
  const session = await signUpFor(siteUrl, 'priya@example.com');
  // Three purchases of different sizes, which expire at different times.
  const buyer = await signUpFor(siteUrl, 'dana@example.com', 50, 150, 300);
  const payer = await signUpFor(siteUrl, 'omar@example.com');
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
    ...libraryScenes(session, buyer),
    ...pathScenes(session, buyer),
    ...accountScenes(session),
    ...paymentScenes(session, buyer, payer),
    ...publicScenes(session),
    ...(await runScenes(siteUrl)),
    ...(await stateScenes(siteUrl)),
    ...fundingScenes,
    ...goalCheckScenes,
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
      // On wider screens the header shows all of it.
      only: 320,
      open: steps(visit('/'), (page) =>
        page.getByRole('banner').getByRole('button', { name: /menu/i }).click(),
      ),
    },
  ];
}
