/** The stops of each process, in order. */
export const ways = {
  password: {
    title: 'Reset your password',
    stops: [
      ['Enter your email', 'The one you signed up with.'],
      ['Open the link we send you', 'It works once, for 30 minutes.'],
      ['Choose a new password', 'You’ll be logged out everywhere.'],
    ],
  },
  change: {
    title: 'When you change your password',
    stops: [
      ['Enter your current one', 'So we know it’s you.'],
      ['The new one works straight away', 'We’ll email you to confirm.'],
      ['Your other devices are logged out', 'Log in there with the new one.'],
    ],
  },
  plan: {
    title: 'Your plan',
    stops: [
      ['You choose a plan', 'At the price you agreed to.'],
      ['You pay and it opens', 'You pay once. Nothing renews.'],
      ['You answer six questions', 'Your draft saves as you type.'],
    ],
  },
  email: {
    title: 'Verify your email',
    stops: [
      ['Sign up', 'We’ve sent you a link.'],
      ['Open the link in our email', 'Use the latest one.'],
      ['Submit your plan', 'Once your email is verified.'],
    ],
  },
} as const;
