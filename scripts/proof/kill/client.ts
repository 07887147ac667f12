/** The proof's requests to the running product, as from browsers, the payment page and the clock. */
export interface Client {
  api(path: string, given?: Given): Promise<Answered>;
  form(path: string, fields: Record<string, string>): Promise<Response>;
  press(checkoutId: string, fields: Record<string, string>): Promise<number>;
  isPaid(checkoutId: string): Promise<boolean>;
  mails(): Promise<SentMail[]>;
  /** Runs all reconcilers and returns their counts. */
  reconcile(): Promise<Record<string, number>>;
  pass(seconds: number): Promise<void>;
}

interface Given {
  method?: string;
  token?: string;
  json?: unknown;
}

export interface Answered {
  status: number;
  bytes: Uint8Array;
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is checked where it is made
  body: any;
}

export interface SentMail {
  id: string;
  to: string[];
  subject: string;
  text: string | null;
}

export function clientOf(siteUrl: string): Client {
  const local = async (path: string, json?: unknown): Promise<unknown> => {
    const request = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
    const response = await fetch(`${siteUrl}/__local/${path}`, request);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`/__local/${path} answered ${JSON.stringify(body)}`);
    return body;
  };
  const checkout = (id: string) => `${siteUrl}/__local/checkout/${id}`;
  return {
    async api(path, { method, token, json } = {}) {
      const response = await fetch(path.startsWith('http') ? path : `${siteUrl}/api${path}`, {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        headers: {
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
      return { status: response.status, bytes, body };
    },
    form: (path, fields) =>
      fetch(`${siteUrl}/api${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }),
    async press(id, fields) {
      const body = new URLSearchParams(fields);
      return (await fetch(`${checkout(id)}/pay`, { method: 'POST', redirect: 'manual', body })).status;
    },
    async isPaid(id) {
      return (await (await fetch(checkout(id))).text()).includes('This payment is complete');
    },
    mails: async () => (await local('mail.json')) as SentMail[],
    async reconcile() {
      const { payload } = (await local('sweep/reconcile', {})) as { payload: Record<string, number> };
      return payload;
    },
    async pass(seconds) {
      await local('clock', { advanceSeconds: seconds });
    },
  };
}
