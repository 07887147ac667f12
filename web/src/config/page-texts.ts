import type { PageId } from '#shared/contract/pages.ts';

export interface PageText {
  /** Without the brand, which the browser's title adds. */
  title: string;
  description: string;
}

/** The texts of each page for search engines, shared links and the browser's tab. */
export const pageTexts: Record<PageId, PageText> = {
  home: {
    title: 'A business plan from your skills and spare hours',
    description:
      'Income paths, business plans with arithmetic you can check, and grants for people starting out in Australia. Estimates, not promises.',
  },
  logIn: {
    title: 'Log in',
    description: 'Log in to your account to see your plans, tokens and unlocked income paths.',
  },
  signUp: {
    title: 'Sign up',
    description: 'Create a free account. You pay only when you choose a plan or unlock a path.',
  },
  requestReset: {
    title: 'Reset your password',
    description: 'Forgot your password? Get a link to choose a new one.',
  },
  completeReset: {
    title: 'Choose a new password',
    description: 'Set a new password with the link from your reset email.',
  },
  changePassword: {
    title: 'Change your password',
    description: 'Change your password and log out your other devices.',
  },
  profile: {
    title: 'Edit your profile',
    description: 'Keep your name, state, ABN, skills and interests up to date.',
  },
  verifyEmail: {
    title: 'Verify your email',
    description: 'Verify your email address so that you can submit a plan for review.',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your plans, paths, payments and profile in one place.',
  },
  buildPath: {
    title: 'Choose the path that fits you',
    description:
      'Six starting points for earning in Australia, each with income paths that name their hours, costs and first steps.',
  },
  // Personas and paths have their own texts; these two are for unknown ones.
  persona: {
    title: 'Starting point not found',
    description: 'We can’t find that starting point. See all six, with their income paths.',
  },
  path: {
    title: 'Path Not Found',
    description: 'We can’t find that income path. See all paths, with their hours, costs and steps.',
  },
  moneyRules: {
    title: 'Money and rules',
    description: 'ABN, GST, tax, HELP, Centrelink, car, super and insurance: each figure with its date.',
  },
  plans: {
    title: 'Choose your business plan',
    description:
      'Compare the Basic, Pro and Enterprise plans line by line: pages, reviews, roadmap and price in Australian dollars.',
  },
  confirmPlan: {
    title: 'Confirm your payment',
    description: 'We check your payment and open your plan.',
  },
  run: {
    title: 'Your plan',
    description: 'Fill in your answers, submit them for review and follow your plan’s status.',
  },
  file: {
    title: 'Your plan document',
    description: 'Read and download the plan document made for you.',
  },
  orderTokens: {
    title: 'Buy tokens',
    description: 'Buy tokens for plans and paths. One token is one Australian dollar, GST included.',
  },
  invoice: {
    title: 'Tax invoice',
    description: 'The tax invoice of one of your token purchases, to print or save as a PDF.',
  },
  fundUs: {
    title: 'Fund us',
    description: 'A voluntary contribution to keep the free income paths and grant pages going.',
  },
  funding: {
    title: 'Find grants you may qualify for',
    description:
      'Answer a few questions about your state, stage and ABN to see the NSW grants you might get.',
  },
  grantMvp: {
    title: 'The NSW MVP grant, and how to apply',
    description: 'Who can apply for the NSW MVP grant, which documents you need and when it opens.',
  },
  grantFirstHome: {
    title: 'First home buyer support in NSW',
    description: 'The NSW first home buyer grant, stamp duty help and super scheme, with their price limits.',
  },
  registerAbn: {
    title: 'Register an ABN: sole trader or Pty Ltd',
    description: 'What an ABN costs, how to register, and whether to be a sole trader or a company.',
  },
  tools: {
    title: 'Tools to run your business',
    description:
      'One list of 24 tools to run your business and find customers, free ones first, with when each is worth paying for.',
  },
  startupStack: {
    title: 'Online start-up execution stack',
    description: 'Tools to register, invoice, get paid and do the work in Australia.',
  },
  marketingStack: {
    title: 'Marketing and revenue stack',
    description: 'Tools to get found, keep in touch and sell, from local listings to marketplaces.',
  },
  about: {
    title: 'About us',
    description: 'Who is behind this site, who reviews your plan and where our figures come from.',
  },
  terms: {
    title: 'Terms and disclaimer',
    description:
      'Tokens, plans, refunds, privacy and your rights under the Australian Consumer Law, in plain words.',
  },
  error: {
    title: 'We couldn’t show that page',
    description: 'We couldn’t show that page. Here’s where to go next.',
  },
  review: {
    title: 'Review a submission',
    description: 'For reviewers: read a submission and decide on it.',
  },
};
