/** The stops that a form or an answer belongs to, in their order. */
export const ways = {
  password: {
    title: 'Reset your password',
    stops: [
      ['Your address', 'The one you signed up with.'],
      ['The link in our email', 'It works once, for 30 minutes.'],
      ['A new password', 'It logs you out everywhere.'],
    ],
  },
  change: {
    title: 'What a new password changes',
    stops: [
      ['You ask for it', 'With your current password, so that no one else can.'],
      ['It works straight away', 'The old one stops working. We tell you by email.'],
      ['Other devices are logged out', 'This one stays logged in. Plans, paths and tokens stay as they are.'],
    ],
  },
  plan: {
    title: 'To your plan',
    stops: [
      ['You chose a plan', 'Its price is the one you agreed to.'],
      ['It is paid, and opens', 'You pay once. Nothing renews.'],
      ['You answer six questions', 'Your draft is saved as you type; take your time.'],
    ],
  },
  email: {
    title: 'Confirm your email',
    stops: [
      ['Your account', 'You have signed up.'],
      ['The link in our email', 'The newest one works.'],
      ['Your email, verified', 'You can submit a plan for review.'],
    ],
  },
} as const;
