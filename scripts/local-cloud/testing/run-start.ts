import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#scripts/build/ensure-built.ts';

export const startScript = join(root, 'scripts/start.ts');

/** The variables that `npm start` reads, and npm's own: only the test may set them. */
const {
  PORT: _port,
  WAYMINT_DATA: _data,
  DYNAMODB_ENDPOINT: _endpoint,
  STRIPE_SECRET_KEY: _key,
  STRIPE_WEBHOOK_SECRET: _secret,
  npm_lifecycle_event: _event,
  ...inherited
} = process.env;

export interface Started {
  child: ChildProcess;
  /** The output so far. */
  said(): { out: string; err: string };
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; err: string }>;
}

type Environment = Record<string, string>;

export function spawnStart(environment: Environment, command = [process.execPath, startScript]): Started {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, err: said.err }));
  return { child, said: () => said, ended };
}

/** The address in the last line of the start-up. */
export async function siteUrlOf({ child, said, ended }: Started): Promise<string> {
  const failed = ended.then(({ code, err }) => {
    throw new Error(`The start ended with ${code}: ${err}`);
  });
  failed.catch(() => {});
  for (;;) {
    const url = /^Ready on (http:\/\/localhost:\d+)\n/m.exec(said().out)?.[1];
    if (url !== undefined) return url;
    await Promise.race([failed, child.stdout === null ? failed : once(child.stdout, 'data')]);
  }
}
