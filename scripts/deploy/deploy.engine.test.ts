import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildStripe } from '#functions/gateways/stripe.ts';
import { prodStage } from '#infra/stages/prod.ts';
import type { DeployedStage } from '#infra/stages/stage.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { isLongRun } from '#shared/testing/long-run.ts';
import { deploymentOf, missingFor, written } from './deployment.ts';
import { humanSteps, stripeEvents } from './human-steps.ts';
import { standInAws } from './testing/stand-in-aws.ts';

const stage: DeployedStage = {
  ...prodStage,
  name: 'trial',
  account: '111122223333',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0',
  siteUrl: 'https://waymint.com.au',
  mailFrom: 'Waymint <hello@mail.waymint.com.au>',
  reviewers: ['first@waymint.com.au'],
  operators: ['operator@waymint.com.au'],
  provider: {
    ...prodStage.provider,
    abn: '83914571673',
    address: '1 High Street',
    reviewTeam: [{ firstName: 'Ada', role: 'Reviewer' }],
  },
};

const run = (script: string, ...words: string[]) => {
  // Removes credentials from everywhere the SDK looks.
  const { AWS_PROFILE: _, ...env } = process.env;
  const none = join(root, 'no-such-file');
  const without = {
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: none,
    AWS_CONFIG_FILE: none,
  };
  return spawnSync(process.execPath, [`scripts/deploy/${script}.ts`, ...words], {
    ...{ cwd: root, env: { ...env, ...without }, encoding: 'utf8' },
  });
};

describe('a deployment', () => {
  it('shows the templates that it deploys, data first, and changes nothing before agreement', () => {
    const steps = deploymentOf(stage).map(({ command, changes }) => [written(command), changes === true]);
    expect(steps).toEqual([
      ['node scripts/deploy/doctor.ts --stage trial --check', false],
      ['npm run --silent build -- --stage=trial', false],
      ['cdk synth --quiet -c stage=trial', false],
      ['node scripts/deploy/check-order.ts --stage trial', false],
      ['cdk diff --app cdk.out waymint-trial-firewall waymint-trial-data waymint-trial-app', false],
      ['cdk deploy --app cdk.out --exclusively waymint-trial-firewall', true],
      ['cdk deploy --app cdk.out --exclusively waymint-trial-data', true],
      ['cdk deploy --app cdk.out --exclusively waymint-trial-app', true],
      ['npm run --silent rollback -- --stage trial --forward --yes', true],
      ['node scripts/deploy/try-deployed.ts --stage trial', false],
    ]);
  });

  it('asks only once for agreement, and passes on who approved the tokens', () => {
    const commands = deploymentOf(stage, { yes: true, by: ['Ada Lim', "Bo d'Arc"] }).map(
      ({ command }) => command,
    );
    expect(commands.filter((command) => command.includes('never'))).toHaveLength(3);
    expect(written(commands.at(-1) ?? [])).toMatch(/ --by 'Ada Lim' --by 'Bo d'\\''Arc'$/);
  });

  const credentialsOf = (account: string) => async () => ({
    account,
    arn: `arn:aws:iam::${account}:user/ada`,
  });

  it('lacks nothing when the stage is complete and the credentials belong to its account', async () => {
    expect(await missingFor(stage, credentialsOf(stage.account))).toEqual([]);
  });

  it('names what it lacks, and credentials of another account', async () => {
    const open = { ...stage, siteUrl: 'https://waymint.example' };
    expect(await missingFor(open, credentialsOf('999988887777'))).toEqual([
      expect.stringContaining('infra/stages/trial.ts: siteUrl is still https://waymint.example'),
      'The credentials belong to arn:aws:iam::999988887777:user/ada in account 999988887777, but trial is in 111122223333',
    ]);
  });

  it('asks AWS for the owner of the credentials, and prints its message when it accepts none', async () => {
    const standing = { stacks: {}, functions: {}, refusals: {}, account: stage.account };
    const aws = await standInAws(standing);
    try {
      expect(await missingFor(stage)).toEqual([]);
      expect(await missingFor({ ...stage, account: '999988887777' })).toEqual([
        expect.stringContaining('arn:aws:sts::111122223333:assumed-role/trial/ada'),
      ]);
      Object.assign(standing.refusals, {
        GetCallerIdentity: { code: 'ExpiredToken', message: 'The token has expired', status: 403 },
      });
      expect(await missingFor(stage)).toEqual([
        'AWS accepted no credentials: sts:GetCallerIdentity: ExpiredToken: The token has expired',
      ]);
    } finally {
      await aws.stop();
    }
  });

  it('prints the dry run, and refuses a deployment of the unfinished stage', () => {
    const dry = run('deploy', '--stage', prodStage.name, '--dry-run');
    expect(dry.status).toBe(0);
    expect(dry.stdout).toContain(`cdk synth --quiet -c stage=${prodStage.name}`);
    expect(dry.stdout).toMatch(
      /Still missing:[\s\S]*siteUrl is still[\s\S]*AWS accepted no credentials: sts:GetCallerIdentity/,
    );
    const real = run('deploy', '--stage', prodStage.name, '--yes');
    expect(real.status).toBe(2);
    expect(real.stdout).toContain('Still missing:');
  });

  it.each(['deploy', 'doctor', 'rollback'])('%s refuses an unknown stage and unknown arguments', (script) => {
    expect(run(script, '--stage', 'nowhere')).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('There is no stage called nowhere'),
    });
    expect(run(script, '--colour')).toMatchObject({
      status: 2,
      stdout: expect.stringContaining(`Usage: npm run ${script}`),
    });
  });

  it.each(['yesterday', '2026-11-22', '2026-11-22T01:00:00', '2026-11-22T01:00:00Z --forward'])(
    'rollback refuses an invalid time, one not in UTC to the second, and one together with --forward: %s',
    (words) => {
      expect(run('rollback', '--stage', prodStage.name, '--before', ...words.split(' '))).toMatchObject({
        status: 2,
        stdout: expect.stringContaining('--before 2026-11-22T01:00:00Z'),
      });
    },
  );
});

