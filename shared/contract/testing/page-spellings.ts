import type { PageId } from '../pages.ts';

/** Spellings of addresses and the page that each one shows: the edge and the client must agree on all of them. */
export const pageSpellings: readonly (readonly [address: string, page: PageId | 'no page'])[] = [
  ['/', 'home'],
  ['/about', 'about'],
  ['/ABOUT', 'no page'],
  ['/About', 'no page'],
  ['/login', 'logIn'],
  ['/LogIn', 'no page'],
  ['/dashboard', 'dashboard'],
  ['/Dashboard', 'no page'],
  ['/user/files/fil_3F', 'file'],
  ['/User/files/fil_3F', 'no page'],
  ['/make-money/path-compiler/runs/run_A1', 'run'],
  ['/make-money/path-compiler/Runs/run_A1', 'no page'],
  ['/Make-Money', 'no page'],
  ['/Funding/apply', 'no page'],
  ['/about/us', 'no page'],
  ['/nowhere', 'no page'],
];
