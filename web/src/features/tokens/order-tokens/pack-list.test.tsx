import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boughtWith, type Standing } from '#web/components/reach/what-tokens-buy.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn } from '#web/lib/testing/answer-calls.ts';
import { PackList } from './pack-list.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothingYet: Standing = { owned: new Set(), planActive: false };

const known = (balance: number, standing = nothingYet) => ({ quota: { token_balance: balance }, standing });

const show = (wish?: { name: string; missing: number }, choose = vi.fn()) =>
  renderOnPage(<PackList isNext={false} {...known(0)} wish={wish} onChoose={choose} />);

const offered = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the common scale of all amounts', () => {
  it('names the plans once, above the recommended amount and the others', () => {
    show();
    const names = screen.getAllByText(/^(Basic|Pro) \d/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Basic 38.5', 'Pro 99']);
    expect(screen.queryByText(/You need/)).toBeNull();
  });

  it('marks a shortfall, even beyond the largest pack', () => {
    show({ name: 'Short-Form Editing Studio', missing: 19_900 });
    expect(screen.getByText('You need 199')).toBeTruthy();
    expect(screen.queryByText(/^Packs bought today/)).toBeNull();
    expect(screen.queryByText('Pro 99')).toBeNull();
  });
});

it('adds each amount to the balance', () => {
  renderOnPage(<PackList isNext={false} {...known(6250)} onChoose={vi.fn()} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(
    /You would have 72\.5: (enough for a Basic plan, or|26\.5\u00A0tokens short of a Pro plan)/,
  );
  expect(rows.join()).toMatch(/You would have 112\.5: enough for a Pro plan, or /);
  expect(rows.join()).not.toMatch(/^Enough for/m);
  expect(screen.queryByText(/least that pays/)).toBeNull();
});

it('the list offers the exact shortfall for the next plan before the packs, as the primary button', () => {
  renderOnPage(<PackList isNext {...known(6250)} onChoose={vi.fn()} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Buy 36.5',
    'Buy 10',
    'Buy 30',
    'Buy 50',
    'Buy 100',
    'Buy',
  ]);
  expect(buttons.filter(({ className }) => className !== buttons[1]?.className)).toEqual([buttons[0]]);
  expect(screen.getByText('Enough for a Pro plan')).toBeTruthy();
  expect(screen.getByText('You would have 99')).toBeTruthy();
});

it('the scale ends with the largest pack: a larger custom amount is cut off, and the others keep their size', async () => {
  const { container } = renderOnPage(<PackList isNext={false} {...known(5000)} onChoose={vi.fn()} />);
  const bars = () =>
    [...container.querySelectorAll('.pack-bar')].map((bar) => ({
      end: Number(bar.querySelector('rect:last-of-type')?.getAttribute('width')),
      goesOn: bar.querySelector('.pack-beyond') !== null,
    }));
  const before = bars();
  await userEvent.type(screen.getByLabelText(/^Your own amount/), '3725');
  expect(bars().slice(0, -1)).toEqual(before.slice(0, -1));
  // With a balance of 50, and a custom amount 100 beyond the end of the scale.
  expect(bars().at(-1)).toEqual({ end: (400 * 100) / 150, goesOn: true });
});

it('the list recommends nothing when the balance is unknown', () => {
  const { container } = renderOnPage(<PackList isNext onChoose={vi.fn()} />);
  expect(offered()).toEqual(['Buy 10', 'Buy 30', 'Buy 50', 'Buy 100', 'Buy']);
  expect(container.querySelector('[data-fits]')).toBeNull();
  expect(container.querySelector('.pack-reach')).toBeNull();
  expect(container.textContent).not.toMatch(/Enough for|short of|least|Basic|You would/);
});

it('the list first shows what a larger balance already pays for, with the next goal as an ordinary row', () => {
  const { container } = renderOnPage(<PackList isNext {...known(12_900)} onChoose={vi.fn()} />);
  expect(screen.getByText(/Your balance already covers/).textContent).toMatch(
    /a Pro plan, or any one of \d+\spaths/,
  );
  expect(screen.getByRole('link', { name: 'Start a Pro plan' })).toBeTruthy();
  expect(offered()).toEqual(['Buy 10', 'Buy 30', 'Buy 50', 'Buy 70', 'Buy 100', 'Buy']);
  expect(container.querySelector('[data-fits]')).toBeNull();
  expect(screen.getByText('Enough for any path')).toBeTruthy();
  expect(screen.getByText(/You would have 139: 60 tokens short of any path/)).toBeTruthy();
  expect(screen.getByText('Any path 199')).toBeTruthy();
});

