import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const started = z.object({ siteUrl: z.string() });
const memory = z.object({ serverMb: z.number(), enginesMb: z.number() });
export type Memory = z.output<typeof memory>;

export interface Server {
  siteUrl: string;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/**
 * Starts a separate process, so that the work of client and server is measured apart, with its own niceness if given.
 */
export async function startServer(dataFolder: string, nice: number | undefined): Promise<Server> {
  const program = join(import.meta.dirname, 'server-process.ts');
  const command = [process.execPath, program, dataFolder];
  const [file = '', ...args] =
    nice === undefined ? command : ['nice', '-n', String(nice - getPriority()), ...command];
  const child: ChildProcess = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const told = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])]);
    if (message === undefined) throw new Error('The server ended by itself');
    return message as unknown;
  };
  const { siteUrl } = started.parse(await told());
  return {
    siteUrl,
    async memory() {
      child.send('memory');
      return memory.parse(await told());
    },
    async stop() {
      child.send('stop');
      await ended;
    },
  };
}
