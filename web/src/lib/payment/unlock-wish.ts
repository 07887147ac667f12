import { dropFromTab, keepInTab, readInTab } from '../session/kept-in-tab.ts';
import { look } from '../session/session.ts';

/**
 * Remembers that Unlock was pressed before logging in, so that the dialog opens automatically afterwards; the
 * cost is confirmed there. It is kept in this tab, because the log-in page's address carries only the path.
 * Without storage, Unlock has to be pressed again.
 */
const key = 'unlock-wish';

/** Later than this, a dialog would be a surprise. */
const lifeMs = 30 * 60 * 1000;

export const keepUnlockWish = (path: string): void =>
  keepInTab(key, `${Date.now() + lifeMs} ${path}`, look()?.userId);

/** Whether the wish was for that path; it is used up by the call. */
export function takeUnlockWish(path: string): boolean {
  const [until, wished] = (readInTab(key, look()?.userId) ?? '').split(' ');
  if (wished !== path) return false;
  dropFromTab(key);
  return Date.now() < Number(until);
}
