import { randomBytes } from 'node:crypto';
import {
  atTime,
  type Command,
  type NotDone,
  type Outcome,
  type Row,
  refused,
  shown,
  usage,
} from './command.ts';
import {
  announce,
  announcedForMs,
  previousEndsMs,
  type RotatedSecret,
  rotatedSecrets,
  type StoredKeys,
  storedKeys,
  takeUp,
  withoutPrevious,
} from './rotate-keys.ts';
import type { Services } from './services.ts';

/** The names and dates of keys; a key itself is never shown. */
const rowOf = (secret: RotatedSecret, keys: StoredKeys): Row => ({
  secret,
  signs: keys.kid,
  accepted: keys.previousKid ?? null,
  step: keys.rotation?.step ?? null,
  since: atTime(keys.rotation?.atMs),
  previousEnds: atTime(previousEndsMs(secret, keys)),
});

type KeyServices = Pick<Services, 'clock' | 'pacing' | 'secrets'>;

interface Found {
  secret: RotatedSecret;
  keys: StoredKeys;
}

async function readKeys({ secrets }: KeyServices, subject: string): Promise<Found | NotDone> {
  const secret = rotatedSecrets.find((name) => name === subject);
  if (secret === undefined) return usage(`Choose one of: ${rotatedSecrets.join(', ')}.`);
  const parsed = storedKeys.safeParse(await secrets.read(secret));
  return parsed.success ? { secret, keys: parsed.data } : refused(`The secret ${secret} does not hold keys.`);
}

const show: Command = {
  takes: 'secret',
  does: 'shows which key of a secret signs, which is accepted and until when; never the keys themselves',
  async run(services, { subject }) {
    const found = await readKeys(services, subject);
    return 'kind' in found ? found : shown([rowOf(found.secret, found.keys)]);
  },
};

export async function rotateKeys(services: KeyServices, subject: string): Promise<Outcome> {
  const found = await readKeys(services, subject);
  if ('kind' in found) return found;
  const { secret, keys } = found;
  if (keys.previousKey !== undefined && keys.rotation?.step !== 'announced')
    return refused(
      `${secret} still has a previous key. Drop it first: npm run ops -- keys drop ${secret}${untilOf(found)}`,
    );
  return {
    kind: 'change',
    will: `accept a new key of ${secret}, wait six minutes, then sign with it`,
    rows: [rowOf(secret, keys)],
    make: () => rotateNow(services, found),
  };
}

async function rotateNow({ clock, pacing, secrets }: KeyServices, { secret, keys }: Found) {
  const isAnnounced = keys.rotation?.step === 'announced';
  const announced = isAnnounced ? keys : announce(keys, freshKey(clock.nowMs()), clock.nowMs());
  if (!isAnnounced) await secrets.write(secret, announced);
  const readyMs = (announced.rotation?.atMs ?? clock.nowMs()) + announcedForMs;
  while (clock.nowMs() < readyMs) await pacing.sleep(1000);
  const inUse = takeUp(announced, clock.nowMs());
  if (inUse === undefined) return refused(`No key of ${secret} was announced.`);
  await secrets.write(secret, inUse);
  return shown(
    [rowOf(secret, inUse)],
    `The previous key is accepted until ${atTime(previousEndsMs(secret, inUse))}. After that: npm run ops -- keys drop ${secret}`,
  );
}

/** Named after the current time, so that every name is unique. */
const freshKey = (nowMs: number) => ({
  kid: `k${new Date(nowMs).toISOString().replaceAll(/\D/g, '')}`,
  key: randomBytes(48).toString('base64url'),
});

function untilOf({ secret, keys }: Found): string {
  const endsMs = previousEndsMs(secret, keys);
  return endsMs === undefined ? '' : `, from ${atTime(endsMs)} on`;
}

export async function dropPrevious(services: KeyServices, subject: string): Promise<Outcome> {
  const found = await readKeys(services, subject);
  if ('kind' in found) return found;
  const { secret, keys } = found;
  if (keys.previousKey === undefined) return refused(`${secret} has no previous key.`);
  const endsMs = previousEndsMs(secret, keys);
  if (endsMs === undefined) return refused(noEndReason(found));
  if (services.clock.nowMs() < endsMs)
    return refused(`Tokens signed with the previous key of ${secret} may be valid until ${atTime(endsMs)}.`);
  return {
    kind: 'change',
    will: `delete the previous key of ${secret}`,
    rows: [rowOf(secret, keys)],
    async make() {
      const without = withoutPrevious(keys);
      await services.secrets.write(secret, without);
      return shown([rowOf(secret, without)], 'The previous key is deleted.');
    },
  };
}

const noEndReason = ({ secret, keys }: Found): string =>
  keys.rotation === undefined
    ? `${secret} was rotated by hand at an unknown time. Store it without previousKid and previousKey once nothing signed with the old key is valid.`
    : `${secret} has an announced key that is not in use yet: npm run ops -- keys rotate ${secret}`;

const rotate: Command = {
  takes: 'secret',
  does: 'rotates a key: signs with the new one six minutes after functions accept it; if stopped, run it again',
  run: (services, { subject }) => rotateKeys(services, subject),
};

const drop: Command = {
  takes: 'secret',
  does: 'deletes the previous key of a secret, once nothing signed with it is valid',
  run: (services, { subject }) => dropPrevious(services, subject),
};

export const keys: Record<string, Command> = { show, rotate, drop };
