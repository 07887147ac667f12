import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const dataFolder = mkdtempSync(join(tmpdir(), 'waymint-restart-'));
let product: ChildProcess | undefined;
afterAll(() => {
  product?.kill('SIGKILL');
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Starts the product as a person does, and gives the address it says it is ready on. */
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

describe('a kill of the whole product', () => {
  it('loses nothing: the same browser is still signed in after the next start', async () => {
    const { page } = await visit();
    const address = await start('0');
    const person = newPerson();
    await page.goto(`${address}/signup`);
    await signUpOnPage(page, person);
    await page.waitForURL(`${address}/dashboard`);
    await page.getByText('No payments found.').waitFor();
    await page.waitForLoadState('networkidle');
    const killed = product;
    killed?.kill('SIGKILL');
    if (killed !== undefined) await once(killed, 'exit');

    await start(new URL(address).port);
    await page.goto(`${address}/dashboard`);
    await page.getByRole('banner').getByRole('button', { name: person.name }).waitFor();
    await page.getByRole('main').getByText(person.email).first().waitFor();
  });
});
