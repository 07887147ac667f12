import { describe, expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

describe('the link in a mail', () => {
  it('is read from the query', () => {
    expect(readMailLink('?userId=usr_1&token=a-b_c&utm_source=mail')).toEqual({
      userId: 'usr_1',
      token: 'a-b_c',
    });
  });

  it.each([
    ['nothing', ''],
    ['no user', '?token=abc'],
    ['no token', '?userId=usr_1'],
    ['an empty token', '?userId=usr_1&token='],
    ['an empty user', '?userId=&token=abc'],
    ['parameters in another spelling', '?userid=usr_1&Token=abc'],
  ])('is missing in a query with %s', (_, search) => expect(readMailLink(search)).toBe('missing'));
});
