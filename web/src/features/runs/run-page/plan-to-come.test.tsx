import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { answerCalls, beSignedIn, refusal } from '#web/lib/testing/answer-calls.ts';
import { FinishedPlan } from './plan-to-come.tsx';

beforeEach(beSignedIn);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const task = (title: string, day: string) =>
  `BEGIN:VEVENT\r\nSUMMARY:${title}\r\nDESCRIPTION:0.5 hours\\nWhere: At your desk\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`;

it('a finished plan shows its first tasks from its calendar', async () => {
  const days = ['20261124', '20261124', '20261125', '20261126'];
  answerCalls({
    'GET /files/file_1/calendar': () =>
      new Response(
        `NAME:Waymint plan: Brand Kit in a Week\r\n${days.map((day, at) => task(`Task ${at}`, day)).join('')}`,
      ),
  });
  renderOnPage(<FinishedPlan fileId="file_1" />);
  await screen.findByText('Task 0');
  expect(screen.getByRole('heading', { name: 'What to do first' })).toBeTruthy();
  const tasks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tasks).toHaveLength(3);
  expect(tasks[0]).toBe('Tuesday 24\u00a0November · 0.5 hoursTask 0Where: At your desk');
});

it('an older plan without a calendar shows no tasks', async () => {
  const calls = answerCalls({
    'GET /files/file_1/calendar': () => refusal(404, 'not-found', 'We couldn’t find that.'),
  });
  const { container } = renderOnPage(<FinishedPlan fileId="file_1" />);
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull());
  expect(calls).toEqual(['GET /files/file_1/calendar']);
});
