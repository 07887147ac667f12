import { dropFromTab, keepInTab, readInTab } from './kept-in-tab.ts';
import { look } from './session.ts';

/**
 * That somebody pressed Unlock before they had logged in: back on the page, the dialog opens by itself. It only opens;
 * what it costs is confirmed there. Kept in this tab, since the address of the log-in page carries that of the path
 * alone; where nothing is kept, Unlock is pressed once more.
 */
const key = 'unlock-wish';
/** Afterwards nobody expects a dialog any more. */
const lifeMs = 30 * 60 * 1000;

export const keepUnlockWish = (path: string): void =>
  keepInTab(key, `${Date.now() + lifeMs} ${path}`, look()?.userId);

/** Whether it was for that path; once. */
export function takeUnlockWish(path: string): boolean {
  const [until, wished] = (readInTab(key, look()?.userId) ?? '').split(' ');
  if (wished !== path) return false;
  dropFromTab(key);
  return Date.now() < Number(until);
}
