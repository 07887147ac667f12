import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '#web/lib/session/session.ts';
import { isKeptAsOwned, keepOwned, keepRead, readSections, useReadSections } from './reading-progress.ts';

const name = 'mia:maker/stall';

it('keeps read sections and owned paths apart', () => {
  keepRead(name, ['first']);
  expect([readSections(name), isKeptAsOwned(name)]).toEqual([['first'], false]);
  keepOwned(name);
  expect([readSections(name), isKeptAsOwned(name)]).toEqual([['first'], true]);
  expect([readSections('mia:maker/sta'), isKeptAsOwned('mia:maker/sta')]).toEqual([[], false]);
});

const section = (id: string, { open, end }: { open: boolean; end: number }) => {
  const part = document.createElement('section');
  part.className = 'path-section';
  part.innerHTML = `<details ${open ? 'open' : ''}><summary><h2 id="${id}">${id}</h2></summary><div class="reading">Text</div></details>`;
  const text = part.querySelector('.reading');
  if (text) text.getBoundingClientRect = () => new DOMRect(0, end - 100, 100, 100);
  document.body.append(part);
};

const settle = () => {
  dispatchEvent(new Event('scroll'));
  act(() => void vi.advanceTimersByTime(1000));
};

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  clearSession();
  vi.useRealTimers();
});

it('counts an open section as read when its end was on the screen, and never one that was jumped over', () => {
  section('above', { open: true, end: -10 });
  section('folded', { open: false, end: 200 });
  section('read', { open: true, end: 300 });
  section('begun', { open: true, end: 4000 });
  const { result } = renderHook(() => useReadSections(name));
  expect(result.current).toEqual([]);
  settle();
  expect(result.current).toEqual(['read']);
  expect(renderHook(() => useReadSections(name)).result.current).toEqual(['read']);
  expect(readSections('mia:maker/other')).toEqual([]);
});

it('counts sections that were scrolled through slowly, and not those rushed past', () => {
  section('last', { open: true, end: 300 });
  const text = document.querySelector('.reading') ?? expect.fail();
  const { result } = renderHook(() => useReadSections(name));
  const moveTo = (end: number, ms: number) => {
    text.getBoundingClientRect = () => new DOMRect(0, end - 100, 100, 100);
    dispatchEvent(new Event('scroll'));
    act(() => void vi.advanceTimersByTime(ms));
  };
  moveTo(300, 100);
  moveTo(-50, 2000);
  expect(result.current).toEqual([]);
  for (let end = 600; end > 0; end -= 100) moveTo(end, 100);
  moveTo(-50, 0);
  expect(result.current).toEqual(['last']);
});

it('is cleared by logging out', () => {
  section('read', { open: true, end: 300 });
  renderHook(() => useReadSections(name));
  settle();
  clearSession();
  expect(readSections(name)).toEqual([]);
});
