import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { holdBack, openWithoutScripts, pathData } from '../testing/hold-back.ts';
import { logInOnPage, newPerson, signUpOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();
const atPath = (path: string) => new RegExp(`^${inject('siteUrl')}${path.replaceAll(/[?.]/g, '\\$&')}$`);

describe('a form that leads to a path', () => {
  // This is the longest path title there is.
  const path = '/make-money/paths/ai-operator/ai-admin-setup';

  itLong.each([
    ['/signup', 320, 'Sign up and continue'],
    ['/signup', 360, 'Sign up and continue'],
    ['/signup', 1280, 'Sign up and continue'],
    ['/login', 360, 'Log in'],
    ['/login', 1280, 'Log in'],
  ])(
    'keeps its layout, %s at %i px, before any script and any text of the path has loaded',
    async (at, width, send) => {
      const { page } = await visit({ width, height: 800 });
      const letDataCome = await holdBack(page, () => true, pathData);
      const letScriptsCome = await holdBack(page);
      const main = page.getByRole('main');
      const places = (...parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));
      const fields = () =>
        places(...['Email', 'Password'].map((name) => main.getByLabel(name, { exact: true })));
      const whole = async () => [
        ...(await fields()),
        ...(await places(...(await main.locator('h1, h2, .form-wanted, form button').all()))),
      ];

      await openWithoutScripts(page, `${at}?ref=${encodeURIComponent(path)}`);
      const drawn = await fields();
      letScriptsCome();
      await main.getByRole('heading', { level: 1, name: / to unlock / }).waitFor();
      await main.getByText('You confirm the price before you pay.').waitFor();
      await page.waitForLoadState('load');
      expect(await fields()).toEqual(drawn);
      await main.getByRole('button', { name: send }).waitFor();
      await main.getByText('by card on our payment provider’s page').waitFor();
      const asked = await whole();
      letDataCome();
      await main.getByText('You confirm $129 before you pay.').waitFor();
      expect(await whole()).toEqual(asked);
      await main.getByRole('button', { name: send }).waitFor();
      expect(await page.title()).toMatch(/unlock AI Admin Set-Up for Small Business/);
    },
  );

  itLong('works without the text of the path when that fails to load', async () => {
    const { page, expectComplaint } = await visit({ width: 360 });
    expectComplaint(/503/);
    await page.route(pathData, (route) => route.fulfill({ status: 503 }));
    await page.goto(`/signup?ref=${encodeURIComponent(path)}`);
    await page.getByRole('heading', { level: 1, name: 'Sign up to unlock this path' }).waitFor();
    await page.getByText('Keep it').waitFor();
    await expectAccessible(page);
  });
});

