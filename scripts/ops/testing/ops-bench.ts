import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type OwnCloud, startOwnCloud } from '#scripts/testing/own-cloud.ts';
import { answers } from '#scripts/testing/run-store.ts';
import { operate } from '../operate.ts';

export interface Said {
  code: number;
  out: string;
  said: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came back
  json: any;
}

export interface Buyer {
  email: string;
  token: string;
}

const password = 'a quiet eucalyptus 7';

/** A local cloud with people, and the operators' command line. */
export async function startOpsBench() {
  const cloud: OwnCloud = await startOwnCloud();
  process.env.WAYMINT_DATA = cloud.dataFolder;

  async function ops(words: string[], answer?: string): Promise<Said> {
    const heard = { out: '', said: '' };
    const code = await operate(words, {
      out: (text) => {
        heard.out += text;
      },
      say: (text) => {
        heard.said += `${text}\n`;
      },
      ask: answer === undefined ? undefined : async () => answer,
    });
    const isJson = /^[[{]/.test(heard.out);
    return { code, ...heard, json: isJson ? JSON.parse(heard.out) : undefined };
  }

  return {
    cloud,
    ops,
    /** Runs a command with --yes, --json and the stage. */
    local: (...words: string[]) => ops([...words, '--stage', 'local', '--yes', '--json']),

    async arrive(cents = 0): Promise<Buyer & { userId: string }> {
      const email = `ops-${randomUUID()}@example.com`;
      const json = { email, password, full_name: 'Ada', country: 'Australia' };
      const { token } = (await cloud.api('/auth/signup', { json })).body;
      const mails: { to: string[]; text: string }[] = await cloud.local('mail.json');
      const confirm = mails.find(({ to }) => to.includes(email))?.text ?? '';
      await cloud.api(`/user/verify-email${new URL(/https?:\S+/.exec(confirm)?.[0] ?? '').search}`);
      if (cents > 0) await this.buy({ email, token }, cents);
      const [account] = (await this.local('users', 'find', email)).json;
      return { email, token, userId: account.user };
    },

    /** Returns the order's id. */
    async buy({ token }: Buyer, cents: number, fields: Record<string, string> = {}): Promise<string> {
      const page = await cloud.form('/pay/token', { amount: String(cents), authToken: token });
      const checkout = new URL(page.headers.get('location') ?? '').pathname.split('/').at(-1) ?? '';
      await cloud.press(checkout, 'pay', fields);
      const { body } = await cloud.api('/pay/orders', { token });
      return body.data.data[0].id;
    },

    async startRun({ token }: Buyer, plan: string): Promise<string> {
      const quote = await cloud.api(`/path-compiler/session?planType=${plan}`, { method: 'POST', token });
      const path = `/path-compiler/runs?pc_sid=${quote.body.uuid}`;
      return (await cloud.api(path, { method: 'POST', token })).body.data.run_id;
    },

    submit: ({ token }: Buyer, runId: string) =>
      cloud.api(`/path-compiler/runs/${runId}/submit`, { token, json: answers }),

    async until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
      for (let tries = 0; tries < 150; tries += 1) {
        const found = await look();
        if (found !== undefined && found !== false) return found;
        await delay(100);
      }
      throw new Error('It did not come to that');
    },
  };
}

export type OpsBench = Awaited<ReturnType<typeof startOpsBench>>;
