import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../build/ensure-built.ts';
import type { Exchange } from '../local/gateway/start-gateway.ts';

/** The site from its sources with hot reloading, instead of the built one. */
export async function developSite(): Promise<{ serve(exchange: Exchange): Promise<void> }> {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { middlewareMode: true, host: '127.0.0.1' },
    appType: 'spa',
  });
  return {
    serve: ({ request, response }) =>
      new Promise((resolve) => {
        response.once('close', resolve);
        vite.middlewares(request, response);
      }),
  };
}

const settleMs = 150;

/** Calls back once the sources of the functions have been still for a moment after a change. */
export function watchFunctions(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['functions', 'shared'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settleMs);
    });
}
