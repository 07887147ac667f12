import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a server on loopback that answers as the test says and stops after the test, so that real clients use real
 * sockets.
 */
export async function startServer(answer: RequestListener): Promise<{ url: string; connections: number }> {
  const server = createServer(answer);
  const running = { url: '', connections: 0 };
  server.on('connection', () => {
    running.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return running;
}
