import { afterEach, describe, expect, it } from 'vitest';
import { prodStage } from '#infra/stages/prod.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { checkAccount } from './check-account.ts';
import { type StandIn, standInAws } from './testing/stand-in-aws.ts';

const stage: DeployedStage = {
  ...prodStage,
  name: 'trial',
  account: '111122223333',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0',
  siteUrl: 'https://waymint.com.au',
  mailFrom: 'Waymint <hello@mail.waymint.com.au>',
};
const created = '2026-10-01T00:00:00.000Z';
const toolkit = { created, outputs: { BootstrapVersion: '30' }, resources: [] };
const questions = {
  concurrency: 'GET /2016-08-19/account-settings',
  certificate: 'CertificateManager.DescribeCertificate',
  mail: 'GET /v2/email/account',
  sender: 'GET /v2/email/identities/mail.waymint.com.au',
  vaults: 'GET /backup-vaults',
};

/** An account that is ready for its first deployment. */
const ready = (): Required<StandIn> => ({
  account: stage.account,
  stacks: { CDKToolkit: toolkit, 'CDKToolkit@us-east-1': toolkit },
  functions: {},
  refusals: {},
  answers: {
    [questions.concurrency]: { AccountLimit: { ConcurrentExecutions: 1000 } },
    [questions.certificate]: { Certificate: { Status: 'ISSUED', DomainName: 'waymint.com.au' } },
    [questions.mail]: { ProductionAccessEnabled: true },
    [questions.sender]: { VerifiedForSendingStatus: true },
    [questions.vaults]: { BackupVaultList: [{ BackupVaultName: 'of-another-product' }] },
  },
});

let stop = async () => {};
afterEach(() => stop());

async function check(account: StandIn, of: DeployedStage = stage, mailFaults: string[] = []) {
  const { asked, ...started } = await standInAws(account);
  stop = started.stop;
  const told: string[] = [];
  const code = await checkAccount(
    of,
    (line) => void told.push(line),
    async () => mailFaults,
  );
  return { code, told, asked, stopping: told.filter((line) => line.startsWith('stops')) };
}

