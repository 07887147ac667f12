import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import { type ReviewWork, reviewCheckIds } from '#shared/plan/review/review.ts';
import { someUnderstanding } from '#web/components/understanding/testing/some-understanding.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, refusal } from '#web/lib/testing/answer-calls.ts';
import { ReviewDesk } from './review-desk.tsx';
import { ClosedReview } from './review-page.tsx';

// Only a browser runs pdf.js; the browser tests cover its pages.
vi.mock('./plan/plan-pages.tsx', () => ({
  default: ({ changed }: { changed: readonly string[] }) => <p>Changed: {changed.join(', ') || 'nothing'}</p>,
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const submission: SubmissionShown = {
  runId: 'run_1',
  plan: 'PRO',
  attempt: 1,
  maxAttempts: 2,
  submittedAt: '2026-11-22T00:00:00.000Z',
  answers: {
    budget: '<300',
    timePerWeek: '5–10h',
    skills: 'Writing',
    interests: 'Books',
    incomeGoal: 'I want to earn $800 a month.',
    content: 'I edit the newsletters of two clubs.',
  },
  profile: { name: 'Mia', country: 'Australia', abn: '83914571673' },
  flags: [],
  understood: someUnderstanding({
    questions: [],
    facts: [
      {
        id: 'hours',
        kind: 'hours',
        says: 'You have 5 to 10 hours a week.',
        words: [{ field: 'timePerWeek', text: '5–10h' }],
        isConfirmed: false,
        from: [{ id: 'hours', words: '5–10h' }],
      },
    ],
  }),
  unused: [],
  work: { checks: {}, notes: [] },
  workVersion: 0,
};

const checked: ReviewWork = {
  checks: Object.fromEntries(reviewCheckIds.map((id) => [id, ''])),
  notes: [],
  firstName: 'Rose',
};

const planAt =
  (workVersion: number, cash = 'b') =>
  () =>
    Response.json({
      status: 'ok',
      data: {
        hash: 'a'.repeat(64),
        at: '2026-11-22T01:00:00.000Z',
        workVersion,
        sections: [
          { id: 'goal', title: 'Your goal', hash: 'a' },
          { id: 'cash', title: 'Cash flow', hash: cash },
        ],
        document: btoa('%PDF'),
      },
    });

interface Desk {
  shown?: Partial<SubmissionShown>;
  answers?: Parameters<typeof answerCalls>[0];
}

function openDesk({ shown = {}, answers = {} }: Desk = {}) {
  const calls = answerCalls({ 'POST /review/preview': planAt(shown.workVersion ?? 0), ...answers });
  const onDecided = vi.fn<(verdict: string) => void>();
  const onChanged = vi.fn<() => void>();
  const page = renderOnPage(
    <ReviewDesk
      token="t"
      submission={{ ...submission, ...shown }}
      onDecided={onDecided}
      onChanged={onChanged}
    />,
  );
  return { calls, onDecided, onChanged, page };
}

describe('the review page', () => {
  it('names the customer, with the ABN in groups and times in the zone of the office', () => {
    openDesk();
    expect(screen.getByText('ABN').nextSibling?.textContent).toBe('83 914 571 673');
    expect(screen.getByText(/^Submission 1 of 2/).textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /submitted 22 Nov 2026, 11:00 am AEDT$/,
    );
  });

  it('says that the payment of the plan is owed', () => {
    openDesk({ shown: { owed: '99 tokens' } });
    screen.getByText('The payment for this plan was reversed');
    screen.getByText(/The customer owes 99 tokens/);
  });

  it('shows safety notes first, then excluded sentences, then open questions', () => {
    const hidden = 'My former partner must not know.';
    openDesk({
      shown: {
        flags: [
          { code: 'goal-not-supported', sentence: 'The plan reaches about 40% of the goal.' },
          { code: 'safety', sentence: 'There is a safety note.' },
        ],
        confirmed: { version: 1, hidden: [hidden] },
        understood: {
          ...submission.understood,
          questions: [{ id: 'q', about: 'goal', ask: 'Before or after tax?', changes: 'goal' }],
        },
      },
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Safety notes',
      'Never printed',
      'Open questions',
      'Look at this first',
    ]);
    within(screen.getByRole('region', { name: 'Never printed' })).getByText(/must not know/);
  });

  it('starts a comment on the answer that a fact came from', async () => {
    openDesk();
    await userEvent.click(screen.getByRole('button', { name: /^Ask about this/ }));
    const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Comment: Time per week',
    });
    expect(comment.value).toBe('About “5–10h”: ');
  });
});

describe('an approval', () => {
  it('names what is missing and links to it', async () => {
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Tick 6 more checks' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Goal/ }));
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Enter your first name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your first name' }));
  });

  it('asks for confirmation with the printed additions, and sends the plan that was seen', async () => {
    const sent: unknown[] = [];
    const work = { ...checked, notes: [{ section: 'cash', text: 'Keep $200 back.' }] };
    const { onDecided } = openDesk({
      shown: { work, workVersion: 3 },
      answers: { 'POST /review': () => Response.json({ status: 'ok', global: 'Approved. Thank you.' }) },
    });
    const inner = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (init.method === 'POST' && address.endsWith('/review')) sent.push(JSON.parse(String(init.body)));
      return inner(address, init);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this plan?' });
    within(dialog).getByText(/Keep \$200 back\./);
    within(dialog).getByText('Rose');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Approve plan/ }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledWith('approve'));
    expect(sent).toEqual([
      {
        decision: 'approve',
        feedback: '',
        seen: { hash: 'a'.repeat(64), at: '2026-11-22T01:00:00.000Z', workVersion: 3 },
      },
    ]);
  });

  it.each([
    [
      'that never came',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /We can’t tell whether your decision arrived/,
    ],
    [
      'that refuses it',
      () => refusal(400, 'invalid-input', 'Please tick all six checks.'),
      /Nothing was decided\./,
    ],
  ])('says for an answer %s what is known about the decision', async (_kind, answer, words) => {
    openDesk({ shown: { work: checked }, answers: { 'POST /review': answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve plan' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Approve plan/ }));
    await within(dialog).findByText(words);
  });

  it('reloads a plan that changed meanwhile, and says so', async () => {
    const { onDecided, onChanged, calls } = openDesk({
      shown: { work: checked },
      answers: { 'POST /review': () => refusal(409, 'review-changed', 'It changed.') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve plan' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve plan/ }),
    );
    await screen.findByText(/The plan has changed since you looked at it/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onDecided).not.toHaveBeenCalled();
    expect(onChanged).toHaveBeenCalled();
    await waitFor(() => expect(calls.filter((call) => call === 'POST /review/preview')).toHaveLength(2));
  });

  it('is not offered where no plan can be printed', async () => {
    openDesk({
      shown: { work: checked },
      answers: { 'POST /review/preview': () => refusal(409, 'nothing-planned', 'No business fits.') },
    });
    await screen.findByText(/No business fits\./);
    expect(screen.getByRole('button', { name: 'No plan to approve' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('the work of a reviewer', () => {
  it('is saved after a pause, and the plan is redrawn with its changes marked', async () => {
    let saves = 0;
    const { calls } = openDesk({
      answers: {
        'PUT /review': () => {
          saves += 1;
          return Response.json({ status: 'ok', data: { workVersion: saves } });
        },
        'POST /review/preview': () => planAt(saves, saves === 0 ? 'b' : 'c')(),
      },
    });
    await screen.findByText('Changed: nothing');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Add a note to a section' }),
      'Cash flow',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Note: Cash flow' }), 'Keep $200 back.');
    await screen.findByText('Changed: Cash flow', undefined, { timeout: 5000 });
    await screen.findByText(/^Saved \d\d:\d\d$/);
    expect(calls.filter((call) => call === 'PUT /review')).toHaveLength(1);
  });

  it('survives a reload before it is saved', async () => {
    const { page } = openDesk({ answers: { 'PUT /review': () => Promise.reject(new TypeError('offline')) } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to the customer' }), 'Well done.');
    page.unmount();
    openDesk();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note to the customer' }).value).toBe(
      'Well done.',
    );
  });

  it('merges the saves of another window, and loses no typed text', async () => {
    const { page, onChanged } = openDesk({
      answers: { 'PUT /review': () => refusal(409, 'review-changed', 'It changed.') },
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to the customer' }), 'Mine.');
    await waitFor(() => expect(onChanged).toHaveBeenCalled(), { timeout: 5000 });
    const theirs = { checks: { goal: 'Theirs.' }, notes: [], toCustomer: 'Another text.' };
    page.unmount();
    openDesk({ shown: { work: theirs, workVersion: 4 } });
    await screen.findByText('This review changed in another window');
    screen.getByText('Another text.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note to the customer' }).value).toBe(
      'Mine.',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Comment: Goal' }).value).toBe('Theirs.');
  });
});

describe('a correction', () => {
  it('saves a price and a business as the reviewer’s, and reloads what depends on them', async () => {
    const bodies: { work: ReviewWork }[] = [];
    const { onChanged } = openDesk({
      answers: {
        'PUT /review': () => Response.json({ status: 'ok', data: { workVersion: bodies.length } }),
        'POST /review/preview': () => planAt(bodies.length)(),
      },
    });
    const inner = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (init.method === 'PUT') bodies.push(JSON.parse(String(init.body)));
      return inner(address, init);
    });
    await userEvent.type(screen.getByRole('textbox', { name: 'Price of the first item' }), '140');
    await userEvent.click(screen.getByRole('button', { name: /^Plan this instead/, hidden: true }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled(), { timeout: 5000 });
    expect(bodies.at(-1)?.work.reviewed).toEqual({
      version: 1,
      price: { cents: 14_000 },
      picked: { kind: 'offer', id: 'bookkeeping/catch-up' },
    });
  });

  it('removes a wrong fact, and restores it', async () => {
    openDesk();
    await userEvent.click(screen.getByRole('button', { name: /^This is wrong/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Put back/ }));
    expect(screen.queryByText(/^Left out/)).toBeNull();
  });
});

describe('sending back', () => {
  it('needs a question', async () => {
    const { calls, onDecided } = openDesk();
    await userEvent.click(screen.getByRole('button', { name: /^Send it back/ }));
    await screen.findAllByText(/^Please say what should change/);
    expect(calls).not.toContain('POST /review');
    expect(onDecided).not.toHaveBeenCalled();
  });
});

describe('a submission that another reviewer has decided', () => {
  const closed = (
    <ClosedReview
      token="t"
      submission={submission}
      heading="Already decided"
      reason="This submission was approved by another reviewer."
    />
  );

  it('needs no further action without unsaved text', () => {
    answerCalls({});
    renderOnPage(closed);
    screen.getByText('This can no longer be decided');
    screen.getByRole('heading', { level: 1, name: 'Already decided' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText(/Your text wasn’t sent/)).toBeNull();
  });

  it('keeps unsaved text for copying', async () => {
    const { page } = openDesk({ answers: { 'PUT /review': () => Promise.reject(new TypeError('offline')) } });
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Your question to the customer/ }),
      'Who pays?',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to the customer' }), 'Well done.');
    page.unmount();
    answerCalls({});
    renderOnPage(closed);
    await screen.findByText('Who pays?');
    screen.getByText('Well done.');
    screen.getByText(/Your text wasn’t sent/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
