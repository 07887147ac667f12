/** `npm run demo`: adds a demo account with tokens to the product that is running, and prints how to sign in. */
const { PORT = '3000' } = process.env;
const siteUrl = `http://localhost:${PORT}`;
const demo = {
  email: 'demo@waymint.test',
  password: 'a demo of quiet growth',
  full_name: 'Dana Demo',
  country: 'Australia',
  state: 'New South Wales',
  abn: '83 914 571 673',
  skills: 'Writing, Design, Sales',
  interests: 'Digital Products, AI Tools',
  budget: 'BUDGET_100_299',
  weekly_time: 'TIME_5_10_HOURS',
};

async function post(
  path: string,
  json: unknown,
): Promise<{ status: number; body: { global?: string; token?: string } }> {
  const response = await fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  return { status: response.status, body: (await response.json()) as { global?: string; token?: string } };
}

/** Follows the link of the verification mail, as Dana would. */
async function confirmAddress(): Promise<void> {
  const mails = (await (await fetch(`${siteUrl}/__local/mail.json`)).json()) as {
    to: string[];
    text: string | null;
  }[];
  const mail = mails.findLast(
    ({ to, text }) => to.includes(demo.email) && text?.includes('/user/verify-email?'),
  );
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? siteUrl);
  if (link.search !== '') await fetch(`${siteUrl}/api/user/verify-email${link.search}`);
}

/** Buys tokens as Dana would: the form of the token page, then the button of the local payment page. */
async function buyTokens(authToken: string, tokens: number): Promise<void> {
  const body = new URLSearchParams({ amount: String(tokens * 100), authToken });
  const order = await fetch(`${siteUrl}/api/pay/token`, { method: 'POST', body, redirect: 'manual' });
  const page = order.headers.get('location') ?? '';
  if (page.includes('/__local/checkout/')) await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
}

async function main(): Promise<void> {
  const { status, body } = await post('/api/auth/signup', demo);
  if (status === 200 && body.token !== undefined) {
    await confirmAddress();
    await buyTokens(body.token, 120);
  } else if (status !== 409) throw new Error(`The demo account was refused: ${body.global}`);
  console.log(`Sign in at ${siteUrl}/login with ${demo.email} and "${demo.password}"`);
}

await main().catch((error: unknown) => {
  const unreachable = error instanceof TypeError;
  console.error(
    unreachable ? `Nothing answers on ${siteUrl}. Run npm start first, with the same PORT.` : String(error),
  );
  process.exitCode = 1;
});
