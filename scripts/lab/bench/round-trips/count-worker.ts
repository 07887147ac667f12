import { parentPort } from 'node:worker_threads';
import { startCountedCloud } from './counted-cloud.ts';
import { playRoutes } from './play-routes.ts';

const cloud = await startCountedCloud();
try {
  await playRoutes(cloud);
} finally {
  await cloud.close();
}
parentPort?.postMessage(cloud.counted);