describe('the manual steps', () => {
  it('are printed with the names of the stage', () => {
    const text = JSON.stringify(humanSteps(stage));
    for (const name of [
      '--domain-name waymint.com.au',
      '--email-identity mail.waymint.com.au',
      'https://waymint.com.au/api/pay/webhook',
      '--stack-name waymint-trial-data',
      '--stack-name waymint-trial-app',
    ])
      expect(text).toContain(name);
  });

  const commands = humanSteps(stage).flatMap((step) => step.commands);
  const filledIn = (command: string) =>
    command
      .replaceAll('<arn>', 'arn:aws:acm:us-east-1:111122223333:certificate/0')
      .replaceAll('<file>', 'package.json')
      .replaceAll(/<[^>]+>/g, 'value');
  /** A command as typed by a person who has the values but no credentials. */
  const typed = (command: string) =>
    spawnSync('sh', ['-c', `account=111122223333; secret=arn; ${filledIn(command)}`], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        AWS_REGION: 'ap-southeast-2',
        AWS_CONFIG_FILE: '/dev/null',
        AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
        AWS_EC2_METADATA_DISABLED: 'true',
        CDK_DISABLE_VERSION_CHECK: '1',
        CDK_DISABLE_CLI_TELEMETRY: '1',
      },
    });
  const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

  it.runIf(isLongRun).each(commands.filter((command) => command.startsWith('npx cdk')))(
    'run as far as the missing credentials: %s',
    (command) => {
      const { status, stdout, stderr } = typed(command);
      expect(`${stdout}${stderr}`).toMatch(/credentials/i);
      // The app would refuse an unfinished stage first.
      expect(`${stdout}${stderr}`).not.toMatch(/subprocess exited|infra\/stages/i);
      expect(status).not.toBe(0);
    },
  );

  it
    .runIf(isLongRun && isThere('aws'))
    .each(commands.filter((command) => /^(aws|\w+=\$\(aws) /.test(command)))(
    'are valid for AWS’s command line: %s',
    (command) => {
      const { stdout, stderr } = typed(command);
      expect(`${stdout}${stderr}`).toMatch(/credentials/i);
    },
  );

  it('create the endpoint at Stripe in the mode of the stage', () => {
    const endpoint = (stripeMode: DeployedStage['stripeMode']) =>
      humanSteps({ ...stage, stripeMode })
        .flatMap((step) => step.commands)
        .find((command) => command.startsWith('stripe webhook_endpoints create'));
    expect(endpoint('live')).toMatch(/ create --live /);
    expect(endpoint('test')).not.toContain('--live');
  });

  it('include the records of the mail domain when its zone is elsewhere', () => {
    const told = (changed: Partial<DeployedStage>) => JSON.stringify(humanSteps({ ...stage, ...changed }));
    for (const words of [
      '--mail-from-domain bounce.mail.waymint.com.au',
      'dig +short MX bounce.mail.waymint.com.au # 10 feedback-smtp.ap-southeast-2.amazonses.com',
      'dig +short TXT _dmarc.mail.waymint.com.au # v=DMARC1; p=quarantine',
    ])
      expect(told({})).toContain(words);
    const mailZone = { hostedZoneId: 'Z0', zoneName: 'waymint.com.au' };
    expect(told({ mailZone })).not.toContain('create-email-identity');
  });

  it('include the role of the workflow when the stage names a repository', () => {
    const deployedFrom = { repository: 'waymint/waymint' };
    const steps = JSON.stringify(humanSteps({ ...stage, deployedFrom }));
    expect(steps).toContain('--exclusively waymint-trial-ci');
    expect(JSON.stringify(humanSteps(stage))).not.toContain('waymint-trial-ci');
  });

  it('are printed before and after the first deployment', () => {
    const { stdout, status } = run('doctor', '--stage', prodStage.name);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /Before the first deployment[\s\S]*Leave the SES sandbox[\s\S]*After the first deployment[\s\S]*Stripe/,
    );
  });

  it.each(stripeEvents)('subscribe to %s at Stripe, which the product handles', async (type) => {
    const secret = 'whsec_test';
    const provider = buildStripe(async () => JSON.stringify({ secretKey: 'sk', webhookSecrets: [secret] }));
    const payload = JSON.stringify({
      object: 'event',
      type,
      data: { object: { id: 'cs_1', payment_intent: 'pi_1' } },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const event = await provider.readEvent({ body: Buffer.from(payload), signature, nowMs: Date.now() });
    expect(event?.kind).toBe(type.startsWith('checkout') ? 'checkout' : 'reversal');
  });
});
