import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreparedHtml } from '#web/components/text/prepared-html.tsx';
import { CopyScripts } from './copy-scripts.tsx';

const titled =
  '<blockquote><p><strong>Message: day 4</strong></p><p><span class="blank">Dean</span>, one\nidea for you.</p><ol><li>First</li><li>Then</li></ol></blockquote>';

const bare = '<blockquote><p>I come in most Fridays and see you.</p></blockquote>';

let copied: string[] = [];

beforeEach(() => {
  copied = [];
});

afterEach(() => vi.restoreAllMocks());

const draw = (html: string) =>
  render(
    <>
      <PreparedHtml className="reading" html={html} />
      <CopyScripts sectionCount={1} />
    </>,
  );

const listen = () => {
  const by = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  return by;
};

describe('the copy buttons of a text', () => {
  it('copy a script without its title, with blanks in brackets', async () => {
    draw(titled);
    const by = listen();
    await by.click(screen.getByRole('button', { name: 'Copy “Message: day 4”' }));
    expect(copied).toEqual(['[Dean], one idea for you.\n\n1. First\n2. Then']);
    expect(screen.getByRole('button').textContent).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('say what to do when a browser does not copy', async () => {
    draw(titled);
    const by = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await by.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('Select the text and copy it yourself');
    expect(screen.getByRole('button').textContent).toBe('Copy');
  });

  it('exist for scripts without a title only where none has one', async () => {
    const { unmount } = draw(bare);
    const by = listen();
    await by.click(screen.getByRole('button', { name: 'Copy “I come in most Fridays …”' }));
    expect(copied).toEqual(['I come in most Fridays and see you.']);
    unmount();
    draw(titled + bare);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('are added once for each script of newly loaded text', () => {
    const { rerender } = draw(titled);
    const whole = (
      <>
        <PreparedHtml className="reading" html={titled} />
        <CopyScripts sectionCount={2} />
        <PreparedHtml className="reading" html={titled.replace('day 4', 'day 10')} />
      </>
    );
    rerender(whole);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy “Message: day 4”',
      'Copy “Message: day 10”',
    ]);
  });
});
