import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { nextSteps } from '../steps/next-steps.ts';
import { wordsFor } from '../steps/step-words.tsx';
import { OrdersTable } from './orders-table.tsx';
import { RunsTable } from './runs-table.tsx';
import { shortId } from './table-parts.tsx';

afterEach(cleanup);

const at = '2026-11-20T01:00:00Z';

const run: RunSummary = {
  id: 'run_0199aaaaaaaaaaaa',
  plan: 'PRO',
  status: 'UNDER_REVIEW',
  submissionAttempts: 1,
  remainingReviews: 2,
  outcome: 'Pending',
  createdAt: at,
  lastModified: at,
};

const paid: PaymentOrder = {
  id: 'ord_0199bbbbbbbbbbbb',
  status: 'PAID',
  amount: 5000,
  createdAt: at,
  paidAt: at,
};

/** The texts of a row, by the titles of their columns. */
function rowOf(table: HTMLElement, number: number): Record<string, string | null> {
  const titles = within(table).getAllByRole('columnheader');
  const row = within(table).getAllByRole('row')[number] ?? table;
  const cells = [...row.children];
  return Object.fromEntries(
    titles.map(({ textContent }, at) => [textContent, cells[at]?.textContent ?? null]),
  );
}

const nothingElse = { paths: [], orders: [], balance: 0, expiresAt: null, nowMs: 0, isConfirmed: true };

