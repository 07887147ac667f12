import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Passwords are kept as argon2id with its parameters beside it (the PHC string format), so that the cost can be
 * raised later: a hash made with less is made anew at the next login. Work is done off the event loop, and only
 * a few at a time, since each takes 19 MiB.
 */
const current = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = 4;

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer<ArrayBuffer>>;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, so that nobody can slip in between.
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

function parseHash(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (match === null) throw new Error('A stored password hash cannot be read');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { tag, ...parameters } = parseHash(hash);
  const derived = await inTurn(() =>
    derive('argon2id', { ...parameters, tagLength: tag.byteLength, message: bytesOf(password) }),
  );
  return timingSafeEqual(derived, tag);
}

export function isOutdated(hash: string): boolean {
  const { memory, passes, parallelism } = parseHash(hash);
  return memory < current.memory || passes < current.passes || parallelism < current.parallelism;
}

/** Verifying against this takes as long as against a real one: an unknown address must not answer sooner. */
export const dummyHash = `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;
