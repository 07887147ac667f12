import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunDetail } from '#shared/contract/runs.ts';
import { startComment } from '#shared/domain/runs/fact-comment.ts';
import { type AnswerField, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { type Confirmed, nothingConfirmed } from '#shared/plan/confirm/confirmed.ts';
import type { Understanding } from '#shared/plan/describe/understanding.ts';
import {
  needsMore,
  someBusiness,
  someUnderstanding,
} from '#web/components/understanding/testing/some-understanding.ts';
import ConfirmSection from './confirm-section.tsx';
import type { RunDraft } from './use-run-draft.ts';

afterEach(cleanup);

const hoursQuestion = {
  id: 'hours-open',
  about: 'hours',
  ask: 'How many hours a week is “10h+” for you?',
  changes: 'figures',
  words: '10h+',
} as const;

const periodQuestion = {
  id: 'goal-period',
  about: 'goal',
  ask: 'Is that a week, a month or a year?',
  changes: 'goal',
} as const;

interface Shown {
  understood: Understanding;
  plan?: RunDetail['plan'];
  start?: Confirmed;
  mustAnswer?: number;
  draft?: Partial<RunDraft['draft']>;
  run?: Partial<RunDetail>;
}

/** The section inside a form, whose submission is recorded. */
function show({
  understood,
  plan = 'PRO',
  start = nothingConfirmed,
  mustAnswer,
  draft = {},
  run = {},
}: Shown) {
  const typed = { ...emptyAnswers, content: 'I fix bikes. I left him in May.' };
  const last = { value: start, answers: typed, submits: 0, understand: (_: Understanding) => {} };
  function Page() {
    const [confirmed, setConfirmed] = useState(start);
    const [answers, setAnswers] = useState(typed);
    const [understanding, understand] = useState(understood);
    last.value = confirmed;
    last.answers = answers;
    last.understand = understand;
    const runDraft = {
      draft: {
        base: { version: 1, answers: emptyAnswers },
        values: answers,
        confirmed,
        open: [],
        taken: [],
        ...draft,
      },
      confirm: setConfirmed,
      set: (field: AnswerField, text: string) => setAnswers({ ...answers, [field]: text }),
      choose: () => {},
    } as unknown as RunDraft;
    return (
      <MemoryRouter>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            last.submits += 1;
          }}
        >
          <ConfirmSection
            run={{ plan, ...run } as RunDetail}
            runDraft={runDraft}
            state={{ understanding, failure: undefined, pending: false, retry: () => {} }}
            mustAnswer={mustAnswer}
          />
          <button type="submit">Submit</button>
        </form>
      </MemoryRouter>
    );
  }
  render(<Page />);
  return last;
}

describe('the open questions', () => {
  it('come first, and open the control that answers them', async () => {
    const last = show({ understood: someUnderstanding({ questions: [hoursQuestion] }) });
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(first?.textContent).toBe('One question');
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    const field = screen.getByLabelText('Hours in a normal week');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '38{Enter}');
    expect(last.submits).toBe(0);
    expect(last.value.hours).toEqual({ low: 38, high: 38 });
    // The question is answered, but its control stays open until it is closed.
    act(() => last.understand(someUnderstanding({ questions: [] })));
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(hoursQuestion.ask)).toBeNull();
  });

  it('focus the date where they ask for it', async () => {
    const question = { id: 'goal-date', about: 'goal', ask: 'By when?', changes: 'figures' } as const;
    show({ understood: someUnderstanding({ questions: [question] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^By when/));
  });

  it('take one press for before or after tax', async () => {
    const last = show({ understood: someUnderstanding() });
    await userEvent.click(screen.getByRole('button', { name: 'After tax' }));
    expect(last.value.goal).toEqual({ cents: 80_000, per: 'month', tax: 'after', by: '2027-06-30' });
    expect(document.activeElement?.textContent).toBe('One question');
  });

  it('say that a plan without a reviewer waits for them, and open when submission was refused', () => {
    show({ understood: someUnderstanding({ questions: [periodQuestion] }), plan: 'BASIC', mustAnswer: 1 });
    screen.getByText('Needed before you submit.');
    screen.getByLabelText('Amount');
  });

  it('do not block a plan with a reviewer', () => {
    show({ understood: someUnderstanding({ questions: [periodQuestion] }) });
    expect(screen.queryByText('Needed before you submit.')).toBeNull();
  });
});

