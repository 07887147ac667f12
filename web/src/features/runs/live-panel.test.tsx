import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { user } from '#web/lib/testing/answer-calls.ts';
import LivePanel from './live-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = { ...emptyAnswers, timePerWeek: '3–5h', incomeGoal: 'A$500 a month' };

it('shows how a goal is read', () => {
  render(<LivePanel answers={answers} user={user} plan="PRO" />);
  expect(screen.getByText('A$500 a month')).toBeTruthy();
});

it('judges no goal by hours that nobody chose', () => {
  const line = document.body.appendChild(document.createElement('div'));
  render(<LivePanel answers={{ ...answers, timePerWeek: '' }} user={user} plan="PRO" line={line} />);
  expect(screen.getByText('A$500 a month')).toBeTruthy();
  expect(screen.getByText(/^Choose your hours a week/)).toBeTruthy();
  expect(screen.queryByText(/what this path supports|needed, not|What would have to be true/)).toBeNull();
  expect(screen.getByRole('button', { name: 'How we read it' })).toBeTruthy();
  line.remove();
});

it('tells the verdict in one line beside the form, which opens the whole', async () => {
  const line = document.body.appendChild(document.createElement('div'));
  render(<LivePanel answers={answers} user={user} plan="PRO" line={line} />);
  const bar = screen.getByRole('button', { name: /^How we read it: .+, A\$[\d,]+ a month, goal A\$500$/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(bar);
  const whole = screen.getByRole('dialog', { name: 'How we read it' });
  expect(whole.textContent).toContain('Goal as readA$500 a month');
  expect(line.contains(whole)).toBe(false);
  line.remove();
});

it('says that it can’t read the answers when the model fails, reports the fault, and reads the next ones', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('no such path');
  const failing = () => {
    throw fault;
  };
  const { rerender } = render(<LivePanel answers={answers} user={user} plan="PRO" explainInput={failing} />);
  expect(screen.getByText(/a fault on our side/)).toBeTruthy();
  expect(screen.queryByText(/Write your income goal/)).toBeNull();
  expect(reported).toHaveBeenCalledWith(fault);
  expect(screen.getByText(/save and submit them as usual/)).toBeTruthy();
  rerender(<LivePanel answers={answers} user={user} plan="PRO" editable={false} explainInput={failing} />);
  expect(screen.queryByText(/save and submit/)).toBeNull();
  rerender(<LivePanel answers={answers} user={user} plan="PRO" />);
  expect(screen.getByText('A$500 a month')).toBeTruthy();
});

it('says of every kind of plan what it heard that somebody will not do, in their own words', () => {
  const content =
    'I edit newsletters. I can’t drive, and weekends are for the kids. I would rather not phone strangers.';
  render(<LivePanel answers={{ ...answers, content }} user={user} plan="BASIC" />);
  expect(screen.getByRole('heading', { name: 'What you said you will not do' })).toBeTruthy();
  expect(screen.getByText('“I would rather not phone strangers.”')).toBeTruthy();
  expect(screen.getAllByText('“I can’t drive, and weekends are for the kids.”')).toHaveLength(1);
  expect(screen.queryByText(/I edit newsletters/)).toBeNull();
});

it('says nothing of it where nothing is refused', () => {
  render(<LivePanel answers={answers} user={user} plan="BASIC" />);
  expect(screen.queryByText(/you said you will not do/)).toBeNull();
});
