// Runs before `npm start` and `npm test` on any Node: installs the packages of the lock file unless that has been done.
// It is plain JavaScript, because nothing is installed at this point.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const installed = `${root}node_modules/.package-lock.json`;

const isCurrent = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;

function install() {
  console.log('Installing packages (once, about a minute)…');
  // Not `npm ci`: with a registry that lacks the packages for other platforms, npm leaves them out of the lock file,
  // and `npm ci` then refuses it. Packages may not run install scripts, and none needs to.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. See above.');
    process.exit(status ?? 1);
  }
  // npm leaves the file unchanged when it installed nothing.
  const now = new Date();
  utimesSync(installed, now, now);
}

function checkNode() {
  const { stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${root}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
  if (major >= 24) return;
  console.error(
    `This needs Node 24 or newer, but found ${stdout?.trim() || 'none'}. npm installs it on Linux and ` +
      'Windows (x64, and arm64 on Linux). On other machines, install it from nodejs.org.',
  );
  process.exit(1);
}

if (!isCurrent()) install();
checkNode();