describe('a fact that was understood', () => {
  it('shows the reviewer’s question on its own line', () => {
    const [fact] = someUnderstanding().facts.filter(({ words }) => words.length > 0);
    const [said] = fact?.words ?? [];
    if (!fact || !said) expect.fail('a fact with words');
    show({
      understood: someUnderstanding(),
      run: {
        runStatus: 'REJECTED_FOR_USER_REFINEMENT',
        fieldFeedback: { [said.field]: `${startComment(said.text)}Is that every week?` },
      },
    });
    const line = screen.getByText(fact.says).closest('li');
    expect(line?.textContent).toContain('Reviewer: Is that every week?');
    expect(screen.getAllByText('Is that every week?')).toHaveLength(1);
  });

  it('repeats no source words that a fact above it shows', () => {
    const words = [{ field: 'content', text: 'I keep books for $40 an hour' }] as const;
    const fact = (id: string, says: string, text: string) => ({
      id,
      kind: 'buyer' as const,
      says,
      words: [{ ...words[0], text }],
      isConfirmed: false,
      from: [{ id, words: text }],
    });
    show({
      understood: someUnderstanding({
        facts: [fact('one', 'Buyer: a cafe.', words[0].text), fact('two', 'Your price: $40.', '$40 an hour')],
      }),
    });
    screen.getByText(`“${words[0].text}”`);
    screen.getByText('Your price: $40.');
    expect(screen.queryByText('“$40 an hour”')).toBeNull();
  });

  it('is changed on its own line, and reset there', async () => {
    const last = show({ understood: someUnderstanding({ questions: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Change my goal' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Before tax' }));
    expect(last.value.goal?.tax).toBe('before');
    await userEvent.click(screen.getByRole('button', { name: 'Undo my change' }));
    expect(last.value).toEqual(nothingConfirmed);
  });

  it('can be removed where its control is open, and used again', async () => {
    const last = show({ understood: someUnderstanding({ questions: [] }) });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change work I can do' }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove: Skill: bookkeeping/ }));
    const says = 'Skill: bookkeeping for small firms (4 years).';
    expect(last.value.removed).toEqual([{ id: 'skill:bookkeeping', words: 'bookkeeping', says }]);
    await userEvent.click(screen.getByRole('button', { name: /^Use it again: Skill: bookkeeping/ }));
    expect(last.value).toEqual(nothingConfirmed);
  });

  it('without a control is changed in the answer that it comes from', async () => {
    const last = show({
      understood: someUnderstanding({
        questions: [],
        facts: [
          {
            id: 'not-done:bikes',
            kind: 'not-done',
            says: 'You don’t do this: fix bikes.',
            words: [{ field: 'content', text: 'I fix bikes' }],
            isConfirmed: false,
            from: [{ id: 'not-done:bikes', words: 'I fix bikes' }],
          },
        ],
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: /^Change: You don’t do this/ }));
    const words = screen.getByLabelText('Your words');
    expect(words).toHaveProperty('value', 'I fix bikes.');
    await userEvent.clear(words);
    await userEvent.type(words, 'I fix bikes for cash.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(last.answers.content).toBe('I fix bikes for cash. I left him in May.');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Facts we understood' }));
    expect(last.value).toEqual(nothingConfirmed);
  });

  it('that no control holds is added to the background', async () => {
    const last = show({ understood: someUnderstanding({ questions: [] }) });
    await userEvent.click(screen.getByText('Add something'));
    await userEvent.type(screen.getByLabelText('Something else, in your own words'), 'I hold a CPR card.');
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
    expect(last.answers.content).toBe('I fix bikes. I left him in May.\nI hold a CPR card.');
    screen.getByText('Added to your background.');
  });

  it('says when the words of a correction are gone', async () => {
    const start: Confirmed = {
      version: 1,
      goal: { cents: 100, per: 'week', tax: 'after' },
      was: { goal: 'a lot' },
    };
    const last = show({ understood: someUnderstanding({ gone: ['goal'] }), start });
    screen.getByText(/You set this when your answers said “a lot”/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(last.value.was).toEqual({ goal: '$800 a month by next June' });
  });

  it('can be added without being in the answers', async () => {
    const last = show({ understood: someUnderstanding({ questions: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Add money to start' }));
    const field = screen.getByLabelText(/^The most you can spend/);
    await userEvent.clear(field);
    await userEvent.type(field, '450');
    expect(last.value.money).toEqual({ cents: 45_000 });
  });

  it('keeps a sentence of the background out of print', async () => {
    const last = show({ understood: someUnderstanding() });
    await userEvent.click(screen.getByText('Keep sentences private'));
    await userEvent.click(screen.getByRole('button', { name: 'Keep this private: I left him in May.' }));
    expect(last.value.hidden).toEqual(['I left him in May.']);
  });
});

describe('the business', () => {
  it('is one of those offered, or chosen for the customer', async () => {
    const last = show({ understood: someUnderstanding() });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Choose for me/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Catch-up of late books' }));
    expect(last.value.picked).toEqual({ kind: 'offer', id: 'bookkeeping/catch-up' });
    await userEvent.click(screen.getByRole('radio', { name: 'Let my reviewer choose' }));
    expect(last.value.picked).toEqual({ kind: 'reviewer' });
  });

  it('is not left to a reviewer where there is none', () => {
    show({ understood: someUnderstanding(), plan: 'BASIC' });
    expect(screen.queryByRole('radio', { name: 'Let my reviewer choose' })).toBeNull();
  });

  it('can be an own idea with its figures, which is kept when another is tried', async () => {
    const last = show({ understood: someUnderstanding() });
    await userEvent.click(screen.getByRole('radio', { name: 'My own idea' }));
    expect(last.value).toEqual(nothingConfirmed);
    await userEvent.type(screen.getByLabelText('What would you sell?'), 'kites');
    const own = someBusiness({ id: 'own/product', title: 'Kites', price: '$60 a kite' });
    act(() =>
      last.understand(
        someUnderstanding({ businesses: [...someUnderstanding().businesses, own], chosen: own.id }),
      ),
    );
    const card = screen.getByRole('heading', { name: 'Kites' }).closest('article');
    within(card as HTMLElement).getByText('$60 a kite');
    await userEvent.click(screen.getByRole('radio', { name: /^Choose for me/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'My own idea' }));
    expect(last.value.picked).toEqual({ kind: 'own', what: 'kites' });
  });

  it('is reported as lost when it no longer fits', () => {
    show({ understood: someUnderstanding({ isPickLost: true }) });
    screen.getByText(/doesn’t fit your answers any more/);
  });
});

it('says what to do where nothing can be planned yet', () => {
  show({ understood: needsMore });
  screen.getByRole('heading', { name: 'We can’t plan this well yet' });
  screen.getByRole('button', { name: 'Add a skill' });
  // Their email is known.
  expect(screen.queryByText('Leave your email.')).toBeNull();
});

it('says for Basic only why Basic would refuse', () => {
  const understood = someUnderstanding({ basicNeeds: ['What do you charge for one?'] });
  show({ understood, plan: 'BASIC' });
  screen.getByText('What do you charge for one?');
  cleanup();
  show({ understood });
  expect(screen.queryByText('What do you charge for one?')).toBeNull();
});

it('shows both corrections of two windows', () => {
  const theirs = {
    version: 2,
    answers: emptyAnswers,
    confirmed: { version: 1, hours: { low: 5, high: 5 } } as const,
  };
  show({
    understood: someUnderstanding(),
    start: { version: 1, hours: { low: 38, high: 38 } },
    draft: { open: ['confirmed'], theirs },
  });
  const both = within(screen.getByRole('group', { name: 'Two versions: What we understood' }));
  both.getByText('38 hours a week');
  both.getByText('5 hours a week');
});
