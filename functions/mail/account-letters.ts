import { brand } from '#shared/brand.ts';
import type { Letter } from '../stores/letter.ts';

/** Letters about an account. None repeats what a user typed: most go to addresses nobody has confirmed yet. */
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
  subject: `Confirm your email for ${brand}`,
  paragraphs: [
    'Please confirm that this address is yours. It lets us send your finished plans here, and it is needed before you submit a plan for review.',
    'The link works for 24 hours.',
  ],
  action: { label: 'Confirm my email', url: linkTo('/user/verify-email', link) },
  closing: `You get this because somebody signed up to ${brand} with this address. If that was not you, ignore it: nothing more will be sent.`,
});

export const addressWorksLetter = (siteUrl: string): Letter => ({
  subject: `Mail from ${brand} reaches you again`,
  paragraphs: [
    'Mail to this address had come back or was reported as unwanted, so we had stopped sending any. You asked us to send it again, and here is the first.',
    'What could not be sent in the meantime is not sent later. Your plans and receipts are on your dashboard.',
  ],
  action: { label: 'Open my dashboard', url: new URL('/dashboard', siteUrl).href },
  closing: 'If you did not ask for this, report it as unwanted: we stop again.',
});

export const resetLetter = (link: Link): Letter => ({
  subject: `Reset your ${brand} password`,
  paragraphs: [
    'Here is your link to choose a new password. It works once, for 30 minutes.',
    'Setting a new password logs you out everywhere.',
  ],
  action: { label: 'Choose a new password', url: linkTo('/user/reset-password', link) },
  closing: 'If you did not ask for this, ignore it: your password stays as it is.',
});

export const passwordChangedLetter = (siteUrl: string): Letter => ({
  subject: `Your ${brand} password was changed`,
  paragraphs: ['The password of your account was just changed, and all other devices were logged out.'],
  action: { label: 'That was not me: reset my password', url: new URL('/reset', siteUrl).href },
  closing: 'If it was you, there is nothing to do.',
});

export const guessingLetter = (siteUrl: string): Letter => ({
  subject: `Somebody is guessing your ${brand} password`,
  paragraphs: [
    'Many wrong passwords were tried on your account, from one place or several. None of these was the right one.',
    'We now make every further attempt wait. Devices on which you are logged in are not affected. If your password is short, or you use it elsewhere too, choose a new one.',
  ],
  action: { label: 'Choose a new password', url: new URL('/reset', siteUrl).href },
  closing: 'If it was you, there is nothing to do. We send this at most once a day.',
});

export const addressTakenLetter = (siteUrl: string): Letter => ({
  subject: `You already have a ${brand} account`,
  paragraphs: [
    'Somebody tried to sign up with this address, which already has an account. If it was you, just log in; if you have forgotten your password, you can choose a new one.',
  ],
  action: { label: 'Log in', url: new URL('/login', siteUrl).href },
  closing: 'If it was not you, there is nothing to do: nobody got in. We send this at most once a day.',
});

export const accountDeletedLetter = (): Letter => ({
  subject: `Your ${brand} account was deleted`,
  paragraphs: [
    'Your account and the details in it were deleted, as you asked. Records of payments are kept without your name or address for as long as tax law asks for them.',
  ],
  closing: 'There is nothing more to do.',
});
