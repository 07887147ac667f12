import type { RouteGroup } from './route.ts';
import type { IndexName, TableName } from './tables.ts';

export type TableAction =
  | 'dynamodb:GetItem'
  | 'dynamodb:BatchGetItem'
  | 'dynamodb:Query'
  | 'dynamodb:PutItem'
  | 'dynamodb:UpdateItem'
  | 'dynamodb:DeleteItem'
  | 'dynamodb:ConditionCheckItem';

export const secretNames = ['session-keys', 'origin', 'stripe', 'link-keys'] as const;
export type SecretName = (typeof secretNames)[number];

/** Values of the stage that a function may read from its environment; none is secret. */
export type Setting =
  | 'SITE_URL'
  | 'MAIL_FROM'
  | 'REVIEWERS'
  | 'SIGN_UPS_PER_ADDRESS_AND_HOUR'
  | 'CONFIRMATION_MAILS_PER_HOUR'
  | 'STRIPE_API_URL'
  | 'STRIPE_MODE'
  | 'INTERESTS_PER_ADDRESS_AND_HOUR'
  | 'READINGS_PER_ADDRESS_AND_HOUR'
  | 'LOGIN_FAILURES_PER_ADDRESS_AND_HOUR'
  | 'RESETS_PER_ADDRESS_AND_HOUR'
  | 'PAYMENTS_PER_ADDRESS_AND_HOUR';

export interface Grants {
  tables?: Readonly<Partial<Record<TableName, readonly TableAction[]>>>;
  /** Indexes that may be queried. An index can reach every item of its table, so a query of the table includes none. */
  indexes?: { readonly [T in TableName]?: readonly IndexName<T>[] };
  secrets?: readonly SecretName[];
  documents?: readonly ('s3:GetObject' | 's3:PutObject' | 's3:DeleteObject')[];
  workflow?: readonly ('states:StartExecution' | 'states:SendTaskSuccess' | 'states:RedriveExecution')[];
  /** May send from the stage's address; raw mail has an attachment. */
  mail?: readonly ('ses:SendEmail' | 'ses:SendRawEmail')[];
}

export interface FunctionDefinition {
  entry: string;
  memoryMb: number;
  timeoutSeconds: number;
  grants: Grants;
  settings?: readonly Setting[];
  /** Has the whole text of every path next to its code. */
  library?: true;
  /** Draws documents, so it has the fonts next to its code. */
  fonts?: true;
  /** Reads answers or makes plans, so it has the catalogue of trades next to its code. */
  catalogue?: true;
}

/** Every API function may read the origin's secret and check sessions. */
const sessionCheck = {
  secrets: ['session-keys', 'origin'],
  tables: { users: ['dynamodb:BatchGetItem'] },
} as const satisfies Grants;

const api = (group: RouteGroup, grants: Grants = sessionCheck): FunctionDefinition => ({
  entry: `functions/api/${group}/lambda.ts`,
  // This gives a whole processor, which limits the first request.
  memoryMb: 1769,
  timeoutSeconds: 20,
  grants,
});

const countsAttempts = ['dynamodb:UpdateItem'] as const satisfies readonly TableAction[];
/** In addition to counting, the password gate reads its counters and clears them. */
const guardsAttempts = [
  'dynamodb:GetItem',
  ...countsAttempts,
  'dynamodb:DeleteItem',
] as const satisfies readonly TableAction[];
const keepsAccounts = [
  'dynamodb:BatchGetItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
] as const satisfies readonly TableAction[];
const guardsPasswords = [
  'SITE_URL',
  'MAIL_FROM',
  'LOGIN_FAILURES_PER_ADDRESS_AND_HOUR',
  'CONFIRMATION_MAILS_PER_HOUR',
] as const satisfies readonly Setting[];

const asksStripe = ['STRIPE_API_URL', 'STRIPE_MODE'] as const satisfies readonly Setting[];

const sendsLetters = ['ses:SendEmail'] as const satisfies Grants['mail'];
/** A large document is only linked, from a mail without an attachment. */
const enclosesDocuments = ['ses:SendEmail', 'ses:SendRawEmail'] as const satisfies Grants['mail'];

const sweep = (name: string, grants: Grants): FunctionDefinition => ({
  entry: `functions/sweeps/${name}/lambda.ts`,
  memoryMb: 512,
  timeoutSeconds: 240,
  grants,
});

/** A step of the workflow; the state machine waits longer for it than it may run. */
const step = (name: string, grants: Grants, more: Partial<FunctionDefinition> = {}): FunctionDefinition => ({
  entry: `functions/workflow/${name}/lambda.ts`,
  memoryMb: 512,
  timeoutSeconds: 25,
  grants,
  ...more,
});

/** Sends mails left in the outbox: links and attachments are added only when a mail is sent. */
const sendsRunMails = {
  users: ['dynamodb:GetItem'],
  outbox: ['dynamodb:GetItem', 'dynamodb:DeleteItem'],
} as const satisfies Grants['tables'];
const runMailSettings = ['SITE_URL', 'MAIL_FROM'] as const satisfies readonly Setting[];

