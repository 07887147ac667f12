import { brand } from '#shared/brand.ts';
import type { Letter } from '../stores/letter.ts';

/** Letters about an account. They repeat nothing that a user typed, because most go to unconfirmed addresses. */
interface Link {
  siteUrl: string;
  userId: string;
  token: string;
}

const linkTo = (path: string, { siteUrl, userId, token }: Link): string => {
  const url = new URL(path, siteUrl);
  url.searchParams.set('userId', userId);
  url.searchParams.set('token', token);
  return url.href;
};

export const verificationLetter = (link: Link): Letter => ({
  subject: `Verify your email for ${brand}`,
  paragraphs: [
    'Please verify that this is your email. We’ll send your finished plans here, and you need it to submit a plan for review.',
    'The link works for 24 hours.',
  ],
  action: { label: 'Verify my email', url: linkTo('/user/verify-email', link) },
  closing: `You’re getting this because someone signed up to ${brand} with this address. If it wasn’t you, ignore it. We won’t email you again.`,
});

export const addressWorksLetter = (siteUrl: string): Letter => ({
  subject: `${brand} can email you again`,
  paragraphs: [
    'We’d stopped emailing you because our emails bounced or were marked as spam. You asked us to start again, and this one got through.',
    'We won’t resend what you missed. Your plans and receipts are on your dashboard.',
  ],
  action: { label: 'Open my dashboard', url: new URL('/dashboard', siteUrl).href },
  closing: 'If you didn’t ask for this, mark it as spam and we’ll stop again.',
});

export const resetLetter = (link: Link): Letter => ({
  subject: `Reset your ${brand} password`,
  paragraphs: [
    'Here’s your link to choose a new password. It works once, for 30 minutes.',
    'You’ll be logged out on all your devices.',
  ],
  action: { label: 'Choose a new password', url: linkTo('/user/reset-password', link) },
  closing: 'If you didn’t ask for this, ignore it. Your password won’t change.',
});

export const passwordChangedLetter = (siteUrl: string): Letter => ({
  subject: `Your ${brand} password was changed`,
  paragraphs: ['Your password was just changed, and your other devices have been logged out.'],
  action: { label: 'This wasn’t me: reset my password', url: new URL('/reset', siteUrl).href },
  closing: 'If it was you, there’s nothing to do.',
});

export const guessingLetter = (siteUrl: string): Letter => ({
  subject: `Someone is trying to guess your ${brand} password`,
  paragraphs: [
    'Someone has tried many passwords on your account. None worked.',
    'We’re slowing down further attempts. You’re still logged in on your own devices. If your password is short or you use it elsewhere, choose a new one.',
  ],
  action: { label: 'Choose a new password', url: new URL('/reset', siteUrl).href },
  closing: 'If it was you, there’s nothing to do. We send this at most once a day.',
});

export const addressTakenLetter = (siteUrl: string): Letter => ({
  subject: `You already have a ${brand} account`,
  paragraphs: [
    'Someone tried to sign up with this address, which already has an account. If it was you, log in instead. You can reset your password if you’ve forgotten it.',
  ],
  action: { label: 'Log in', url: new URL('/login', siteUrl).href },
  closing: 'If it wasn’t you, there’s nothing to do: no one got in. We send this at most once a day.',
});

export const accountDeletedLetter = (): Letter => ({
  subject: `Your ${brand} account was deleted`,
  paragraphs: [
    'We’ve deleted your account and your details, as you asked. We keep payment records, without your name or address, for as long as tax law requires.',
  ],
  closing: 'There’s nothing more to do.',
});
