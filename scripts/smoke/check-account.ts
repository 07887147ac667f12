import * as z from 'zod';
import { type Check, expectThat } from '#functions/watch/check.ts';
import type { Visitor } from './visitor.ts';

const session = z.object({ token: z.string().min(1) });
const anything = z.object({ status: z.string() });

/** Creates an account, from sign-up to the mail that confirms it. */
export const accountChecks = (visitor: Visitor): Check[] => [
  {
    name: 'Someone signs up',
    async run() {
      const { email, password } = visitor;
      const json = { email, password, full_name: 'Smoke Test', country: 'Australia' };
      visitor.comesIn((await visitor.gets('/auth/signup', session, { json })).token);
    },
  },
  {
    name: 'A wrong password is refused',
    async run() {
      const json = { email: visitor.email, password: `${visitor.password}!` };
      const { status } = await visitor.asks('/auth/login', { json });
      expectThat(status === 400, `/auth/login answered ${status}`);
    },
  },
  {
    name: 'The right one logs in',
    async run() {
      const { email, password } = visitor;
      visitor.comesIn((await visitor.gets('/auth/login', session, { json: { email, password } })).token);
    },
  },
  {
    name: 'SES accepts email',
    async run() {
      await visitor.gets('/user/resend-verification', anything, { method: 'POST' });
    },
  },
];

/** Deletes the account, whatever the result. */
export const leavingCheck = (visitor: Visitor): Check => ({
  name: 'The account is deleted again',
  async run() {
    const json = { currentPassword: visitor.password };
    await visitor.gets('/user', anything, { method: 'DELETE', json });
  },
});
