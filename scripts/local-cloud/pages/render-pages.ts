import type { TableName } from '#shared/contract/tables.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { Execution } from '../step-functions/execution.ts';
import { dueAt, waitingFor } from '../step-functions/start-step-functions.ts';
import type { PaymentSummary } from '../stripe/start-stripe.ts';
import { htmlTable, localPage } from './local-page.ts';

const steps = [
  ['+1 hour', 3600],
  ['+1 day', 86_400],
  ['+30 days', 30 * 86_400],
] as const;

export function renderIndex(nowMs: number, tables: readonly TableName[]): string {
  const links = [
    ['mail', 'Sent emails'],
    ['payments', 'Payments'],
    ['executions', 'Workflow executions'],
    ['alarms.json', 'Operator alarms'],
  ].map(([path, label]) => `<li><a href="/__local/${path}">${label}</a></li>`);
  const tableLinks = tables.map((name) => `<li><a href="/__local/tables/${name}">${name}</a></li>`);
  const buttons = steps.map(
    ([label, seconds]) =>
      `<form method="post" action="/__local/clock"><button name="advanceSeconds" value="${seconds}">${label}</button></form>`,
  );
  return localPage(
    'Local cloud',
    `<p><a href="/">Open the site</a></p><ul>${links.join('')}</ul>
    <h2>Clock</h2><p>${new Date(nowMs).toISOString()}</p><p>${buttons.join('')}</p>
    <h2>Tables</h2><ul>${tableLinks.join('')}</ul>`,
  );
}

export function renderExecutions(executions: readonly Execution[]): string {
  const rows = executions.map((execution) =>
    [
      execution.name,
      execution.status,
      execution.state,
      waitingFor(execution),
      dueAt(execution),
      new Date(execution.startedMs).toISOString(),
      execution.error ?? '',
    ].map(escapeMarkup),
  );
  const headings = ['Name', 'Status', 'State', 'Waiting for', 'Due', 'Started', 'Error'];
  return localPage('Executions', htmlTable(headings, rows, 'No executions yet.'));
}

export function renderPayments(payments: readonly PaymentSummary[] | undefined): string {
  if (payments === undefined)
    return localPage('Payments', '<p>Stripe’s own test mode is in use; see its dashboard.</p>');
  const rows = payments.map((payment) => [
    `<a href="${escapeMarkup(payment.url)}">${escapeMarkup(payment.checkoutId)}</a>`,
    escapeMarkup(payment.description),
    escapeMarkup(`$${(payment.amountCents / 100).toFixed(2)}`),
    escapeMarkup(payment.paid ? 'paid' : payment.status),
    escapeMarkup(payment.createdAt),
    String(payment.events.filter((event) => event.deliveredAt === null).length),
  ]);
  const headings = ['Session', 'For', 'Amount', 'Status', 'Created', 'Events not delivered'];
  return localPage('Payments', htmlTable(headings, rows, 'No payments yet.'));
}

export function renderTable(name: TableName, items: readonly Record<string, unknown>[]): string {
  const rows = items.map(({ pk, sk, ...rest }) => [
    escapeMarkup(String(pk)),
    escapeMarkup(String(sk)),
    `<pre>${escapeMarkup(JSON.stringify(rest, null, 1))}</pre>`,
  ]);
  return localPage(`Table ${name}`, htmlTable(['pk', 'sk', 'Attributes'], rows, 'This table is empty.'));
}
