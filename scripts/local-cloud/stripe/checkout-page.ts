import { brand } from '#shared/brand.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { KeptPayment } from './payment-store.ts';

export function checkoutPage(payment: KeptPayment, path: string, notice = ''): string {
  const { id, state, request } = payment;
  const total = audAmount(payment.amountCents);
  if (state === 'complete') {
    const said = `${total} was paid. It will not be charged again.`;
    return messagePage('This payment is complete', said, returnAddress(request.successUrl, id));
  }
  if (state === 'expired') {
    const said = 'Nothing was charged. Go back and start the payment again.';
    return messagePage('This payment page has expired', said, returnAddress(request.cancelUrl, id));
  }
  const shown = notice === '' ? '' : `<p class="notice" role="alert">${escapeMarkup(notice)}</p>`;
  const { customerEmail } = request;
  const known = customerEmail === undefined ? '' : ` value="${escapeMarkup(customerEmail)}" readonly`;
  const button = (name: string, label: string, fields = '') =>
    `<form method="post" action="${escapeMarkup(`${path}/${name}`)}">${fields}<button${fields === '' ? ' class="plain"' : ''}>${label}</button></form>`;
  const email = `<label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="email"${known}>`;
  return htmlPage(
    `Pay ${total}`,
    `${shown}
    <table><tbody><tr><th scope="row">${escapeMarkup(request.product)}</th><td>${total}</td></tr></tbody></table>
    ${button('pay', `Pay ${total}`, email)}
    <div class="others">${button('decline', 'Decline')}${button('cancel', 'Cancel')}</div>
    <p class="note">This is a local stand-in for Stripe Checkout. No card is charged.</p>`,
  );
}

export function messagePage(title: string, text: string, wayOn?: string): string {
  const link =
    wayOn === undefined ? '' : `<p><a href="${escapeMarkup(wayOn)}">Return to ${escapeMarkup(brand)}</a></p>`;
  return htmlPage(title, `<p>${escapeMarkup(text)}</p>${link}`);
}

/** The return address with the checkout's id filled in, as Stripe does. */
export const returnAddress = (url: string, checkoutId: string): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', checkoutId);

export const audAmount = (cents: number): string =>
  `$${Math.floor(cents / 100).toLocaleString('en-AU')}.${String(cents % 100).padStart(2, '0')}`;

const htmlPage = (title: string, main: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – ${escapeMarkup(brand)}</title>
<style>${style}</style>
</head>
<body><main><p class="merchant">${escapeMarkup(brand)}</p><h1>${escapeMarkup(title)}</h1>
${main}</main></body>
</html>
`;

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
  table { width: 100%; margin-bottom: 1.5rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .75rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
  td { padding-left: 1rem; text-align: right; white-space: nowrap; }
  label { display: block; margin-bottom: .25rem; font-weight: 600; }
  input { width: 100%; min-height: 44px; margin-bottom: 1rem; padding: .5rem .75rem; border: 1px solid var(--quiet); border-radius: 4px; background: #fff; color: inherit; font: inherit; }
  input[readonly] { background: transparent; border-color: var(--line); }
  button { width: 100%; min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--action); border-radius: 4px; background: var(--action); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button.plain { background: transparent; color: var(--action); }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  .others { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin-top: .75rem; }
`;
