import { afterEach, describe, expect, it, vi } from 'vitest';
import { moveFunctions } from './move-functions.ts';
import { type StandIn, standInAws } from './testing/stand-in-aws.ts';

const stack = 'waymint-trial-app';
const arn = (name: string, last: string) =>
  `arn:aws:lambda:ap-southeast-2:111122223333:function:${name}:${last}`;

/** The last deployment changed two functions and left one unchanged. */
const standing = (): StandIn => ({
  stacks: {
    [stack]: {
      created: '2026-10-01T00:00:00.000Z',
      updated: '2026-11-22T01:00:00.123Z',
      resources: [
        ['AWS::Lambda::Function', 'api-auth'],
        ['AWS::Lambda::Version', arn('api-auth', '7')],
        ['AWS::Lambda::Alias', arn('api-auth', 'live')],
        ['AWS::Lambda::Version', arn('api-pay', '3')],
        ['AWS::Lambda::Version', arn('api-user', '4')],
      ],
    },
  },
  functions: {
    'api-auth': {
      live: '7',
      versions: [
        ['$LATEST', '2026-11-22T01:00:30.000+0000'],
        ['5', '2026-10-03T00:00:00.000+0000'],
        ['6', '2026-10-09T00:00:00.000+0000'],
        ['7', '2026-11-22T01:00:31.000+0000'],
      ],
    },
    'api-pay': {
      live: '3',
      versions: [
        ['2', '2026-10-09T00:00:00.000+0000'],
        ['3', '2026-11-22T01:00:31.000+0000'],
      ],
    },
    'api-user': {
      live: '4',
      versions: [
        ['3', '2026-10-09T00:00:00.000+0000'],
        ['4', '2026-10-10T00:00:00.000+0000'],
      ],
    },
  },
  refusals: {},
});

let stop = async () => {};
afterEach(() => stop());

async function start(aws = standing()) {
  const { asked, ...started } = await standInAws(aws);
  stop = started.stop;
  const told: string[] = [];
  const agree = vi.fn(async () => true);
  const move = (forward = false, beforeMs?: number) =>
    moveFunctions(stack, { forward, beforeMs, agree, tell: (line) => void told.push(line) });
  const live = () => Object.values(aws.functions).map((one) => one.live);
  return { aws, asked, told, agree, move, live };
}

describe('rolling back', () => {
  it('switches each function of the last deployment to its previous version, and no other', async () => {
    const { asked, told, move, live } = await start();
    expect(await move()).toBe(0);
    expect(live()).toEqual(['6', '2', '4']);
    expect(asked.filter((call) => call.startsWith('UpdateAlias'))).toEqual([
      'UpdateAlias api-auth',
      'UpdateAlias api-pay',
    ]);
    expect(told).toEqual([
      'api-auth: version 7 → 6, published at 2026-10-09T00:00:00.000Z',
      'api-pay: version 3 → 2, published at 2026-10-09T00:00:00.000Z',
      'Switched 2 of 3 functions.',
    ]);
  });

  it('is undone by rolling forward, and done only once', async () => {
    const { told, move, live } = await start();
    await move();
    expect(await move()).toBe(0);
    expect(told.at(-1)).toContain('There is nothing to roll back');
    expect(live()).toEqual(['6', '2', '4']);
    expect(await move(true)).toBe(0);
    expect(live()).toEqual(['7', '3', '4']);
    expect(await move(true)).toBe(0);
    expect(told.at(-1)).toBe('All functions already use the deployed version.');
  });

  it('skips a deployment that was itself rolled back, by the time before which all was well', async () => {
    const aws = standing();
    const { told, move, live } = await start(aws);
    await move();
    // The next deployment publishes another version, which has to be rolled back too.
    for (const [name, next] of [['api-auth', '8'] as const, ['api-pay', '4'] as const]) {
      aws.functions[name]?.versions.push([next, '2026-11-23T01:00:31.000+0000']);
      Object.assign(aws.functions[name] ?? {}, { live: next });
    }
    for (const one of Object.values(aws.stacks)) one.updated = '2026-11-23T01:00:00.123Z';
    expect(await move(false, Date.parse('2026-11-22T01:00:00Z'))).toBe(0);
    expect(live()).toEqual(['6', '2', '4']);
    expect(await move(false, Date.parse('2026-11-22T01:00:00Z'))).toBe(0);
    expect(told.at(-1)).toBe(
      'All functions already use a version from before 2026-11-22T01:00:00.000Z. There is nothing to roll back.',
    );
  });

  it('counts the creation of a stack that was never updated as its deployment', async () => {
    const aws = standing();
    for (const one of Object.values(aws.stacks)) {
      one.created = '2026-11-22T01:00:00.123Z';
      delete one.updated;
    }
    const { move, live } = await start(aws);
    expect(await move()).toBe(0);
    expect(live()).toEqual(['6', '2', '4']);
  });

  it('changes nothing without agreement', async () => {
    const { asked, told, agree, move } = await start();
    agree.mockResolvedValue(false);
    expect(await move()).toBe(5);
    expect(told.at(-1)).toBe('Nothing was switched.');
    expect(asked.filter((call) => call.startsWith('UpdateAlias'))).toEqual([]);
  });
});

describe('AWS’s own message is printed for a refusal', () => {
  const denied = (code = 'AccessDenied') => ({
    ...{ code, status: 403 },
    message: 'User: arn:aws:iam::111122223333:user/trial is not authorized',
  });

  it.each([
    ['DescribeStacks', 'cloudformation:DescribeStacks: AccessDenied: User: '],
    ['ListStackResources', 'cloudformation:ListStackResources: AccessDenied: User: '],
    ['GetAlias', 'lambda:GetAlias of api-auth: AccessDenied: User: '],
    ['ListVersionsByFunction', 'lambda:ListVersionsByFunction of api-auth: AccessDenied: User: '],
  ])('at %s, before the question', async (action, words) => {
    const { told, agree, move } = await start({ ...standing(), refusals: { [action]: denied() } });
    expect(await move()).toBe(1);
    expect(told).toEqual([expect.stringContaining(words)]);
    expect(agree).not.toHaveBeenCalled();
  });

  it('when the stage was never deployed', async () => {
    const { told, move } = await start({ ...standing(), stacks: {} });
    expect(await move()).toBe(1);
    expect(told).toEqual([
      'cloudformation:DescribeStacks: ValidationError: Stack [waymint-trial-app] does not exist',
    ]);
  });

  it('when it happens halfway, with the moved and remaining functions, and the same command continues', async () => {
    const { aws, told, move, live } = await start({
      ...standing(),
      refusals: { 'UpdateAlias api-pay': denied('AccessDeniedException') },
    });
    expect(await move()).toBe(1);
    expect(told.slice(2)).toEqual([
      expect.stringMatching(/^lambda:UpdateAlias of api-pay: AccessDeniedException: User: .*not authorized$/),
      'Switched 1 of 3 functions.',
      '1 left. Run the same command to continue.',
    ]);
    aws.refusals = {};
    expect(await move()).toBe(0);
    expect(live()).toEqual(['6', '2', '4']);
  });

  it('when there is no terminal to ask', async () => {
    const { told, move } = await start();
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
    expect(await move()).toBe(1);
    expect(told).toEqual([expect.stringMatching(/^cloudformation:DescribeStacks: .*ECONNREFUSED/)]);
  });
});
