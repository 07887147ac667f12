import type { Stack } from 'aws-cdk-lib';
import { Template as Synthesised } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { prodStage } from '#infra/stages/prod.ts';
import { removeFolders } from '#infra/testing/placeholder-build.ts';
import { synthesise } from '#infra/testing/synthesise.ts';
import { changeOrder } from './change-order.ts';
import { type Template, template } from './template.ts';

afterAll(removeFolders);

const read = (stacks = synthesise()) => {
  const parsed = (stack: Stack) => template.parse(Synthesised.fromStack(stack).toJSON());
  return { data: parsed(stacks.data), app: parsed(stacks.application) };
};
const now = read();

const routeWith = ({ Resources }: Template, key: string): string => {
  const [id] = Object.keys(Resources).filter((each) => Resources[each]?.Properties?.RouteKey === key);
  if (id === undefined) throw new Error(`There is no route ${key}`);
  return id;
};

/** The templates after a route of the contract has changed its path. */
function renamed(from: string, to: string, stacks = now) {
  const copy = structuredClone(stacks);
  const properties = copy.app.Resources[routeWith(copy.app, from)]?.Properties ?? {};
  properties.RouteKey = to;
  for (const { Type, Properties } of Object.values(copy.app.Resources)) {
    if (Type !== 'AWS::ApiGatewayV2::Stage' || Properties === undefined) continue;
    const { [from]: had, ...rest } = Object(Properties.RouteSettings);
    Properties.RouteSettings = had === undefined ? rest : { ...rest, [to]: had };
  }
  return copy;
}

describe('a route with a separate throttle', () => {
  const [from, to] = ['POST /api/auth/login', 'POST /api/auth/sign-in'] as const;

  it.each([
    [from, to],
    ['POST /api/pay/token', 'POST /api/pay/tokens'],
    ['POST /api/pay/webhook', 'POST /api/pay/notices'],
  ])('is not renamed in one deployment: %s', (before, after) => {
    const order = changeOrder(now, renamed(before, after));
    expect(order).toEqual({
      kind: 'refused',
      because: [expect.stringContaining(`${before} is removed or renamed`)],
    });
    if (order.kind !== 'refused') throw new Error('It is not refused');
    expect(order.because[0]).toContain(`add '${before}' to the stage’s unthrottledRoutes`);
    expect(order.because[0]).toContain(`delete-route-settings --api-id <id> --stage-name '$default'`);
  });

  it('cannot be removed in one deployment', () => {
    const after = structuredClone(now);
    delete after.app.Resources[routeWith(after.app, from)];
    expect(changeOrder(now, after).kind).toBe('refused');
  });

  it('can be renamed after a deployment without its throttle, as the refusal says', () => {
    const unthrottled = read(synthesise({ ...prodStage, unthrottledRoutes: [from] }));
    expect(changeOrder(now, unthrottled).kind).toBe('data first');
    expect(changeOrder(unthrottled, renamed(from, to)).kind).toBe('data first');
  });
});

describe('other routes', () => {
  it('can be renamed and removed in one deployment', () => {
    const [from] = Object.values(now.app.Resources).flatMap(({ Properties }) => {
      const key = String(Properties?.RouteKey ?? '');
      return key.includes('/api/path-compiler/') ? [key] : [];
    });
    expect(changeOrder(now, renamed(from ?? '', 'GET /api/path-compiler/renamed')).kind).toBe('data first');
  });

  it('keep their id, because API Gateway would find the same key twice', () => {
    const after = structuredClone(now);
    const id = routeWith(after.app, 'GET /api/user');
    const { [id]: moved, ...rest } = after.app.Resources;
    if (moved === undefined) throw new Error('There is no such route');
    after.app.Resources = { ...rest, apianother00000000: moved };
    expect(changeOrder(now, after)).toEqual({
      kind: 'refused',
      because: [expect.stringContaining('GET /api/user has a new id in the contract')],
    });
  });

  it('are all new in a first deployment', () => {
    expect(changeOrder({ data: now.data, app: undefined }, now).kind).toBe('data first');
  });
});
