import { cleanup, render, screen } from '@testing-library/react';
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
  rerender(<LivePanel answers={answers} user={user} plan="PRO" />);
  expect(screen.getByText('A$500 a month')).toBeTruthy();
});
