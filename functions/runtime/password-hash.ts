import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Passwords are stored as argon2id hashes with their parameters (the PHC string format), so that the cost can be raised
 * later: an outdated hash is replaced at the next login. Hashing runs off the event loop, only a few at a time, because
 * each takes 19 MiB. scrypt hashes are accepted too and replaced at login, so that a runtime without argon2 could use
 * scrypt.
 */
const current = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = 4;

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer<ArrayBuffer>>;

const deriveByScrypt = promisify(scrypt) as (
  message: Buffer,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes directly to the next waiting call, so no other call can take it.
    if (next === undefined) running -= 1;
    else next();
  }
}

const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await inTurn(() => derive('argon2id', { ...current, message: bytesOf(password), nonce }));
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

interface StoredHash {
  tag: Buffer;
  derive(message: Buffer): Promise<Buffer>;
  isOutdated: boolean;
}

const stored =
  /^\$(?<algorithm>argon2id\$v=19|scrypt)\$(?<costs>[a-z]+=\d+(?:,[a-z]+=\d+){2})\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

/** The PHC string format has the algorithm, its costs, the salt and the hash. */
function parseHash(hash: string): StoredHash {
  const { algorithm, costs = '', salt = '', tag: text = '' } = stored.exec(hash)?.groups ?? {};
  if (algorithm === undefined) throw new Error('A stored password hash is unreadable');
  const cost = (name: string): number => {
    const value = new RegExp(`(?:^|,)${name}=(\\d+)`).exec(costs)?.[1];
    if (value === undefined) throw new Error('A stored password hash lacks one of its costs');
    return Number(value);
  };
  const tag = Buffer.from(text, 'base64');
  const given = { nonce: Buffer.from(salt, 'base64'), tagLength: tag.byteLength };
  if (algorithm === 'scrypt')
    return {
      tag,
      derive: byScrypt({ ...given, N: 2 ** cost('ln'), r: cost('r'), p: cost('p') }),
      isOutdated: true,
    };
  const costly = { memory: cost('m'), passes: cost('t'), parallelism: cost('p') };
  return {
    tag,
    derive: (message) => derive('argon2id', { ...given, ...costly, message }),
    isOutdated:
      costly.memory < current.memory ||
      costly.passes < current.passes ||
      costly.parallelism < current.parallelism,
  };
}

function byScrypt({
  nonce,
  tagLength,
  ...costs
}: Pick<Argon2Parameters, 'tagLength'> & { nonce: Buffer; N: number; r: number; p: number }) {
  // Allows slightly more than needed, because Node refuses more than 32 MiB by default.
  const maxmem = 129 * costs.N * costs.r + 129 * costs.r * costs.p;
  return (message: Buffer) => deriveByScrypt(message, nonce, tagLength, { ...costs, maxmem });
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const found = parseHash(hash);
  const derived = await inTurn(() => found.derive(bytesOf(password)));
  return timingSafeEqual(derived, found.tag);
}

export const isOutdated = (hash: string): boolean => parseHash(hash).isOutdated;

/** Verifying against this takes as long as against a real hash, so an unknown address does not answer faster. */
export const dummyHash = `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;
