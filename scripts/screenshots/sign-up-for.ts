import type { SignedIn } from './scene.ts';

const person = {
  password: 'a quiet eucalyptus 7',
  full_name: 'Priya Nair',
  country: 'Australia',
  state: 'New South Wales',
  abn: '51 824 753 556',
  skills: 'Writing, Design',
  interests: 'Digital Products',
  budget: 'BUDGET_100_299',
  weekly_time: 'TIME_3_5_HOURS',
};

/** Creates an account with these token purchases, and a browser session for it. */
export async function signUpFor(siteUrl: string, email: string, ...purchases: number[]): Promise<SignedIn> {
  const response = await fetch(`${siteUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email }),
  });
  const { token } = (await response.json()) as { token: string };
  for (const tokens of purchases) {
    const body = new URLSearchParams({ amount: String(tokens * 100), authToken: token });
    const order = await fetch(`${siteUrl}/api/pay/token`, { method: 'POST', body, redirect: 'manual' });
    await fetch(`${order.headers.get('location')}/pay`, { method: 'POST', redirect: 'manual' });
  }
  return signedIn(siteUrl, token, person.full_name);
}

/** The storage of a browser that is logged in. */
export const signedIn = (origin: string, token: string, userName: string): SignedIn => {
  const localStorage = Object.entries({ token, userName }).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
};
