import { afterAll, beforeAll, it } from 'vitest';
import { logInOnPage } from '../../web/e2e/sign-up-form.ts';
import { expectAccessible } from '../../web/testing/accessibility.ts';
import { openBrowser } from '../../web/testing/browser.ts';
import { expectFits } from '../../web/testing/expect-fits.ts';
import { demoAnswers, demoPassword, demoWorld } from '../demo/demo-person.ts';
import { type OwnCloud, startOwnCloud } from './own-cloud.ts';

const { visit } = openBrowser();
let cloud: OwnCloud;
beforeAll(async () => {
  cloud = await startOwnCloud({ withPages: true });
});
afterAll(() => cloud?.close());

it('a document can be read for thirty days by the clock, and then is said to be gone, with the next steps', async () => {
  const world = demoWorld(cloud.siteUrl);
  const email = 'thirty@example.com';
  const owner = await world.signUp({ email, full_name: 'Thea Thirty', country: 'Australia' });
  if (owner === undefined) throw new Error('The account is there already');
  await world.buyTokens(owner, 40);
  const runId = await world.startRun(owner, 'BASIC');
  await world.submit(owner, runId, demoAnswers);
  const fileId = await world.reaches(owner, runId, 'COMPLETED');
  const address = `${cloud.siteUrl}/user/files/${fileId}?runId=${runId}`;

  const { page, expectComplaint } = await visit({ width: 320 });
  await page.goto(address);
  await logInOnPage(page, email, demoPassword);
  await page
    .getByText(/^Download it by \d+\s\w+/)
    .filter({ visible: true })
    .waitFor();
  await cloud.passDays(29.9);
  expectComplaint(/status of 401/);
  await page.goto(address);
  await page.waitForURL('**/login?ref=**');
  await logInOnPage(page, email, demoPassword);
  await page
    .getByText(/^Page 1 of/)
    .filter({ visible: true })
    .waitFor();

  await cloud.passDays(0.2);
  expectComplaint(/status of 410/);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This document has expired' }).waitFor();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('link', { name: 'View submission' }).click();
  await page.waitForURL(`**/runs/${runId}`);
  const handedIn = page.getByRole('region', { name: 'Your answers' });
  await handedIn.getByText('Your answers').click();
  await handedIn.getByRole('definition').getByText(demoAnswers.content, { exact: true }).waitFor();
});
