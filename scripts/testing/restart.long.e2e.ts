import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { newPerson, signUpOnPage } from '../../web/e2e/sign-up-form.ts';
import { agreeToPlan, tickAll } from '../../web/testing/approve-plan.ts';
import { openBrowser } from '../../web/testing/browser.ts';
import { demoAnswers, demoWorld } from '../demo/demo-person.ts';

const { visit } = openBrowser();
const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-restart-'));
let product: ChildProcess | undefined;
// A failed attempt must leave the folder free for the next one.
afterEach(kill);
afterAll(() => {
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Starts the product as a person would, and returns the printed address. */
async function start(port: string): Promise<string> {
  const child = spawn('node', ['scripts/start.ts'], {
    env: { ...process.env, PORT: port, WAYMINT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  product = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Ready on (\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The product ended before it was ready');
}

async function kill(): Promise<void> {
  const killed = product;
  product = undefined;
  if (killed?.kill('SIGKILL')) await once(killed, 'exit');
}

describe('a kill of the whole product', () => {
  it('loses nothing: the same browser is still signed in after the next start', async () => {
    const { page } = await visit();
    const address = await start('0');
    const person = newPerson();
    await page.goto(`${address}/signup`);
    await signUpOnPage(page, person);
    // The first call of a fresh product waits for its function to start.
    await page.waitForURL(`${address}/dashboard`, { timeout: 60_000 });
    await page.getByText('No payments found.').waitFor();
    // The page would otherwise fail its open requests.
    await page.goto('about:blank');
    await kill();

    await start(new URL(address).port);
    await page.goto(`${address}/dashboard`);
    await page.getByRole('banner').getByRole('button', { name: person.name }).waitFor();
    await page.getByRole('main').getByText(person.email).first().waitFor();
  });

  it('during a review changes nothing: the same link decides, with the text that was typed before', async () => {
    const { page } = await visit({ width: 360, height: 640 });
    const address = await start('0');
    const world = demoWorld(address);
    const owner = await world.signUp({
      email: 'kept@example.com',
      full_name: 'Kim Kept',
      country: 'Australia',
    });
    if (owner === undefined) throw new Error('The account is there already');
    await world.buyTokens(owner, 100);
    const runId = await world.startRun(owner, 'PRO');
    await world.submit(owner, runId, demoAnswers);
    const link = `${address}/review#${await world.reviewToken(runId)}`;
    await page.goto(link);
    await tickAll(page);
    // The button names the plan when all typed text is saved and drawn.
    await page.getByRole('button', { name: 'Approve plan' }).waitFor();
    await page.goto('about:blank');
    await kill();

    await start(new URL(address).port);
    await page.goto(link);
    const name = page.getByRole('textbox', { name: 'Your first name' });
    await expect.poll(() => name.inputValue()).toBe('Rose');
    await agreeToPlan(page);
    expect(await world.reaches(owner, runId, 'COMPLETED')).toMatch(/^file_/);
  });
});