describe('an account', () => {
  it('that is ready gets a line for each check, and stays unchanged', async () => {
    const { code, told, asked } = await check(ready());
    expect(told).toEqual([
      'ok      ap-southeast-2 is bootstrapped, version 30.',
      'ok      us-east-1 is bootstrapped, version 30.',
      'ok      1000 functions may run at the same time. The stage reserves 89.',
      'ok      The certificate for waymint.com.au is issued.',
      'ok      SES can send for mail.waymint.com.au.',
      'ok      SES can send to any address.',
      'ok      DNS has the email records of mail.waymint.com.au.',
    ]);
    expect(code).toBe(0);
    expect(asked.filter((call) => !/^(Describe|List|GET |Certificate\w+\.Describe)/.test(call))).toEqual([]);
  });

  const answering = (question: string, answer: object): StandIn => {
    const account = ready();
    account.answers[question] = answer;
    return account;
  };
  it.each<[string, () => StandIn, RegExp]>([
    [
      'was never bootstrapped where the firewall goes',
      () => ({ ...ready(), stacks: { CDKToolkit: toolkit } }),
      /us-east-1 is not bootstrapped: npx cdk bootstrap --app '' aws:\/\/<account>\/us-east-1$/,
    ],
    [
      'was bootstrapped long ago',
      () => ({
        ...ready(),
        stacks: { ...ready().stacks, CDKToolkit: { ...toolkit, outputs: { BootstrapVersion: '5' } } },
      }),
      /bootstrap of ap-southeast-2 is version 5, but 6 is needed/,
    ],
    [
      'is new and may run ten functions in parallel',
      () => answering(questions.concurrency, { AccountLimit: { ConcurrentExecutions: 10 } }),
      /10 functions may run at the same time\. The stage reserves 89 .* 189 are needed.* L-B99A9384/,
    ],
    [
      'waits for its certificate',
      () =>
        answering(questions.certificate, {
          Certificate: { Status: 'PENDING_VALIDATION', DomainName: 'waymint.com.au' },
        }),
      /certificate is PENDING_VALIDATION/,
    ],
    [
      'has a certificate for another name',
      () =>
        answering(questions.certificate, {
          Certificate: { Status: 'ISSUED', DomainName: '*.waymint.com.au' },
        }),
      /for \*\.waymint\.com\.au, not for waymint\.com\.au/,
    ],
    [
      'has not proved the sender’s domain',
      () => answering(questions.sender, { VerifiedForSendingStatus: false }),
      /SES can’t send for mail\.waymint\.com\.au/,
    ],
    [
      'is in the sandbox of SES',
      () => answering(questions.mail, { ProductionAccessEnabled: false }),
      /SES is in the sandbox/,
    ],
    [
      'has a data stack that failed and is protected from being made again',
      () => ({
        ...ready(),
        stacks: {
          ...ready().stacks,
          'waymint-trial-data': { created, status: 'ROLLBACK_COMPLETE', isProtected: true, resources: [] },
        },
      }),
      /--no-enable-termination-protection --stack-name waymint-trial-data/,
    ],
  ])('that %s stops the deployment before anything is built', async (_, account, sentence) => {
    const { code, stopping } = await check(account());
    expect(stopping).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(1);
  });

  it('without the sender’s identity stops the deployment too', async () => {
    const account = ready();
    delete account.answers[questions.sender];
    expect((await check(account)).stopping).toEqual([expect.stringContaining('SES can’t send')]);
  });

  it('whose stack creates the sender’s identity is ready without it, once', async () => {
    const account = ready();
    delete account.answers[questions.sender];
    const mailZone = { hostedZoneId: 'Z0', zoneName: 'waymint.com.au' };
    const first = await check(account, { ...stage, mailZone });
    expect(first.told).toContainEqual(expect.stringMatching(/^note .*once the app stack has created/));
    expect(first.code).toBe(0);
    account.stacks['waymint-trial-app'] = { created, resources: [] };
    await stop();
    expect((await check(account, { ...stage, mailZone })).code).toBe(1);
  });

  it('whose mail lacks a record in DNS is ready, and the record is named', async () => {
    const fault = '_dmarc.mail.waymint.com.au needs TXT “v=DMARC1; p=quarantine”: it is missing';
    const { code, told } = await check(ready(), stage, [fault]);
    expect(told).toContain(`note    ${fault}`);
    expect(code).toBe(0);
  });

  it('with a vault of an earlier attempt is ready, and the command to delete it is printed', async () => {
    const account = ready();
    const vaults = ['waymint-trial-data-0a1b2c3d', 'waymint-trial-data-4e5f6a7b'];
    account.answers[questions.vaults] = {
      BackupVaultList: vaults.map((BackupVaultName) => ({ BackupVaultName })),
    };
    account.stacks['waymint-trial-data'] = {
      created,
      resources: [['AWS::Backup::BackupVault', vaults[1] ?? '']],
    };
    const { code, told } = await check(account);
    expect(told.filter((line) => line.includes('vault'))).toEqual([
      expect.stringMatching(/^note .*waymint-trial-data-0a1b2c3d is left.*delete-backup-vault/),
    ]);
    expect(code).toBe(0);
  });

  it('for a trial needs no production access, no certificate and no reserved concurrency', async () => {
    const { certificateArn: _, reservedConcurrency: __, firewall: ___, ...small } = stage;
    const account = answering(questions.mail, { ProductionAccessEnabled: false });
    const { code, told } = await check(account, { ...small, stripeMode: 'test' });
    expect(code).toBe(0);
    expect(told).toContainEqual(expect.stringMatching(/^note .*sandbox/));
  });

  it('that refuses a call stops the deployment with AWS’s message', async () => {
    const account = ready();
    account.refusals[questions.concurrency] = {
      ...{ code: 'AccessDeniedException', status: 403 },
      message: 'not authorized to perform: lambda:GetAccountSettings',
    };
    const { code, told } = await check(account);
    expect(told).toEqual([
      'lambda:GetAccountSettings: AccessDeniedException: not authorized to perform: lambda:GetAccountSettings',
    ]);
    expect(code).toBe(1);
  });
});
