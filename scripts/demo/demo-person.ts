import { setTimeout as delay } from 'node:timers/promises';

/** A user of the running product who uses its API, its mail and the local payment page. */
export interface DemoPerson {
  email: string;
  token: string;
}

interface Mail {
  to: string[];
  subject: string;
  text: string | null;
}

export const demoPassword = 'a demo of quiet growth';
export const demoAnswers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Gardening, Sales',
  interests: 'Local Tasks',
  incomeGoal: 'I want to earn $1,000 a month before tax within nine months.',
  content:
    'I have mowed lawns and kept gardens for two neighbours for three years. They pay me $60 a visit. I own a mower, a trimmer and a ute, and I have most evenings and Saturdays. I would rather not phone strangers.',
};
const reviewer = 'reviewer@waymint.test';

export function demoWorld(siteUrl: string) {
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is checked where it is made
  type Body = any;

  async function call(path: string, given: { method?: string; token?: string; json?: unknown } = {}) {
    const { token, json, method = json === undefined ? 'GET' : 'POST' } = given;
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  async function must(path: string, given: Parameters<typeof call>[1]): Promise<Body> {
    const { status, body } = await call(path, given);
    if (status !== 200) throw new Error(`${path} was refused: ${body.global}`);
    return body;
  }

  const mailsTo = async (address: string): Promise<Mail[]> => {
    const mails = (await (await fetch(`${siteUrl}/__local/mail.json`)).json()) as Mail[];
    return mails.filter(({ to }) => to.includes(address));
  };

  async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await look();
      if (found !== undefined) return found;
      await delay(100);
    }
    throw new Error(`There came no ${what}`);
  }

  /** The token of the reviewer's link to the newest submission of a run. */
  const reviewToken = (runId: string): Promise<string> =>
    until(async () => {
      for (const { text } of (await mailsTo(reviewer)).toReversed()) {
        const token = /\/review#([\w-]+)/.exec(text ?? '')?.[1];
        if (token === undefined) continue;
        const { status, body } = await call('/review', { token });
        if (status === 200 && body.data.runId === runId) return token;
      }
      return undefined;
    }, 'mail to the reviewer');

  return {
    /** Undefined when the account exists already. */
    async signUp(profile: {
      email: string;
      full_name: string;
      country: string;
    }): Promise<DemoPerson | undefined> {
      const { status, body } = await call('/auth/signup', { json: { ...profile, password: demoPassword } });
      if (status === 409) return undefined;
      if (status !== 200) throw new Error(`The demo account was refused: ${body.global}`);
      const confirm = (await mailsTo(profile.email)).findLast(({ text }) => text?.includes('/verify-email?'));
      const link = new URL(/https?:\/\/\S+/.exec(confirm?.text ?? '')?.[0] ?? siteUrl);
      await must(`/user/verify-email${link.search}`, {});
      return { email: profile.email, token: body.token };
    },

    /** Uses the form of the token page, then the button of the local payment page. */
    async buyTokens({ token }: DemoPerson, tokens: number): Promise<void> {
      const body = new URLSearchParams({ amount: String(tokens * 100), authToken: token });
      const order = await fetch(`${siteUrl}/api/pay/token`, { method: 'POST', body, redirect: 'manual' });
      const page = order.headers.get('location') ?? '';
      if (page.includes('/__local/checkout/'))
        await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
    },

    async startRun({ token }: DemoPerson, plan: string): Promise<string> {
      const { uuid } = await must(`/path-compiler/session?planType=${plan}`, { method: 'POST', token });
      return (await must(`/path-compiler/runs?pc_sid=${uuid}`, { method: 'POST', token })).data.run_id;
    },

    save: ({ token }: DemoPerson, runId: string, json: object) =>
      must(`/path-compiler/runs/${runId}`, { method: 'PUT', token, json }),
    submit: ({ token }: DemoPerson, runId: string, json: object) =>
      must(`/path-compiler/runs/${runId}/submit`, { token, json }),

    /** Resolves to the id of its document, or null before there is one. */
    reaches: ({ token }: DemoPerson, runId: string, status: string): Promise<string | null> =>
      until(async () => {
        const { data } = await must(`/path-compiler/runs/${runId}`, { token });
        return data.runStatus === status ? data.generatedFile : undefined;
      }, status),

    reviewToken,

    /** Decides as the reviewer, by the link of the mail. */
    async decide(runId: string, decision: object): Promise<void> {
      await must('/review', { token: await reviewToken(runId), json: decision });
    },
  };
}
