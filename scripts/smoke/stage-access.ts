import * as z from 'zod';
import { NotAsItShould } from '#functions/watch/check.ts';
import { exitCodes } from '#scripts/ops/command.ts';
import { connectStage } from '#scripts/ops/connect-stage.ts';
import { operate } from '#scripts/ops/operate.ts';

/** Steps of the smoke test that need an operator's rights on the stage. */
export interface StageAccess {
  /** False until an operator has stored Stripe's keys. */
  hasPaymentKeys(): Promise<boolean>;
  webhookSecret(): Promise<{ secret: string; nowMs: number }>;
  /** The link of the confirmation mail, because SES's simulator has no inbox. */
  verificationLink(email: string): Promise<{ userId: string; token: string }>;
  /** Uses the operators' command with the two names of the people responsible. */
  giveTokens(email: string, tokens: string): Promise<void>;
}

const stripeKeys = z.object({ secretKey: z.string(), webhookSecrets: z.array(z.string()) });
const found = z.tuple([z.object({ user: z.string() })]);
const wallet = z.object({ version: z.int() });

export async function accessStage(name: string, by: readonly string[]): Promise<StageAccess> {
  const { environment, clock } = await connectStage(name);
  Object.assign(process.env, environment);
  const [{ buildSecretReader }, { buildMailTokenStore }, { dynamo }, { tableName }] = await Promise.all([
    import('#functions/gateways/secrets.ts'),
    import('#functions/stores/mail-tokens.ts'),
    import('#functions/stores/dynamo.ts'),
    import('#functions/runtime/environment.ts'),
  ]);
  const readSecret = buildSecretReader(clock);
  const mailTokens = buildMailTokenStore({ dynamo, table: tableName('users'), clock });
  const asOperator = (...words: string[]) => operated([...words, '--stage', name, '--json', '--yes']);
  const readKeys = async () => stripeKeys.parse(JSON.parse(await readSecret('stripe')));
  return {
    async hasPaymentKeys() {
      const { secretKey, webhookSecrets } = await readKeys();
      return secretKey !== '' && webhookSecrets.length > 0;
    },
    async webhookSecret() {
      const { webhookSecrets } = await readKeys();
      const [secret] = webhookSecrets;
      if (secret === undefined) throw new NotAsItShould('the stripe secret has no webhookSecrets');
      return { secret, nowMs: clock.nowMs() };
    },
    async verificationLink(email) {
      const [{ user: userId }] = found.parse(await asOperator('users', 'find', email));
      const token = await mailTokens.issue({ userId, email }, 'verify');
      if (token === undefined) throw new NotAsItShould(`${email} is not the address of ${userId}`);
      return { userId, token };
    },
    async giveTokens(email, tokens) {
      const { version } = wallet.parse(await asOperator('wallets', 'show', email));
      const decided = [...by.flatMap((who) => ['--by', who]), '--reason', 'Smoke test of the stage'];
      const change = ['--tokens', tokens, '--version', String(version)];
      await asOperator('wallets', 'adjust', email, ...decided, ...change);
    },
  };
}

async function operated(words: string[]): Promise<unknown> {
  let out = '';
  let said = '';
  const code = await operate(words, {
    out: (text) => {
      out = text;
    },
    say: (text) => {
      said += `${text} `;
    },
    ask: undefined,
  });
  if (code !== exitCodes.done)
    throw new NotAsItShould(`npm run ops -- ${words[0]} ${words[1]}: ${said.trim()}`);
  return JSON.parse(out);
}
