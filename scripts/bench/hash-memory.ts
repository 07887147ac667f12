/** Prints how many megabytes eight hashes at once add to a process that has done nothing before. */
import { hashPassword } from '#functions/runtime/password-hash.ts';

const mb = () => process.memoryUsage.rss() / 1024 ** 2;
const before = mb();
// Looked at while they run: the kernel's own peak of a child begins at what its parent was.
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, mb());
}, 1);
await Promise.all(Array.from({ length: 8 }, () => hashPassword('a quiet eucalyptus 7')));
clearInterval(watch);
console.log(`${Math.round(peak - before)} MB`);
