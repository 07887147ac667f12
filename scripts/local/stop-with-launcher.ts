const checkEveryMs = 300;

/**
 * Under `npm start` the person's process is npm's. When that is killed outright nobody tells this one, which would go
 * on holding the port: so it watches its parent and stops once that is gone.
 */
export function stopWithLauncher(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) stop();
  }, checkEveryMs).unref();
}
