import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { WholePath } from '#shared/contract/content-files.ts';
import { type Access, type AccessEvent, nextAccess, useAccess, visiting } from './path-access.ts';

const content = (...html: (string | undefined)[]): WholePath => ({
  meta: {
    slug: 'printable-shop',
    icon: '🖨️',
    title: 'Printable Shop',
    description: 'Sell files that people print.',
    tech: 'Low',
    time: '3–5 h/week',
    budget: '$0–99',
    scaling: 'High',
    hourCents: 6_00,
    tags: ['digital'],
    price: 79,
    sale: null,
    personaLabel: 'Side Hustle Starter',
    personaSlug: 'side-hustle-starter',
    metaDescription: 'How to sell files that people print.',
    checked: '2026-11-20',
  },
  locked: null,
  kit: null,
  kitParts: null,
  next: null,
  yearHtml: '<p>Planned.</p>',
  year: { aheadMonth: 2, lowestCents: 0, closingCents: 900_00 },
  shown: null,
  related: [],
  sections: html.map((text, index) => ({
    id: `section-${index}`,
    title: `Section ${index}`,
    minutes: 2,
    ...(text === undefined ? {} : { html: text }),
  })),
});

const whole = content('<p>One</p>', '<p>Two</p>', '<p>Three</p>');

const preview = content('<p>One</p>', '<p>Two</p>', undefined);

const checking: Access = { kind: 'checking' };

const locked: Access = { kind: 'locked' };

const opening: Access = { kind: 'opening', cause: 'arrival', failures: 0 };

const failed: Access = { kind: 'failed', cause: 'arrival', failures: 1 };

const retrying: Access = { kind: 'opening', cause: 'retry', failures: 1 };

const open: Access = { kind: 'open', cause: 'arrival', content: whole };

describe('access to a path', () => {
  it.each<[string, Access, AccessEvent, Access]>([
    [
      'is locked while it is not bought',
      checking,
      { account: 'mia', kind: 'status', purchased: false },
      locked,
    ],
    [
      'is neither open nor for sale while the status is unknown',
      checking,
      { account: 'mia', kind: 'status', purchased: 'unknown' },
      { kind: 'unsure' },
    ],
    [
      'is locked once the status is known',
      { kind: 'unsure' },
      { account: 'mia', kind: 'status', purchased: false },
      locked,
    ],
    [
      'opens once it is known to be bought',
      { kind: 'unsure' },
      { account: 'mia', kind: 'status', purchased: true },
      opening,
    ],
    [
      'stays locked when a later check fails',
      locked,
      { account: 'mia', kind: 'status', purchased: 'unknown' },
      locked,
    ],
    ['opens when it was bought', checking, { account: 'mia', kind: 'status', purchased: true }, opening],
    ['is not reset by a late status', open, { account: 'mia', kind: 'status', purchased: false }, open],
    [
      'opens when it was bought in another tab',
      locked,
      { account: 'mia', kind: 'status', purchased: true },
      { kind: 'opening', cause: 'elsewhere', failures: 0 },
    ],
    [
      'opens once it is unlocked',
      locked,
      { account: 'mia', kind: 'unlocked' },
      { kind: 'opening', cause: 'unlock', failures: 0 },
    ],
    [
      'opens when it is unlocked before its status is known',
      checking,
      { account: 'mia', kind: 'unlocked' },
      { kind: 'opening', cause: 'unlock', failures: 0 },
    ],
    [
      'moves a reader who unlocked it when its status arrived first',
      opening,
      { account: 'mia', kind: 'unlocked' },
      { kind: 'opening', cause: 'unlock', failures: 0 },
    ],
    [
      'moves a reader whose text arrived before the unlock',
      open,
      { account: 'mia', kind: 'unlocked' },
      { ...open, cause: 'unlock' },
    ],
    ['is open with the whole text', opening, { account: 'mia', kind: 'content', content: whole }, open],
    ['fails without a text', opening, { account: 'mia', kind: 'content', content: undefined }, failed],
    ['fails with half a text', opening, { account: 'mia', kind: 'content', content: preview }, failed],
    [
      'ignores a text that it does not wait for',
      locked,
      { account: 'mia', kind: 'content', content: whole },
      locked,
    ],
    ['opens again on a retry', failed, { account: 'mia', kind: 'retry' }, retrying],
    [
      'is open after a retry',
      retrying,
      { account: 'mia', kind: 'content', content: whole },
      { kind: 'open', cause: 'retry', content: whole },
    ],
    [
      'counts the failures',
      retrying,
      { account: 'mia', kind: 'content', content: undefined },
      { kind: 'failed', cause: 'retry', failures: 2 },
    ],
    [
      'is closed while its payment is owed',
      opening,
      { account: 'mia', kind: 'owed', message: 'Please add 79 tokens.' },
      { kind: 'owed', message: 'Please add 79 tokens.' },
    ],
    ['has nothing to retry while it opens', opening, { account: 'mia', kind: 'retry' }, opening],
  ])('%s', (_behaviour, before, event, after) => {
    expect(nextAccess({ account: 'mia', access: before }, event)).toEqual({ account: 'mia', access: after });
  });

  it.each<[string, AccessEvent]>([
    ['a text', { account: 'mia', kind: 'content', content: whole }],
    ['a purchase', { account: 'mia', kind: 'unlocked' }],
    ['a status', { account: 'mia', kind: 'status', purchased: true }],
  ])('ignores %s of another account', (_what, event) => {
    for (const access of [checking, locked, opening]) {
      const state = { account: 'sam', access };
      expect(nextAccess(state, event)).toBe(state);
    }
  });

  it('starts over with every change of account', () => {
    const state = { account: 'mia', access: open };
    expect(nextAccess(state, { account: undefined, kind: 'account' })).toEqual(visiting);
    expect(nextAccess(state, { account: 'sam', kind: 'account' })).toEqual({
      account: 'sam',
      access: checking,
    });
  });
});

afterEach(cleanup);

const AccessKind = () => useAccess()[0].access.kind;

it.each([
  ['a visitor', '', 'visitor'],
  ['a payer who returns logged out', '?status=success&session_id=cs_1', 'unsure'],
])('the access of %s is known', (_who, query, kind) => {
  render(
    <MemoryRouter initialEntries={[`/path${query}`]}>
      <AccessKind />
    </MemoryRouter>,
  );
  screen.getByText(kind);
});
