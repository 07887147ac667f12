import { lockDataFolder } from '../data-folder.ts';

/* The process that holds a folder in data-folder.test.ts, until it is killed. */

const [folder = ''] = process.argv.slice(2);
lockDataFolder(folder);
console.log('held');
setInterval(() => {}, 60_000);
