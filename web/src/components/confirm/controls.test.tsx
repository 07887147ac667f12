import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmed as contract } from '#shared/contract/confirmed.ts';
import { type Confirmed, nothingConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { someValues } from '../understanding/testing/some-understanding.ts';
import { ConfirmControl, type ControlKind } from './confirm-control.tsx';
import type { ConfirmProps } from './control-parts.tsx';
import { HiddenSentences } from './hidden-sentences.tsx';
import { OwnIdea } from './pick-business.tsx';
import { WeekGrid } from './week-grid.tsx';

afterEach(cleanup);

const trades = [
  { id: 'carpentry', name: 'Carpentry, small jobs', titles: ['carpenter', 'chippy'] },
  { id: 'bookkeeping', name: 'Bookkeeping', titles: ['bookkeeper'] },
];

/** Keeps the confirmed value, as a page does, and checks each change against the contract. */
function show(draw: (props: ConfirmProps) => ReactNode, start: Confirmed = nothingConfirmed) {
  const last = { value: start, set: (_: Confirmed) => {} };
  function Page() {
    const [value, setValue] = useState(start);
    last.set = setValue;
    const change = (next: Confirmed) => {
      expect(contract.safeParse(next).error?.issues).toBeUndefined();
      last.value = next;
      setValue(next);
    };
    return draw({ value, read: someValues(), onChange: change });
  }
  render(<Page />);
  return last;
}

const showControl = (kind: ControlKind, start?: Confirmed, loadTrades = async () => trades) =>
  show((props) => <ConfirmControl kind={kind} loadTrades={loadTrades} {...props} />, start);

describe('the price', () => {
  it('of the first item is set, and left to the answers when it is cleared', async () => {
    const last = showControl('price');
    const price = screen.getByLabelText('Price of the first item');
    await userEvent.type(price, '65');
    expect(last.value).toEqual({ version: 1, price: { cents: 6500 } });
    await userEvent.clear(price);
    expect(last.value).toEqual(nothingConfirmed);
  });
});

describe('the goal', () => {
  it('shows its source words, and waits for before or after tax', async () => {
    const last = showControl('goal');
    screen.getByText('You wrote “$800 a month by next June”');
    const amount = screen.getByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    expect(last.value).toEqual(nothingConfirmed);
    await userEvent.click(screen.getByRole('radio', { name: 'After tax' }));
    expect(last.value).toEqual({
      version: 1,
      goal: { cents: 90_000, per: 'month', tax: 'after', by: '2027-06-30' },
      was: { goal: '$800 a month by next June' },
    });
  });

  it('asks nothing about tax for a sum to save', async () => {
    const last = showControl('goal');
    await userEvent.selectOptions(screen.getByLabelText('How often'), 'in total');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(last.value.goal).toEqual({ cents: 80_000, per: 'total', tax: 'after', by: '2027-06-30' });
  });
});

it('corrects a misread wage', async () => {
  const last = showControl('income');
  const amount = screen.getByLabelText('Amount: a wage');
  expect((amount as HTMLInputElement).value).toBe('950');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1180');
  await userEvent.click(screen.getByLabelText('A pension'));
  expect(last.value.income).toEqual([{ kind: 'wage', cents: 118_000, per: 'week' }, { kind: 'pension' }]);
  await userEvent.click(screen.getByLabelText('Nothing at the moment'));
  expect(last.value.income).toEqual([{ kind: 'none' }]);
});

describe('the hours', () => {
  it('turn a range into one number', async () => {
    const last = showControl('hours');
    screen.getByText('You wrote “5–10h”');
    await userEvent.type(screen.getByLabelText('Hours in a normal week'), '38');
    expect(last.value.hours).toEqual({ low: 38, high: 38 });
  });

  it('reject unreadable text once the field is left, and keep it', async () => {
    const last = showControl('hours');
    const field = screen.getByLabelText('Hours in a normal week');
    await userEvent.type(field, 'many');
    expect(screen.queryByText(/Please write a number/)).toBeNull();
    await userEvent.tab();
    screen.getByText(/Please enter a number of hours/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('many');
    expect(last.value).toEqual(nothingConfirmed);
  });
});

it('fill in a week by keyboard', async () => {
  const last = showControl('week');
  screen.getByRole('button', { name: 'Tuesday evening: free', pressed: true });
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday morning: not free');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  screen.getByRole('button', { name: 'Tuesday afternoon: free', pressed: true });
  await userEvent.keyboard('{ArrowRight} ');
  expect(last.value.week).toEqual([{ day: 'tue', part: 'afternoon' }]);
  // The grid is one tab stop.
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('a time of some weeks is shown as such, becomes one of all weeks, and its week can be named', async () => {
  const week = [{ day: 'sat', part: 'morning', is: 'free', when: 'every second week' } as const];
  const last = show((props) => <WeekGrid {...props} read={{ ...props.read, week: [...week] }} />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Saturday morning: free, every second week', pressed: true }),
  );
  expect(last.value.week).toEqual([{ day: 'sat', part: 'morning', everyWeek: true }]);
  screen.getByRole('button', { name: 'Saturday morning: free', pressed: true });
  await userEvent.type(screen.getByLabelText(/^A date when/), '2026-12-12');
  expect(last.value.turnFrom).toBe('2026-12-12');
});

it('the budget takes a value from another window', async () => {
  const last = showControl('money');
  const field = screen.getByLabelText<HTMLInputElement>(/^The most you can spend/);
  expect(field.value).toBe('300');
  last.set({ version: 1, money: { cents: 45_000 } });
  await vi.waitFor(() => expect(field.value).toBe('450'));
});

it('a number field can be emptied on the way to another value', async () => {
  const last = showControl('money');
  const field = screen.getByLabelText<HTMLInputElement>(/^The most you can spend/);
  await userEvent.clear(field);
  expect(field.value).toBe('');
  expect(last.value).toEqual(nothingConfirmed);
  await userEvent.type(field, '450');
  expect(last.value.money).toEqual({ cents: 45_000 });
});

it('licences are asked for when they are named or needed', async () => {
  const last = showControl('licences');
  const licence = within(screen.getByRole('group', { name: /BAS agent registration/ }));
  expect(licence.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await userEvent.click(licence.getByRole('radio', { name: 'Yes' }));
  expect(last.value.licences).toEqual([{ licence: 'bas-agent', status: 'held' }]);
});

it('an owned item is added without submitting the form, and can be removed again', async () => {
  const last = showControl('owned');
  await userEvent.type(screen.getByLabelText('Something you own'), 'a ute{Enter}');
  expect(last.value.owned).toEqual(['a ute']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a ute' }));
  expect(last.value).toEqual(nothingConfirmed);
});

it('a kind of work can be excluded', async () => {
  const last = showControl('limits');
  await userEvent.click(screen.getByRole('button', { name: 'phone calls' }));
  expect(last.value.limits).toEqual(['phone-calls']);
});

describe('the trade picker', () => {
  it('finds work by the titles of its people', async () => {
    const last = showControl('trades');
    await userEvent.type(screen.getByLabelText('Search our list of work'), 'chippy');
    await userEvent.click(await screen.findByRole('button', { name: 'Carpentry, small jobs' }));
    expect(last.value.trades).toEqual(['carpentry']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Carpentry, small jobs' }));
    expect(last.value).toEqual(nothingConfirmed);
  });

  it('says that the list did not load, and retries', async () => {
    const load = vi.fn<() => Promise<typeof trades>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(trades);
    showControl('trades', undefined, load);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.type(screen.getByLabelText('Search our list of work'), 'book');
    await screen.findByRole('button', { name: 'Bookkeeping' });
  });
});

it('accepts an own idea once it has a name, with the figures so far', async () => {
  const last = show((props) => <OwnIdea {...props} />);
  await userEvent.type(screen.getByLabelText('Price each'), '120');
  expect(last.value).toEqual(nothingConfirmed);
  await userEvent.type(screen.getByLabelText('What would you sell?'), 'surfboard repairs');
  await userEvent.type(screen.getByLabelText('Hours each'), '1.5');
  expect(last.value.picked).toEqual({
    kind: 'own',
    what: 'surfboard repairs',
    priceCents: 12_000,
    hours: 1.5,
  });
  expect(screen.getByLabelText<HTMLInputElement>('What would you sell?').value).toBe('surfboard repairs');
});

it('a sentence stays out of print when the text changes', async () => {
  const background = 'I fix bikes. I left him in May.';
  const last = show((props) => <HiddenSentences {...props} background={background} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep this private: I left him in May.' }));
  expect(last.value.hidden).toEqual(['I left him in May.']);
  cleanup();
  show((props) => <HiddenSentences {...props} background="I fix bikes." />, last.value);
  screen.getByText('These words are no longer in your text.');
});
