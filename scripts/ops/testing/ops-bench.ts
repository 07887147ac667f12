import { randomUUID } from 'node:crypto';
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
      const token = await cloud.arrive({ email });
      if (cents > 0) await cloud.buy(token, cents);
      const [account] = (await this.local('users', 'find', email)).json;
      return { email, token, userId: account.user };
    },

    /** Returns the order's id. */
    async buy({ token }: Buyer, cents: number, fields: Record<string, string> = {}): Promise<string> {
      await cloud.buy(token, cents, fields);
      const { body } = await cloud.api('/pay/orders', { token });
      return body.data.data[0].id;
    },

    startRun: ({ token }: Buyer, plan: string) => cloud.startRun(token, plan),

    submit: ({ token }: Buyer, runId: string) =>
      cloud.api(`/path-compiler/runs/${runId}/submit`, { token, json: answers }),

    until: cloud.until,
  };
}

export type OpsBench = Awaited<ReturnType<typeof startOpsBench>>;
