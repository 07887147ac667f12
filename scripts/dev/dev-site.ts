import { createReadStream, existsSync, watch } from 'node:fs';
import { extname, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { ensureSamples } from '../build/build.ts';
import { root } from '../build/ensure-built.ts';
import { siteFiles } from '../content/publish-library.ts';
import { readChapter } from '../content/read-chapter.ts';
import { readLibrary } from '../content/read-library.ts';
import { contentTypes } from '../local-cloud/gateway/site.ts';
import type { Exchange } from '../local-cloud/gateway/start-gateway.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The published library, read again for each request, so that a writer's changes appear immediately. */
const library: Plugin = {
  name: 'library',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!pathname.startsWith('/mocks/')) return next();
      const content = siteFiles(readLibrary(), readChapter()).get(pathname);
      if (content === undefined) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  },
};

/** The sample plans from the start of the development server, because drawing takes seconds. */
const samples = (folder: string): Plugin => ({
  name: 'samples',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = join(folder, pathname);
      if (!/^\/(samples|assets)\/[\w.-]+$/.test(pathname) || !existsSync(file)) return next();
      const type = contentTypes[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type });
      createReadStream(file).pipe(response);
    });
  },
});

/** Serves the site from its sources with hot reloading instead of the built one. */
export async function developSite(): Promise<{ serve(exchange: Exchange): Promise<void> }> {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { middlewareMode: true, host: '127.0.0.1' },
    appType: 'spa',
    plugins: [library, samples(await ensureSamples())],
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

/** Rebuilds when the functions' sources have not changed for a moment. A failed build changes nothing. */
export function watchFunctions(rebuild: () => Promise<void>): void {
  const inTurn = oneAtATime(rebuild, (error) =>
    console.error('The functions stay as they were.', error instanceof Error ? error.message : error),
  );
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['functions', 'shared', 'scripts/content'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(inTurn, settleMs);
    });
}