it('the list recommends no plan while one is open, and counts no owned path', async () => {
  beSignedIn();
  const run = { id: 'run_1', plan: 'PRO', status: 'CREATED', submissionAttempts: 0, remainingReviews: 2 };
  const dates = { createdAt: '2026-11-22T00:00:00.000Z', lastModified: '2026-11-22T00:00:00.000Z' };
  answerCalls({
    'GET /path-compiler/runs': () =>
      Response.json({ status: 'ok', data: { data: [{ ...run, ...dates, outcome: 'Pending' }] } }),
  });
  const standing = { owned: new Set(['local-earner/pet-care-rounds']), planActive: true };
  renderOnPage(<PackList isNext {...known(12_900, standing)} onChoose={vi.fn()} />);
  expect(await screen.findByRole('link', { name: 'Continue your plan' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start a Pro plan' })).toBeNull();
  const pathsIn = (words: string | null | undefined) =>
    Number(/any one of (?:the )?(\d+)/.exec(words ?? '')?.[1]);
  const said = screen.getByText(/Your balance already covers/).textContent;
  expect(said).toMatch(/any one of \d+\spaths you don’t have, or a Pro plan after your current one$/);
  expect(pathsIn(said)).toBe(pathsIn(boughtWith(12_900, nothingYet).join()) - 1);
  const ofPack = screen.getByText(/^You would have 229: /).textContent;
  expect(ofPack).toMatch(
    /enough for any one of the \d+\spaths you don’t have, or a Pro plan after your current one$/,
  );
  expect(pathsIn(ofPack)).toBe(pathsIn(boughtWith(22_900, nothingYet).join()) - 1);
});

describe('the packs', () => {
  it('below the needed amount are not offered', () => {
    show({ name: 'Neighbourhood Digital Helper', missing: 5_900 });
    expect(offered()).toEqual(['Buy 100', 'Buy']);
    expect(screen.getByText(/^Packs bought today/)).toBeTruthy();
    expect(screen.getByText('Enough for Neighbourhood Digital Helper')).toBeTruthy();
  });

  it('show once how long they are valid if bought now', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] });
    show();
    expect(screen.getByText(/valid to 22\sDec\s2026$/).parentElement?.textContent).toMatch(
      /^Packs bought today are valid to 22\sDec\s2026\. More than 100 tokens in one go last longer\.$/,
    );
  });
});

describe('a custom amount', () => {
  it('is described during typing: its price, its validity and what it pays for', async () => {
    const choose = vi.fn();
    show(undefined, choose);
    await userEvent.type(screen.getByLabelText(/^Your own amount/), '120');
    const [price, brings] = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(price).toMatch(/^\$120 valid to \d+\s\w+\s\d{4}$/);
    expect(brings).toMatch(/^Enough for a Pro plan, or any one of \d+\spaths$/);
    await userEvent.click(screen.getByRole('button', { name: 'Buy 120 tokens' }));
    expect(choose).toHaveBeenCalledWith(12_000);
  });

  it('is asked for by name when it is empty', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Buy this amount' }));
    expect(screen.getByText('Enter how many tokens you want, from 1 to 5,000.')).toBeTruthy();
  });

  it('is refused with a decimal comma, which stays as typed', async () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>(/^Your own amount/);
    await userEvent.type(field, '37,25');
    expect(field.value).toBe('37,25');
    await userEvent.click(screen.getByRole('button', { name: 'Buy this amount' }));
    expect(screen.getByText(/^Enter a number from 1 to 5,000, e\.g\. 38\.5/)).toBeTruthy();
  });

  it('is refused next to the field when it is not sold, and selects nothing', async () => {
    const choose = vi.fn();
    show(undefined, choose);
    const field = screen.getByLabelText(/^Your own amount/);
    await userEvent.type(field, '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Buy this amount' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(choose).not.toHaveBeenCalled();
  });
});
