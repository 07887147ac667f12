import { afterEach, expect, it, vi } from 'vitest';
import { askPaymentPage } from './ask-payment-page.ts';

afterEach(() => void vi.unstubAllGlobals());

function form(): HTMLFormElement {
  const made = document.createElement('form');
  made.action = '/api/pay/token?redirect=%2Fpath';
  made.innerHTML = '<input name="amount" value="4900" />';
  return made;
}
const answering = (location: string) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ location }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('says where the payment page is, by what the form holds', async () => {
  const fetched = answering('https://pay.example/1');
  expect(await askPaymentPage(form())).toEqual({ kind: 'opened', address: 'https://pay.example/1' });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(String(init?.body)).toBe('amount=4900');
});

it('leads back to the page with a refusal that changes what it shows', async () => {
  answering('/path?error=path-cost-changed');
  expect(await askPaymentPage(form())).toMatchObject({ kind: 'opened' });
});

it.each(['payment-unavailable', 'internal-error', 'too-many-requests'])(
  'leads nowhere for %s, and says that nothing was charged',
  async (code) => {
    answering(`/path?error=${code}`);
    const page = await askPaymentPage(form());
    expect(page.kind === 'failed' && page.sentence).toContain('Nothing was charged');
  },
);

it.each([
  ['the network fails', () => Promise.reject(new TypeError('no network'))],
  ['no answer of ours comes', async () => new Response('<html>', { status: 502 })],
  [
    'it is a fault',
    async () => Response.json({ code: 500, message: 'Something went wrong' }, { status: 500 }),
  ],
])('says so when %s', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await askPaymentPage(form())).toEqual({
    kind: 'failed',
    sentence: 'Could not reach the payment page. Nothing was charged.',
  });
});
