/**
 * The empty sign-up form, its fields in display order. Prices and rules are Australian, and so are most
 * users.
 */
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