describe('the log-in and sign-up forms', () => {
  itLong('pass on the last typed address, and keep their state through a reload', async () => {
    const { page } = await visit({ width: 360 });
    const main = page.getByRole('main');
    const email = main.getByLabel('Email');
    await page.goto('/make-money/path-compiler');
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await email.fill('priya@example.com');
    await main.getByRole('link', { name: 'Log in' }).click();
    const asked = page.getByRole('heading', { level: 1, name: 'Log in to start your Pro plan' });
    await asked.and(page.locator(':focus')).waitFor();
    await expect.poll(() => email.inputValue()).toBe('priya@example.com');
    await page.reload();
    await asked.waitFor();
    await email.fill('nair@example.com');
    await main.getByRole('link', { name: 'Sign up free' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign up to start your Pro plan' }).waitFor();
    await expect.poll(() => email.inputValue()).toBe('nair@example.com');
  });
});

describe('a new visitor', () => {
  it('signs up, finds the dashboard, logs out and comes back in', async () => {
    const { page } = await visit();
    const person = newPerson();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL(atPath('/signup'));
    await signUpOnPage(page, person);

    await page.waitForURL(atPath('/dashboard'));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: person.name }).waitFor();
    await header.getByText('0 tokens').waitFor();
    await page.getByText('No tokens available. Recharge to activate access.').waitFor();
    await page.getByText('No PathCompiler runs yet.').waitFor();
    await page.getByText('No payments found.').waitFor();
    await page.getByRole('main').getByText(person.email).first().waitFor();
    await expectAccessible(page);

    await header.getByRole('button', { name: person.name }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(atPath('/'));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await header.getByRole('link', { name: 'Log in' }).click();
    await logInOnPage(page, person.email);
    await page.waitForURL(atPath('/dashboard'));
    await page.reload();
    await header.getByRole('button', { name: person.name }).waitFor();
  });

  it('returns to where they were going, and never leaves the site', async () => {
    const { page } = await visit();
    const person = newPerson();
    await page.goto('/token/order?from=home');
    await page.waitForURL(atPath('/login?ref=%2Ftoken%2Forder%3Ffrom%3Dhome'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign up/i })
      .click();
    await signUpOnPage(page, person);
    await page.waitForURL(atPath('/token/order?from=home'));

    const other = await visit();
    await other.page.goto(`/login?ref=${encodeURIComponent('//evil.example/steal')}`);
    await logInOnPage(other.page, person.email);
    await other.page.waitForURL(atPath('/dashboard'));
  });

  itLong('is told while typing that a password will be refused, and what to do instead', async () => {
    const { page } = await visit({ width: 360 });
    const scripts: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (request.url().includes('/api/auth/')) calls.push(request.url());
    });
    await page.goto('/signup');
    const main = page.getByRole('main');
    await main.getByLabel('Full name').fill('Priya Quillfeather');
    const before = scripts.length;
    const field = main.getByLabel('Password').first();
    for (const weak of ['Sunshine1', 'quillfeather8', 'aaaaaaaa', 'Waymint26']) {
      await field.fill(weak);
      await main.getByText('Too easy to guess: try a short sentence').waitFor();
    }
    expect(scripts.length).toBeGreaterThan(before);
    await field.blur();
    const sentence = /is too easy to guess\. Please choose another, such as a short sentence\./;
    await main.getByText(sentence).first().waitFor();
    await main.getByRole('button', { name: 'Sign up' }).click();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
    await expectAccessible(page);
    await field.fill('a quiet eucalyptus 7');
    await main.getByText(/Strong$/).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    const bars = main
      .getByText(/Strong$/)
      .locator('xpath=following-sibling::span')
      .locator('span');
    expect(await bars.last().isVisible()).toBe(true);
    await expect.poll(() => main.getByText(sentence).count()).toBe(0);
  });

  itLong('sees each error next to its field, and loses no text', async () => {
    const { page, expectComplaint } = await visit({ width: 360 });
    await page.goto('/signup');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await main.getByText('You must agree to the Terms & Disclaimer.').first().waitFor();
    await main.getByText('Please enter your full name.').first().waitFor();
    await expectAccessible(page);

    await main.getByLabel('Email').fill('priya@example.com');
    await main.getByLabel('Full name').fill('Priya Nair');
    await main.getByLabel('Password').first().fill('one password');
    await main.getByLabel('Confirm password').fill('another password');
    await main.getByRole('button', { name: 'Sign up' }).click();
    await main.getByText('Passwords do not match.').first().waitFor();

    // The server refuses a taken address, and the browser logs the 409.
    const person = newPerson();
    const first = await visit();
    await first.page.goto('/signup');
    await signUpOnPage(first.page, person);
    await first.page.waitForURL(atPath('/dashboard'));
    expectComplaint(/status of 409/);
    await signUpOnPage(page, person);
    await main.getByText('An account with this email already exists.').first().waitFor();
    expect(await main.getByLabel('Full name').inputValue()).toBe(person.name);
    expect(await main.getByLabel('Email').inputValue()).toBe(person.email);
  });
});

describe('two tabs', () => {
  itLong('are logged out together', async () => {
    const { page, context } = await visit();
    const person = newPerson();
    await page.goto('/signup');
    await signUpOnPage(page, person);
    await page.waitForURL(atPath('/dashboard'));
    const second = await context.newPage();
    await second.goto('/dashboard');
    await second.getByText('No PathCompiler runs yet.').waitFor();
    await page.getByRole('banner').getByRole('button', { name: person.name }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(atPath('/'));
    await second.waitForURL(/\/login\?ref=%2Fdashboard$/);
  });
});
