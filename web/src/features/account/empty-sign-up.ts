/** The sign-up form before anything is entered, its fields in the order they are shown. Prices and rules are Australian, and so are most people. */
export const emptySignUp = {
  email: '',
  password: '',
  confirm_password: '',
  full_name: '',
  country: 'Australia',
  state: '',
  abn: '',
  skills: '',
  interests: '',
  budget: '',
  weekly_time: '',
  terms: false as boolean,
};
export type SignUpValues = typeof emptySignUp;
