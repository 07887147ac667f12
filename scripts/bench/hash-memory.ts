/** Prints how many megabytes eight hashes at once add to a process that has done nothing before. */
import { hashPassword } from '../../functions/runtime/password-hash.ts';

const peakMb = () => process.resourceUsage().maxRSS / 1024;
const before = peakMb();
await Promise.all(Array.from({ length: 8 }, () => hashPassword('a quiet eucalyptus 7')));
console.log(`${Math.round(peakMb() - before)} MB`);
