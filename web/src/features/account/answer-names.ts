/** The names of an account’s answers in lists. */
export const profileNames = {
  full_name: 'Full name',
  state: 'State',
  abn: 'ABN',
  skills: 'Skills',
  interests: 'Interests',
  budget: 'Budget',
  weekly_time: 'Hours a week',
};
