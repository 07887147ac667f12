/** The stops that a form of the account belongs to, in their order. */
export const ways = {
  password: {
    title: 'To a new password',
    stops: [
      ['Your address', 'The one you signed up with.'],
      ['The link in our mail', 'It works once, for 30 minutes.'],
      ['A new password', 'It logs you out everywhere.'],
    ],
  },
  email: {
    title: 'To a verified email',
    stops: [
      ['Your account', 'You have signed up.'],
      ['The link in our mail', 'The newest one works.'],
      ['Your email, verified', 'You can submit a plan for review.'],
    ],
  },
} as const;
