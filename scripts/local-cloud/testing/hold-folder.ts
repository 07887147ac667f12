import { lockDataFolder } from '../data-folder.ts';

/* The process that holds a folder in data-folder.test.ts until it is killed. */

const [folder = ''] = process.argv.slice(2);
const lock = lockDataFolder(folder);
console.log('held');
// The reference keeps the lock from being garbage-collected.
setInterval(() => lock, 60_000);