describe('the table of plans', () => {
  it('describes the state of a plan', () => {
    renderOnPage(<RunsTable runs={[run]} />);
    const row = rowOf(screen.getByRole('table', { name: 'Your plans, newest first' }), 1);
    expect(row).toMatchObject({
      Plan: 'Pro planrun_…aaaaaa',
      Status: 'Under review',
      Attempts: 'Attempts1 of 2 used',
      'Remaining reviews': 'Remaining reviewsReviews2',
      Outcome: 'Pending: with our reviewers',
    });
  });

  it.each([
    ['CREATED', 'Pending: not submitted yet'],
    ['REJECTED_FOR_USER_REFINEMENT', 'Pending: needs your changes'],
    ['APPROVED_EXECUTING', 'Pending: being prepared'],
    ['REVIEW_LIMIT_REACHED', 'Not approved: see why'],
  ] as const)('says what the outcome of a plan that is %s waits for', (status, words) => {
    renderOnPage(<RunsTable runs={[{ ...run, status }]} />);
    expect(rowOf(screen.getByRole('table'), 1).Outcome).toBe(words);
  });

  it('says by when a plan under review is answered, until that time', () => {
    renderOnPage(<RunsTable runs={[{ ...run, lastModified: new Date().toISOString() }]} />);
    expect(rowOf(screen.getByRole('table'), 1).Outcome).toMatch(
      /^Pending: due \d+\s\w+(\s\d{4})?, \d+:\d\d\s[ap]m$/,
    );
  });

  it('says for an unread Basic plan that rules check it', () => {
    const basic = { ...run, plan: 'BASIC', submissionAttempts: 0, remainingReviews: 0 } as const;
    renderOnPage(<RunsTable runs={[{ ...basic, status: 'CREATED' }]} />);
    const row = rowOf(screen.getByRole('table'), 1);
    expect(row.Attempts).toBe('Attempts0 of 1 used');
    expect(row['Remaining reviews']).toBe('Remaining reviewsReviews0, automatic check');
  });

  it('links to each plan and its document by a distinct name', () => {
    const done: RunSummary = { ...run, id: 'run_0199cccccccccccc', status: 'COMPLETED', outcome: 'file_1' };
    renderOnPage(<RunsTable runs={[run, done]} />);
    expect(screen.getByRole('link', { name: 'View submission: plan run_…aaaaaa' }).getAttribute('href')).toBe(
      `/make-money/path-compiler/runs/${run.id}`,
    );
    expect(screen.getByRole('link', { name: 'View submission: plan run_…cccccc' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^View PDF of plan/ })).toHaveLength(1);
  });

  it.each(['CREATED', 'REJECTED_FOR_USER_REFINEMENT', 'UNDER_REVIEW'] as const)(
    'links to a plan that is %s by the same name as the page head',
    (status) => {
      const shown: RunSummary = { ...run, status, lastModified: '2026-11-20T01:00:00.000Z' };
      const [step] = nextSteps({ ...nothingElse, runs: [shown] });
      const { label } = step === undefined ? { label: 'None' } : wordsFor(step, 0);
      renderOnPage(<RunsTable runs={[shown]} />);
      expect(screen.getByRole('link', { name: `${label}: plan run_…aaaaaa` }).textContent).toBe(label);
    },
  );

  it('names a finished plan by its path', () => {
    const brief = { path: 'pet-care-rounds', title: 'Pet Care Rounds', supportedCents: 1, byMonth: [1] };
    renderOnPage(<RunsTable runs={[{ ...run, status: 'COMPLETED', outcome: 'file_1', brief }]} />);
    expect(screen.getByRole('rowheader').textContent).toBe('Pet Care RoundsProrun_…aaaaaa');
  });

  it('says when it is empty, and links to the plans', () => {
    renderOnPage(<RunsTable runs={[]} />);
    expect(screen.getByText('No PathCompiler runs yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the table of payments', () => {
  it('has an invoice for each paid order only', () => {
    const pending: PaymentOrder = { ...paid, id: 'ord_0199dddddddddddd', status: 'PENDING', paidAt: null };
    renderOnPage(<OrdersTable orders={[paid, pending]} />);
    const table = screen.getByRole('table', { name: 'Your payments, newest first' });
    expect(rowOf(table, 1)).toMatchObject({ Payment: '50 tokensord_…bbbbbb', Amount: 'Amount$50.00' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    const folded = screen.getByRole('table', { name: /^Payments that were not completed/, hidden: true });
    expect(folded.closest('details')?.querySelector('summary')?.textContent).toBe('Not completed (1)');
    expect(folded.textContent).toContain('Order again');
    const invoices = screen.getAllByRole('link', { name: /^Invoice/ });
    expect(invoices.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Invoice of payment ord_…bbbbbb',
    ]);
  });

  it('keeps a payment visible that may still be made', () => {
    const now = new Date().toISOString();
    renderOnPage(<OrdersTable orders={[{ ...paid, status: 'PENDING', paidAt: null, createdAt: now }]} />);
    expect(rowOf(screen.getByRole('table'), 1)).toMatchObject({ Status: 'PendingNot finished' });
    expect(screen.queryByText(/^Not completed/)).toBeNull();
  });

  it('names the purpose of each payment', () => {
    const plan = { type: 'PRO', price: 9900 } as const;
    const orders = [
      { ...paid, plan },
      { ...paid, id: 'ord_0199cccccccccccc', unlocks: 'local-earner/mobile-garden-care' },
    ];
    renderOnPage(<OrdersTable orders={orders} />);
    const table = screen.getByRole('table');
    expect([1, 2].map((row) => rowOf(table, row).Payment)).toEqual([
      'Pro planord_…bbbbbb',
      'Mobile Garden Careord_…cccccc',
    ]);
  });

  it('says when it is empty', () => {
    renderOnPage(<OrdersTable orders={[]} />);
    expect(screen.getByText('No payments found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy tokens' })).toBeTruthy();
  });
});

const failureOf = (onRetry: () => void) => ({ why: 'Why.', count: 1, retrying: false, onRetry });

describe('a list that failed to load', () => {
  it.each([
    [
      'plans',
      'No PathCompiler runs yet.',
      (onRetry: () => void) => <RunsTable runs={undefined} failure={failureOf(onRetry)} />,
    ],
    [
      'payments',
      'No payments found.',
      (onRetry: () => void) => <OrdersTable orders={undefined} failure={failureOf(onRetry)} />,
    ],
  ])('is not called empty and can be retried: %s', async (name, empty, list) => {
    const retry = vi.fn();
    renderOnPage(list(retry));
    expect(screen.queryByText(empty)).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(
      new RegExp(`^We couldn’t load your ${name}.* (are saved|is safe)\\. Why\\.$`),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it.each([
  ['run_01k9zq4hx3v8m2', 'run_…x3v8m2'],
  ['3f0c7c1e-aaaa-bbbb-cccc-0123456789ab', '…6789ab'],
  ['order7', 'order7'],
  ['order78', 'order78'],
  ['order789', '…der789'],
  ['', ''],
])('shortens %j to %j', (id, short) => expect(shortId(id)).toBe(short));
