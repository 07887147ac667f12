/** Prints how many megabytes eight parallel hashes add to a fresh process. */
import { hashPassword } from '#functions/runtime/password-hash.ts';

const mb = () => process.memoryUsage.rss() / 1024 ** 2;
const before = mb();
// Sampled while the hashes run, because the kernel's peak of a child starts with its parent's size.
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, mb());
}, 1);
await Promise.all(Array.from({ length: 8 }, () => hashPassword('a quiet eucalyptus 7')));
clearInterval(watch);
console.log(`${Math.round(peak - before)} MB`);
