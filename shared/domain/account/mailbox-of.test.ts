import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['priya.nair+one@gmail.com', 'priyanair@gmail.com'],
  ['p.r.i.y.a.nair@googlemail.com', 'priyanair@gmail.com'],
  ['Priya+a+b@Outlook.com', 'priya@outlook.com'],
  ['priya.nair@outlook.com', 'priya.nair@outlook.com'],
  ['priya+x@me.com', 'priya@icloud.com'],
  ['priya.n+x@pm.me', 'priyan@proton.me'],
  ['priya+tag@example.com', 'priya+tag@example.com'],
  ['priya.nair@example.com', 'priya.nair@example.com'],
  ['+tag@gmail.com', '+tag@gmail.com'],
  ['priya@constructor', 'priya@constructor'],
])('counts mail to %s as mail to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
