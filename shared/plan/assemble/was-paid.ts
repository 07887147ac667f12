import type { Earned } from '../circumstances/read-earned.ts';
import { say, user, type Words } from './write-blocks.ts';

/** "you were paid $60", as a clause; the sum is theirs, so it stands as they wrote it. */
export const wasPaid = ({ amount }: Earned): Words =>
  amount === undefined ? 'you have been paid' : say`you were paid ${user(`$${amount}`)}`;