export const functions = {
  'api-auth': {
    ...api('auth'),
    grants: {
      secrets: ['session-keys', 'origin'],
      tables: {
        users: [...keepsAccounts, 'dynamodb:ConditionCheckItem'],
        limits: guardsAttempts,
        wallets: ['dynamodb:GetItem'],
      },
      mail: sendsLetters,
    },
    settings: [...guardsPasswords, 'SIGN_UPS_PER_ADDRESS_AND_HOUR', 'RESETS_PER_ADDRESS_AND_HOUR'],
  },
  'api-user': {
    ...api('user'),
    grants: {
      secrets: ['session-keys', 'origin', 'stripe'],
      tables: {
        users: [...keepsAccounts, 'dynamodb:ConditionCheckItem'],
        limits: guardsAttempts,
        wallets: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:ConditionCheckItem'],
        orders: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
        purchases: ['dynamodb:Query', 'dynamodb:DeleteItem'],
        runs: ['dynamodb:Query', 'dynamodb:DeleteItem'],
        interests: ['dynamodb:Query', 'dynamodb:DeleteItem'],
      },
      documents: ['s3:DeleteObject'],
      mail: sendsLetters,
    },
    settings: [...guardsPasswords, ...asksStripe],
  },
  'api-path-compiler': {
    ...api('path-compiler'),
    grants: {
      secrets: sessionCheck.secrets,
      tables: {
        users: [...sessionCheck.tables.users, 'dynamodb:ConditionCheckItem'],
        runs: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        purchases: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem'],
        orders: ['dynamodb:Query'],
        limits: countsAttempts,
        outbox: ['dynamodb:PutItem'],
      },
      workflow: ['states:StartExecution'],
    },
    settings: ['SITE_URL', 'PAYMENTS_PER_ADDRESS_AND_HOUR'],
    library: true,
    catalogue: true,
  },
  'api-pay': {
    ...api('pay'),
    grants: {
      secrets: ['session-keys', 'origin', 'stripe'],
      tables: {
        users: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:ConditionCheckItem'],
        orders: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:ConditionCheckItem'],
        limits: countsAttempts,
        runs: ['dynamodb:GetItem'],
        purchases: ['dynamodb:GetItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
      },
      mail: sendsLetters,
    },
    settings: ['SITE_URL', 'MAIL_FROM', ...asksStripe, 'PAYMENTS_PER_ADDRESS_AND_HOUR'],
  },
  'api-files': api('files', {
    secrets: ['session-keys', 'origin', 'link-keys'],
    tables: {
      ...sessionCheck.tables,
      runs: ['dynamodb:GetItem'],
      wallets: ['dynamodb:GetItem', 'dynamodb:Query'],
    },
    documents: ['s3:GetObject'],
  }),
  'api-interest': {
    ...api('interest'),
    grants: {
      ...sessionCheck,
      tables: {
        users: [...sessionCheck.tables.users, 'dynamodb:ConditionCheckItem'],
        interests: ['dynamodb:PutItem'],
        limits: countsAttempts,
      },
    },
    settings: ['INTERESTS_PER_ADDRESS_AND_HOUR'],
  },
  'api-readings': {
    ...api('readings', { secrets: ['origin'], tables: { limits: countsAttempts } }),
    settings: ['READINGS_PER_ADDRESS_AND_HOUR'],
    catalogue: true,
  },
  'api-review': {
    ...api('review', {
      secrets: ['origin'],
      tables: {
        runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query'],
        outbox: ['dynamodb:PutItem'],
      },
      workflow: ['states:SendTaskSuccess'],
    }),
    settings: ['SITE_URL', 'REVIEWERS'],
    // Its preview is the finished document.
    fonts: true,
    catalogue: true,
  },
  'api-meta': api('meta', { secrets: ['origin'] }),

  'workflow-open-submission': step(
    'open-submission',
    {
      tables: { ...sendsRunMails, runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
      mail: sendsLetters,
    },
    { settings: runMailSettings },
  ),
  'workflow-ask-for-review': step(
    'ask-for-review',
    {
      secrets: ['link-keys'],
      tables: {
        users: ['dynamodb:GetItem'],
        outbox: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
        runs: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      },
      workflow: ['states:SendTaskSuccess'],
      mail: sendsLetters,
    },
    { settings: [...runMailSettings, 'REVIEWERS'] },
  ),
  'workflow-generate-document': step(
    'generate-document',
    {
      tables: { ...sendsRunMails, runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
      documents: ['s3:PutObject', 's3:DeleteObject'],
      mail: sendsLetters,
    },
    { memoryMb: 1769, timeoutSeconds: 120, settings: runMailSettings, fonts: true, catalogue: true },
  ),
  'workflow-complete-run': step(
    'complete-run',
    {
      tables: {
        runs: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
        outbox: ['dynamodb:PutItem'],
      },
      documents: ['s3:GetObject', 's3:DeleteObject'],
    },
    { settings: ['SITE_URL'] },
  ),
  'workflow-notify-owner': step(
    'notify-owner',
    {
      secrets: ['link-keys'],
      tables: {
        ...sendsRunMails,
        runs: ['dynamodb:GetItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query'],
      },
      documents: ['s3:GetObject'],
      mail: enclosesDocuments,
    },
    { settings: runMailSettings },
  ),
  'workflow-alarm-generation': step('alarm-generation', {
    tables: { runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  }),

  'mail-returns': {
    entry: 'functions/mail-returns/lambda.ts',
    memoryMb: 512,
    timeoutSeconds: 20,
    grants: { tables: { users: ['dynamodb:UpdateItem'], runs: ['dynamodb:GetItem'] } },
    settings: ['REVIEWERS'],
  },

  // It checks the site like a visitor, so it has no grants that a visitor lacks.
  'watch-site': {
    entry: 'functions/watch/lambda.ts',
    memoryMb: 256,
    timeoutSeconds: 28,
    grants: {},
    settings: ['SITE_URL'],
  },

  'sweep-token-expiry': sweep('token-expiry', {
    indexes: { wallets: ['expiring'] },
    tables: {
      wallets: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    },
  }),
  'sweep-token-reminders': {
    ...sweep('token-reminders', {
      indexes: { wallets: ['expiring'] },
      tables: {
        users: ['dynamodb:GetItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        // It finds the plan that the tokens were paid for.
        orders: ['dynamodb:GetItem'],
        runs: ['dynamodb:GetItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
      },
      mail: sendsLetters,
    }),
    settings: ['SITE_URL', 'MAIL_FROM'],
  },
  'sweep-document-reminders': {
    ...sweep('document-reminders', {
      indexes: { runs: ['reminder'] },
      tables: {
        users: ['dynamodb:GetItem'],
        runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
      },
      mail: sendsLetters,
    }),
    settings: runMailSettings,
  },
  'sweep-review-reminders': {
    ...sweep('review-reminders', {
      secrets: ['link-keys'],
      indexes: { runs: ['reminder'] },
      tables: {
        users: ['dynamodb:GetItem'],
        runs: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
      },
      mail: sendsLetters,
    }),
    settings: [...runMailSettings, 'REVIEWERS'],
  },
  'sweep-close-pages': {
    ...sweep('close-pages', {
      secrets: ['stripe'],
      indexes: { outbox: ['due'] },
      tables: {
        orders: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
        outbox: ['dynamodb:DeleteItem'],
      },
    }),
    // It runs every minute.
    timeoutSeconds: 55,
    settings: asksStripe,
  },
  'sweep-reconcile-orders': {
    ...sweep('reconcile-orders', {
      secrets: ['stripe'],
      indexes: { orders: ['pending', 'recheck'] },
      tables: {
        users: ['dynamodb:GetItem', 'dynamodb:ConditionCheckItem'],
        orders: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem'],
        outbox: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
      },
      mail: sendsLetters,
    }),
    settings: ['SITE_URL', 'MAIL_FROM', ...asksStripe],
  },
  'sweep-reconcile-mails': {
    ...sweep('reconcile-mails', {
      indexes: { outbox: ['due'] },
      tables: {
        users: ['dynamodb:GetItem'],
        outbox: ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
        runs: ['dynamodb:GetItem', 'dynamodb:PutItem'],
        wallets: ['dynamodb:GetItem', 'dynamodb:Query'],
      },
      secrets: ['link-keys'],
      documents: ['s3:GetObject'],
      mail: enclosesDocuments,
    }),
    settings: runMailSettings,
  },
  'sweep-reconcile-wallets': sweep('reconcile-wallets', {
    indexes: { wallets: ['check'] },
    tables: {
      users: ['dynamodb:ConditionCheckItem'],
      wallets: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    },
  }),
  'sweep-reconcile-runs': sweep('reconcile-runs', {
    indexes: { runs: ['progress'] },
    tables: { runs: ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
    documents: ['s3:GetObject'],
    workflow: ['states:StartExecution', 'states:SendTaskSuccess'],
  }),
} as const satisfies Record<string, FunctionDefinition> & Record<`api-${RouteGroup}`, FunctionDefinition>;

export type FunctionName = keyof typeof functions;
export const functionNames = Object.keys(functions) as FunctionName[];

export const functionDefinition = (name: FunctionName): FunctionDefinition => functions[name];

export const tableVariable = (table: TableName): string => `TABLE_${table.toUpperCase()}`;
export const secretVariable = (secret: SecretName): string =>
  `SECRET_${secret.toUpperCase().replaceAll('-', '_')}`;
/** Every function knows its stage: two stages may share an account, and their metrics must stay separate. */
export const stageVariable = 'STAGE';
export const mailVariable = 'MAIL_CONFIGURATION_SET';
export const documentsVariable = 'DOCUMENTS_BUCKET';
export const workflowVariable = 'RUN_REVIEW_STATE_MACHINE';
