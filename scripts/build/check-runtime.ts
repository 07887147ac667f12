/**
 * CI runs this with the Node of Lambda's base image (.github/workflows/ci.yml): a runtime without argon2 would refuse
 * every login. It needs no package, so the image can run the source.
 */
import { hashPassword, verifyPassword } from '#functions/runtime/password-hash.ts';

const password = 'a quiet eucalyptus';
if (!(await verifyPassword(password, await hashPassword(password))))
  throw new Error('A password does not match its own hash');
process.stdout.write(`Node ${process.version} hashes passwords by argon2id.\n`);
