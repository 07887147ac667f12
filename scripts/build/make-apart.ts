import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { SiteBuild } from './site-build.ts';
import type { Stamp } from './stamp-site.ts';

/** What to build, with all inputs outside its sources. */
export type Order = { outputFolder: string } & (
  | { name: 'catalogue' | 'samples' }
  | { name: 'lambda'; catalogueFolder: string }
  | ({ name: 'pages' } & Pick<SiteBuild, 'provider' | 'samplesFolder'>)
  | { name: 'site'; built: string; stamp: Stamp }
);

/** A build takes half a minute. One that takes ten times as long will not end. */
const endsWithinMs = 5 * 60_000;

/**
 * Builds as a fresh process, which loads the modules as they are now. A long-lived process has the modules from before
 * a pull, and would record their result under the sources from after it.
 */
export function makeApart(order: Order): Promise<void> {
  const child = fork(join(import.meta.dirname, 'make-process.ts'), {
    execArgv: [],
    serialization: 'advanced',
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('message', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${order.name} ended with ${code ?? signal}.`));
    });
    child.send(order);
  }).finally(() => clearTimeout(limit));
}
