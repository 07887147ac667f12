import type Stripe from 'stripe';
import { brand } from '#shared/brand.ts';
import type { LineItem, SessionRecord } from './store.ts';

type Session = Stripe.Checkout.Session;

export function checkoutPage(view: {
  record: SessionRecord;
  path: string;
  notice?: string | undefined;
}): string {
  const { session, lineItems } = view.record;
  if (session.status === 'complete') return completePage(session);
  if (session.status === 'expired') return expiredPage(session);
  const total = audAmount(session.amount_total ?? 0);
  const notice = view.notice ? `<p class="notice" role="alert">${escapeHtml(view.notice)}</p>` : '';
  const cancel = session.cancel_url
    ? `<form method="post" action="${escapeHtml(view.path)}/cancel"><button class="plain">Cancel</button></form>`
    : '';
  return htmlDocument({
    title: `Pay ${total}`,
    body: `
      <p class="merchant">${escapeHtml(brand)}</p>
      <h1>Pay ${total}</h1>
      ${notice}
      ${lineTable(lineItems, total)}
      <form method="post" action="${escapeHtml(view.path)}/pay">
        ${emailField(session.customer_email)}
        <button>Pay ${total}</button>
      </form>
      <div class="others">
        <form method="post" action="${escapeHtml(view.path)}/decline"><button class="plain">Decline</button></form>
        ${cancel}
      </div>
      <p class="note">This is the local stand-in for Stripe Checkout. No card is charged and no money moves.</p>`,
  });
}

export function missingPage(): string {
  return htmlDocument({
    title: 'Payment not found',
    body: `<h1>Payment not found</h1>
      <p>No payment page has this address. Go back to the shop and start the payment again.</p>`,
  });
}

export function refusedPage(message: string): string {
  return htmlDocument({ title: 'Not possible', body: `<h1>Not possible</h1><p>${escapeHtml(message)}</p>` });
}

function completePage(session: Session): string {
  return htmlDocument({
    title: 'Already paid',
    body: `<p class="merchant">${escapeHtml(brand)}</p>
      <h1>This payment is complete</h1>
      <p>${audAmount(session.amount_total ?? 0)} was paid. It will not be charged again.</p>
      ${wayOn(session.success_url, session.id)}`,
  });
}

function expiredPage(session: Session): string {
  return htmlDocument({
    title: 'Payment expired',
    body: `<p class="merchant">${escapeHtml(brand)}</p>
      <h1>This payment page has expired</h1>
      <p>Nothing was charged. Go back to the shop and start the payment again.</p>
      ${wayOn(session.cancel_url, session.id)}`,
  });
}

function wayOn(url: string | null, sessionId: string): string {
  return url
    ? `<p><a href="${escapeHtml(returnAddress(url, sessionId))}">Return to ${escapeHtml(brand)}</a></p>`
    : '';
}

/** Where Stripe sends the customer: the address given, with the session's id filled in. */
export function returnAddress(url: string, sessionId: string): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}

function lineTable(lineItems: LineItem[], total: string): string {
  const rows = lineItems.map((item) => {
    const quantity = item.quantity === 1 ? '' : ` <span class="quantity">× ${item.quantity}</span>`;
    return `<tr><th scope="row">${escapeHtml(item.description ?? '')}${quantity}</th><td>${audAmount(item.amount_total)}</td></tr>`;
  });
  return `<table>
        <caption class="hidden">What you pay for</caption>
        <tbody>${rows.join('')}</tbody>
        <tfoot><tr><th scope="row">Total</th><td>${total}</td></tr></tfoot>
      </table>`;
}

function emailField(prefilled: string | null): string {
  const value = prefilled === null ? '' : ` value="${escapeHtml(prefilled)}" readonly`;
  return `<label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="email"${value}>`;
}

export function audAmount(cents: number): string {
  const dollars = Math.floor(cents / 100).toLocaleString('en-AU');
  return `A$${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function htmlDocument(page: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(page.title)} – ${escapeHtml(brand)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>${page.body}
    </main>
  </body>
</html>
`;
}

const style = `
  :root { --paper: #faf7f1; --ink: #1d1f1c; --quiet: #5b605a; --line: #d9d4c8; --action: #2f5d50; --wrong: #9b2c1f; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1rem; overflow-wrap: anywhere; }
  h1 { margin: 0 0 1rem; font: 600 clamp(1.75rem, 6vw, 2.25rem)/1.2 Georgia, serif; }
  a { color: var(--action); }
  .merchant { margin: 0 0 .25rem; color: var(--quiet); }
  .notice { margin: 0 0 1rem; padding: .75rem 1rem; border-left: 4px solid var(--wrong); color: var(--wrong); background: #fff; }
  .note { margin-top: 2rem; color: var(--quiet); font-size: .875rem; }
  .quantity { color: var(--quiet); }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table { width: 100%; margin-bottom: 1.5rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .75rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  tbody th { font-weight: 400; }
  td { padding-left: 1rem; text-align: right; white-space: nowrap; }
  tfoot th, tfoot td { border: 0; font-weight: 600; }
  label { display: block; margin-bottom: .25rem; font-weight: 600; }
  input { width: 100%; min-height: 44px; margin-bottom: 1rem; padding: .5rem .75rem; border: 1px solid var(--quiet); border-radius: 4px; background: #fff; color: inherit; font: inherit; }
  input[readonly] { background: transparent; border-color: var(--line); }
  button { width: 100%; min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--action); border-radius: 4px; background: var(--action); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button.plain { background: transparent; color: var(--action); }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  .others { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin-top: .75rem; }
`;
