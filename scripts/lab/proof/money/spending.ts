import { createRun } from '#functions/api/path-compiler/create-run.ts';
import { getPathContent } from '#functions/api/path-compiler/get-path-content.ts';
import { openPlanQuote } from '#functions/api/path-compiler/open-plan-quote.ts';
import { unlockPath } from '#functions/api/path-compiler/unlock-path.ts';
import { request, sessionOf, text } from '#scripts/testing/handler-call.ts';
import type { WholePath } from '#shared/contract/content-files.ts';
import type { Task } from '../stories/schedule.ts';
import { isSame, type PathName, paths, priceOf, standingOf } from './path-standing.ts';
import { activeRunOf, passing, type Story, someUser, start } from './story.ts';
import type { Tools } from './world.ts';

export const createRunFrom = (story: Story, quote: Story['planQuotes'][number]): Promise<Task> =>
  start(story, 'create run', async (tools) => {
    const query = { pc_sid: quote.uuid };
    const call = { params: {}, query, body: {}, session: sessionOf(quote.owner), request: request() };
    const before = story.runs.get(quote.uuid);
    const active = await activeRunOf(story, quote.owner);
    const outcome = await createRun(tools)(call);
    const asksForTokens = ['insufficient-tokens', 'tokens-owed'].includes(text(outcome));
    const left = story.world.leaving.has(quote.owner);
    // A plan that operators withdraw meanwhile is no longer active.
    const isActive = active !== undefined && active === (await activeRunOf(story, quote.owner));
    if (isActive && asksForTokens && !left)
      story.world.violation('tokens are asked for although another plan is active');
    if (outcome.kind === 'answer') story.runs.set(quote.uuid, outcome.value.data.run_id);
    if (!left && before !== undefined && (outcome.kind !== 'answer' || outcome.value.data.run_id !== before))
      story.world.violation(`a plan quote that has its run was answered ${text(outcome)}`);
    if (text(outcome) === 'conflict') story.world.violation('an unknown outcome was passed on');
    return text(outcome);
  });

export function openPlanFor(story: Story, owner: string): Promise<Task> {
  return start(story, 'choose BASIC', async (tools) => {
    const call = {
      params: {},
      query: { planType: 'BASIC' },
      body: {},
      session: sessionOf(owner),
      request: request(),
    };
    const outcome = passing(story, `plan ${owner}`, await openPlanQuote(tools)(call));
    if (outcome.kind === 'answer') {
      const { uuid, quote } = outcome.value;
      story.planQuotes.push({ owner, uuid, charge: quote.charge });
    }
    return text(outcome);
  });
}

interface UnlockWish {
  owner: string;
  path: PathName;
  /** In hundredths. Without a shown price, any price is accepted. */
  agreed?: number;
}

export const unlocking =
  (story: Story, { owner, path, agreed }: UnlockWish) =>
  async (tools: Tools): Promise<string> => {
    const query = agreed === undefined ? {} : { price: String(agreed / 100) };
    const call = { params: path, query, body: {}, session: sessionOf(owner), request: request() };
    const key = `${owner} ${path.pathSlug}`;
    const before = story.unlocked.has(key);
    const { world } = story;
    const standingBefore = await standingOf(world, owner, path);
    const outcome = await unlockPath(tools)(call);
    const standingAfter = await standingOf(world, owner, path);
    const isCovered =
      isSame(standingBefore, standingAfter) && standingAfter.due === 0 && !world.leaving.has(owner);
    if (isCovered && text(outcome) === 'insufficient-tokens')
      world.violation('a path that is paid for is said to cost more');
    if (outcome.kind === 'answer') story.unlocked.add(key);
    else if (before && !story.world.leaving.has(owner))
      story.world.violation(`an unlocked path was answered ${text(outcome)}`);
    const isOther = agreed !== undefined && agreed !== priceOf(path);
    if (isOther && priceOf(path) > 0 && outcome.kind === 'answer' && !outcome.value.unlockedBefore)
      story.world.violation('a path was unlocked at a price that its owner did not agree to');
    if (!isOther && text(outcome) === 'price-changed')
      story.world.violation('a price that is the same is said to have changed');
    return text(outcome);
  };

export function unlockFor(
  story: Story,
  owner: string,
  path: PathName = story.world.chance.pick(paths),
): Promise<Task> {
  const { chance } = story.world;
  const agreed = chance.pick([undefined, priceOf(path), priceOf(path), priceOf(path) + 1000]);
  const wish = { owner, path, ...(agreed === undefined ? {} : { agreed }) };
  return start(story, `unlock ${path.pathSlug}`, unlocking(story, wish));
}

/** The text does not matter here. */
const texts = { read: async () => ({}) as WholePath };

export const readPath = (tools: Tools, owner: string, params: PathName) =>
  getPathContent({ ...tools, texts })({
    params,
    query: {},
    body: {},
    session: sessionOf(owner),
    request: request(),
  });

/** The actions of users with their tokens. */
export const spending = {
  openPlan: (story: Story) => openPlanFor(story, someUser(story)),

  async createRun(story: Story) {
    const { world, planQuotes } = story;
    const quote = world.chance.pick(planQuotes.filter(({ owner }) => !world.gone.has(owner)));
    if (quote !== undefined) await createRunFrom(story, quote);
  },

  unlock: (story: Story) => unlockFor(story, someUser(story)),

  async read(story: Story) {
    const path = story.world.chance.pick(paths);
    const owner = someUser(story);
    await start(story, `read ${path.pathSlug}`, async (tools) => {
      const unlocked = story.unlocked.has(`${owner} ${path.pathSlug}`);
      const outcome = await readPath(tools, owner, path);
      if (unlocked && !story.world.leaving.has(owner) && text(outcome) === 'path-locked')
        story.world.violation('an unlocked path is locked');
      return outcome.kind === 'answer' ? 'read' : text(outcome);
    });
  },
} as const satisfies Record<string, (story: Story) => Promise<unknown>>;
