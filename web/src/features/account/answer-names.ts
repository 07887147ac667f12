/** What an account’s answers are called where they are listed. */
export const profileNames = {
  full_name: 'Full name',
  state: 'State',
  abn: 'ABN',
  skills: 'Skills',
  interests: 'Interests',
  budget: 'Budget',
  weekly_time: 'Hours a week',
};
