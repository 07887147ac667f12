import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hold } from '#functions/testing/payments.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { answers, confirmedPerson, reaches, startRun, submit } from '#functions/testing/runs.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { itLong, openBrowser } from '../testing/browser.ts';
import { expectFits } from '../testing/expect-fits.ts';
import { comesAlive } from '../testing/paints.ts';
import { logInOnPage } from './sign-up-form.ts';

const { visit } = openBrowser();

async function readyDocument() {
  const person = await confirmedPerson(4000);
  const runId = await startRun(person, 'BASIC');
  await submit(person, runId, answers);
  const { generatedFile } = await reaches(person, runId, 'COMPLETED');
  return { person, address: `/user/files/${generatedFile}?runId=${runId}`, runId };
}

/** The pager is at the top of a wide screen and at the bottom of a phone. */
const visible = (place: Locator, text: string | RegExp): Locator =>
  place.getByText(text).filter({ visible: true });

/** Where the first page starts on the screen before any scrolling. */
const topOf = async (page: Page): Promise<number> =>
  (await page.locator('[data-page="1"]').boundingBox())?.y ?? Number.POSITIVE_INFINITY;

describe('the document of a plan', () => {
  // These tests only read, so they share one document: making a plan takes as long as drawing a page.
  let ready: Awaited<ReturnType<typeof readyDocument>>;
  beforeAll(async () => {
    ready = await readyDocument();
  });

  it('is drawn with its text, can be searched and enlarged, and downloads as a file', async () => {
    const { person, address, runId } = ready;
    const { page } = await visit({ width: 360, height: 640 });
    // The link in the mail works without a login.
    await page.goto(address);
    await page.waitForURL(`**/login?ref=${encodeURIComponent(address)}`);
    // By now the heading shows the goal, and the button below it has moved.
    await comesAlive(page);
    await logInOnPage(page, person.email, person.password);
    await page.waitForURL(`**${address}`);
    const main = page.getByRole('main');
    // The verdict and the expiry date are under the title.
    await visible(main, /^(Comfortable|Tight|A stretch|Not yet)\. .*, your date\b.*\.$/).waitFor();
    await visible(main, /^Download it by \d+\s\w+\.$/).waitFor();
    expect(await main.getByRole('heading', { level: 1 }).textContent()).not.toBe('Your plan document');
    // A phone shows it as text in the site’s font size, with its pictures and a table of contents.
    const text = main.locator('[data-page="1"]');
    await text.getByRole('heading', { name: 'The answer' }).waitFor();
    const letters = await text
      .locator('p')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(letters).toBeGreaterThanOrEqual(15);
    await expectAccessible(page);
    await expectFits(page);
    // The chart of the year starts where the pages did, and text follows within the first screen.
    expect((await main.locator('figure').first().boundingBox())?.y).toBeLessThan(320);
    expect(await topOf(page)).toBeLessThan(540);
    await main.getByRole('button', { name: 'Next page' }).click();
    await visible(main, 'Page 2 of').waitFor();
    await main.getByRole('button', { name: 'Previous page' }).click();
    await visible(main, 'Page 1 of').waitFor();
    // The list of sections opens as an overlay from any position.
    const pagesButton = main.getByRole('button', { name: /, all sections$/ });
    await pagesButton.click();
    const sheet = page.getByRole('dialog', { name: 'Sections' });
    await expectAccessible(page);
    expect(await sheet.locator('[aria-current]').textContent()).toMatch(/^1The answer/);
    await sheet.getByRole('button', { name: /^4 ?The numbers/ }).click();
    await visible(main, 'Page 3 of').waitFor();
    expect(await sheet.isVisible()).toBe(false);
    expect(await pagesButton.evaluate((one) => one === document.activeElement)).toBe(true);
    // Above the first page, that page still counts as current.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visible(main, 'Page 1 of').waitFor();
    await main.getByRole('button', { name: 'Search' }).click();
    await page.locator('input[type=search]:focus').waitFor();
    await expectFits(page);
    const searchWidth = async () => (await main.getByRole('searchbox').locator('..').boundingBox())?.width;
    const before = await searchWidth();
    await main.getByRole('searchbox').fill('plan');
    await main.getByText(/^1 of \d+$/).waitFor();
    expect(await searchWidth()).toBe(before);
    await expectFits(page);
    await main.getByRole('button', { name: 'Next match' }).click();
    await main.getByText(/^2 of \d+$/).waitFor();
    await main.getByRole('searchbox').fill('no such words here');
    await main.getByText('No match for no such words here').waitFor();
    await page.keyboard.press('Escape');
    expect(await main.getByRole('searchbox').isVisible()).toBe(false);
    await main.getByRole('button', { name: 'Zoom in' }).click();
    const zoom = main.getByRole('status', { name: 'Zoom' });
    expect(await zoom.textContent()).toBe('125%');
    await main.getByRole('button', { name: 'Zoom out' }).click();

    // The empty page margins are outside the window, so the printed column fills its width.
    await main.getByRole('button', { name: 'PDF' }).click();
    await expect.poll(() => main.locator('.pdf-text').first().textContent()).toMatch(/\w{4}/);
    const shown = await main.locator('.pdf-page canvas').first().boundingBox();
    expect(shown?.width).toBeGreaterThan(410);
    expect(shown?.x).toBeLessThan(0);
    await visible(main, /^(Comfortable|Tight|A stretch|Not yet)\. .*, your date\b.*\.$/).waitFor();
    // The first zoom step keeps the start of the lines in view.
    expect(await zoom.textContent()).toBe('Fit');
    await main.getByRole('button', { name: 'Zoom in' }).click();
    expect(await zoom.textContent()).toMatch(/^1[23]\d%$/);
    const lines = await main
      .locator('[data-page="2"] .pdf-text span')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(lines).toBeLessThanOrEqual(360);
    await main.getByRole('button', { name: 'Zoom out' }).click();
    await expectAccessible(page);
    await expectFits(page);

    // It stays within reach of the thumb at any scroll position.
    await main.locator('[data-page="2"]').evaluate((one) => one.scrollIntoView());
    const inReach = main.getByRole('button', { name: 'Download' });
    expect((await inReach.boundingBox())?.y).toBeGreaterThan(500);
    const files = page.getByRole('dialog', { name: 'Download' });
    await inReach.click();
    await expectAccessible(page);
    await files.getByRole('button', { name: 'Print' }).waitFor();
    await files.getByRole('button', { name: 'Close' }).click();
    for (const [button, ending] of [
      ['PDF', 'pdf'],
      ['Workbook (Excel)', 'xlsx'],
      ['Calendar of tasks', 'ics'],
    ] as const) {
      const saved = page.waitForEvent('download');
      if (!(await files.isVisible())) await inReach.click();
      await files.getByRole('button', { name: button }).click();
      expect((await saved).suggestedFilename()).toBe(`plan-${runId}.${ending}`);
    }
    await files.getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await expectFits(page);
    await main.getByRole('link', { name: 'Back to your submission' }).click();
    await page.waitForURL(`**/runs/${runId}`);
  });

  itLong(
    'shows a phone its charts and tables without horizontal scrolling, and remembers the chosen layout',
    async () => {
      const { person, address } = ready;
      const { page } = await visit({ width: 360, height: 640, person });
      await page.goto(address);
      const main = page.getByRole('main');
      const first = main.locator('[data-page="1"]');
      await first.getByRole('img', { name: /^Your goal is/ }).waitFor();
      const enlarge = first.getByRole('button', { name: 'Enlarge' });
      await enlarge.click();
      expect(await enlarge.getAttribute('aria-pressed')).toBe('true');
      await enlarge.click();
      const slides = () =>
        main
          .locator('.plan-table, .plan-figure')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      await main.locator('.plan-table').first().waitFor();
      for (const width of [360, 640, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(slides).toBe(0);
      }
      // In a low window the bar is one sticky row.
      for (const width of [812, 640, 320]) {
        await page.setViewportSize({ width, height: 375 });
        await page.evaluate(() => scrollTo(0, 3000));
        const bar = await main.locator('.viewer-bar').boundingBox();
        expect(bar?.y).toBe(0);
        expect(bar?.height).toBeLessThan(52);
      }
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAccessible(page);
      await expectFits(page);

      await main.getByRole('button', { name: 'PDF' }).click();
      await page.reload();
      // This is the page where the reader was.
      await main.locator('[data-page] canvas').first().waitFor();
      expect(await main.getByRole('button', { name: 'PDF' }).getAttribute('aria-pressed')).toBe('true');
    },
  );

  itLong('resumes where it was read after a reload or a return, also after a jump to a section', async () => {
    const { person, address } = ready;
    const { page } = await visit({ width: 360, height: 640, person });
    await page.goto(address);
    await page.getByRole('heading', { name: /^7 / }).waitFor();
    const top = (name: RegExp) => async () =>
      Math.round((await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 9000);
    await page.waitForFunction(() => (history.state?.plan?.at ?? 0) > 0);
    const far = await top(/^7 /)();
    await page.reload();
    await expect.poll(top(/^7 /)).toBe(far);
    // This holds even right after the last movement.
    await page.evaluate(async () => {
      const rests = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      dispatchEvent(new Event('touchmove'));
      scrollBy({ top: 600, behavior: 'instant' });
      await rests;
      location.reload();
    });
    await page.waitForLoadState();
    await expect.poll(top(/^7 /)).toBe(far - 600);
    await page.evaluate(() => {
      dispatchEvent(new Event('touchmove'));
      scrollBy({ top: -600, behavior: 'instant' });
    });
    await expect.poll(top(/^7 /)).toBe(far);
    await page.goto('/about');
    await page.goBack();
    await expect.poll(top(/^7 /)).toBe(far);
    const kept = await page.evaluate(() => history.state.plan.down);
    await page.getByRole('button', { name: /, all sections$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^5/ }).click();
    const begun = await top(/^5 /)();
    await page.waitForFunction((down) => history.state.plan.down !== down, kept);
    await page.reload();
    await expect.poll(top(/^5 /)).toBe(begun);
  });

  itLong('keeps the line and the layout when a phone is turned, and after a reload', async () => {
    const { person, address } = ready;
    const { page } = await visit({ width: 360, height: 640, touch: true, person });
    await page.goto(address);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: /^7 / });
    const paper = main.getByRole('region', { name: 'Document' }).locator('[data-page="5"] .pdf-page');
    const readFrom = (part: Locator, down: number) =>
      part.evaluate((one, share) => {
        dispatchEvent(new Event('touchmove'));
        const { top, height } = one.getBoundingClientRect();
        scrollBy({ top: top + share * height - 64, behavior: 'instant' });
      }, down);
    const lineOf = (part: Locator) => async () =>
      part.evaluate((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round((10 * (64 - top)) / height) / 10;
      });
    const turned = async (part: Locator, down: number) => {
      await page.waitForFunction((share) => Math.abs((history.state?.plan?.down ?? 9) - share) < 0.02, down);
      for (const [width, height] of [
        [640, 360],
        [360, 640],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(lineOf(part)).toBe(down);
      }
      await page.reload();
      await expect.poll(lineOf(part)).toBe(down);
    };
    await heading.waitFor();
    await readFrom(heading, 0.5);
    await turned(heading, 0.5);
    await main.getByRole('button', { name: 'PDF', exact: true }).click();
    await paper.waitFor();
    await readFrom(paper, 0.4);
    await turned(paper, 0.4);
  });

  itLong('works with the keyboard and its links: pages, layouts, zoom', async () => {
    const { person, address } = ready;
    const { page } = await visit({ person });
    await page.goto(address);
    const main = page.getByRole('main');
    const document_ = main.getByRole('region', { name: 'Document' });
    const current = main.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page] > b');
    await main.locator('.pdf-text span').first().waitFor();
    expect(await topOf(page)).toBeLessThan(260);

    await main.getByRole('button', { name: 'Go to page 2', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => current.textContent()).toBe('2');

    // The other layout keeps the position, though its text is only read now.
    await main.getByRole('button', { name: 'Go to page 5', exact: true }).first().click();
    await expect.poll(() => current.textContent()).toBe('5');
    // Wait until the pages on the way are drawn before pressing anything.
    await document_.locator('[data-page="5"] .pdf-text span').first().waitFor();
    for (const [layout, drawn] of [
      ['Text', '.plan-text'],
      ['PDF', 'canvas'],
    ] as const) {
      await main.getByRole('button', { name: layout, exact: true }).click();
      await document_.locator(`[data-page="5"] ${drawn}`).first().waitFor();
      await expect
        .poll(async () => Math.abs((await document_.locator('[data-page="5"]').boundingBox())?.y ?? 9999))
        .toBeLessThan(100);
      await expect.poll(() => current.textContent()).toBe('5');
    }

    // The line under the bar stays at every zoom size. Each size redraws the pages, so this goes through all
    // of them once.
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    const line = () =>
      document_.locator('[data-page="5"] .pdf-page').evaluate((one) => {
        const { top, height } = one.getBoundingClientRect();
        return (64 - top) / height;
      });
    await document_.evaluate((one) => one.focus({ preventScroll: true }));
    const zoom = main.getByRole('status', { name: 'Zoom' });
    const place = await line();
    for (const [key, percent] of [
      ['+', '125%'],
      ['+', '150%'],
      ['-', '125%'],
      ['-', '100%'],
      ['-', '75%'],
      ['0', '100%'],
    ] as const) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      expect(await zoom.textContent()).toBe(percent);
      expect(await line()).toBeCloseTo(place, 2);
    }
    // Content that is wider than its frame has a visible scroll bar at any position.
    for (const _ of ['125%', '150%']) await page.keyboard.press('+');
    expect(await main.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false);
    const bar = main.locator('.viewer-slide');
    expect((await bar.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await bar.evaluate((one) => one.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(() => document_.evaluate((one) => one.scrollLeft)).toBe(0);
    await document_.evaluate((one) => one.scrollTo({ left: 20, behavior: 'instant' }));
    await expect.poll(() => bar.evaluate((one) => one.scrollLeft)).toBe(20);
    await page.keyboard.press('0');
    await main.getByRole('button', { name: 'Go to page 1', exact: true }).first().click();
    await expect.poll(() => current.textContent()).toBe('1');
  });

  itLong('shows its name on one line, and uses the window’s full width when enlarged', async () => {
    const { person, address } = ready;
    const { page } = await visit({ person });
    await page.goto(address);
    const main = page.getByRole('main');
    const frame = main.getByRole('region', { name: 'Document' });
    await main.locator('.pdf-text span').first().waitFor();
    // The longest path title fits on one line next to the buttons.
    const heights = await main.getByRole('heading', { level: 1 }).evaluate((one) => {
      const own = one.firstChild as Text;
      const name = own.data;
      return ['A', 'AI Admin Set-Up for Small Business', name].map((text) => {
        own.data = text;
        return one.getBoundingClientRect().height;
      });
    });
    expect(heights[1]).toBe(heights[0]);
    await main.getByRole('button', { name: 'Workbook (Excel)' }).waitFor();
    await main.getByRole('button', { name: 'Calendar of tasks' }).waitFor();

    const larger = main.getByRole('button', { name: 'Zoom in' });
    const before = await larger.boundingBox();
    const cut = () => frame.evaluate((one) => one.scrollWidth - one.clientWidth);
    await larger.click();
    await larger.click();
    // Less than the empty margin is cut, and the bar keeps its buttons in place.
    expect(await cut()).toBeLessThan(60);
    expect(await larger.boundingBox()).toEqual(before);
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(cut).toBe(0);
    expect((await frame.boundingBox())?.width).toBeGreaterThan(1280);
    await expectFits(page);
  });

  itLong('highlights search matches on its pages one by one, and shows the ID of its plan', async () => {
    const { person, address, runId } = ready;
    const { page, context } = await visit({ person });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    const main = page.getByRole('main');
    const current = main.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page] > b');
    await main.locator('.pdf-text span').first().waitFor();
    await main.getByRole('searchbox').fill('Rules for');
    const lit = () =>
      page.evaluate(() => {
        const [range] = (CSS.highlights.get('found-here') ?? new Set()) as Iterable<Range>;
        return range?.toString();
      });
    await expect.poll(lit).toMatch(/^Rules for$/i);
    // The text uses the picture’s font; otherwise it would not cover the picture’s words.
    const letters = await page.evaluate(() => {
      const [range] = (CSS.highlights.get('found-here') ?? new Set()) as Iterable<Range>;
      const [own] = range?.startContainer.parentElement?.style.fontFamily.split(', ') ?? [];
      return [...document.fonts].some(({ family, status }) => family === own && status === 'loaded');
    });
    expect(letters).toBe(true);
    await page.keyboard.press('Enter');
    await main.getByText(/^2 of \d+$/).waitFor();
    await expect.poll(() => current.textContent()).not.toBe('1');
    await page.keyboard.press('Shift+Enter');
    await main.getByText(/^1 of \d+$/).waitFor();
    await expect.poll(lit).toMatch(/^Rules for$/i);

    await main.getByRole('button', { name: 'More' }).click();
    await main.getByRole('button', { name: 'Copy plan ID' }).click();
    await main.getByText('Plan ID copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(runId);
  });

  itLong('prints in full, without the page around it', async () => {
    const { person, address } = ready;
    const { page, context } = await visit({ person });
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(address);
    const main = page.getByRole('main');
    await main.locator('.pdf-text span').first().waitFor();
    await expectAccessible(page);

    // The printed page says so in its footer, too.
    const pager = main.getByRole('paragraph').filter({ hasText: 'Page 1 of', visible: true });
    const pageCount = Number(/of (\d+)/.exec((await pager.textContent()) ?? '')?.[1]);
    await main.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-pages img').count()).toBe(pageCount);
    expect(await page.locator('.print-pages img').last().isVisible()).toBe(true);
    expect(await main.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.print-pages').count()).toBe(0);
  });

  itLong('starts a new round with its answers, and no second plan while that round is open', async () => {
    const { person, address, runId } = await readyDocument();
    await hold(person, 10_000);
    const { page, expectComplaint } = await visit({ width: 360, person });
    await page.goto(address);
    const main = page.getByRole('main');
    await visible(main, 'Page 1 of').waitFor();
    await main.getByRole('button', { name: 'More' }).click();
    await main.getByRole('link', { name: 'Start new round' }).click();
    await page.waitForURL(`**/make-money/path-compiler?from=${runId}`);
    await main.getByText('A new round from your earlier plan').waitFor();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Choose Pro' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The form starts with the answers from your earlier plan.').waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/make-money/path-compiler/runs/**');
    await main.getByText(/We’ve copied the answers from your earlier plan/).waitFor();
    expect(await main.getByRole('textbox', { name: /^Background/ }).inputValue()).toBe(answers.content);
    const active = page.url();

    await page.goto('/dashboard');
    await main.getByText('Your plan is a draft').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    expect(await main.getByRole('link', { name: /Activate It Now/ }).count()).toBe(0);
    expect(await main.getByRole('button', { name: 'Request early activation' }).count()).toBe(1);
    await main.getByRole('link', { name: /^Continue your plan: plan/ }).click();
    await page.waitForURL(active);

    await page.goto('/make-money/path-compiler');
    await main.getByText('Your plan is a draft').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    expect(await main.getByRole('button', { name: /^Choose / }).count()).toBe(0);
    await main.getByRole('link', { name: 'Continue your plan', exact: true }).first().click();
    await page.waitForURL(active);

    expectComplaint(/status of 409/);
    await page.goto('/make-money/path-compiler?plan=BASIC');
    await dialog.getByRole('heading', { name: 'You have a plan under way' }).waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Open your active plan' }).click();
    await page.waitForURL(active);
  });

  itLong('is not found when it belongs to another account', async () => {
    const { address } = ready;
    const stranger = await signUpPerson();
    const { page, expectComplaint } = await visit({ person: stranger });
    expectComplaint(/status of 404/);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  });

  itLong('says in both languages that it failed to load, and can be retried', async () => {
    const { person, address } = ready;
    const { page, expectComplaint } = await visit({ person });
    expectComplaint(/ERR_FAILED|status of 500|Indexing all PDF objects/);
    await page.route('**/api/files/*', (route) => route.abort());
    await page.goto(address);
    const alert = page.getByRole('main').getByRole('alert');
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await alert.getByText('文件加载失败').waitFor();
    // The sentence is drawn, because a computer may lack a Chinese font.
    const drawn = await alert.locator('p[lang=zh] svg').boundingBox();
    expect([drawn?.width, drawn?.height]).toEqual([120, 20]);
    await alert.getByText(/Nothing is lost: .*Check your connection/).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'More' }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/files/*');
    await page.route('**/api/files/*', (route) => route.fulfill({ status: 500, json: {} }));
    await again.click();
    await alert.getByText(/Nothing is lost: .*Something went wrong on our side/).waitFor();
    await page.unroute('**/api/files/*');
    await page.route('**/api/files/*', (route) => route.fulfill({ status: 200, body: 'no document' }));
    await again.click();
    await page.getByRole('main').getByRole('button', { name: 'Download' }).waitFor();
    await alert.getByText(/The file failed to load/).waitFor();
    await page.unroute('**/api/files/*');
    await again.click();
    await visible(page.getByRole('main'), 'Page 1 of').waitFor();
  });
});
