import { describe, expect, it } from 'vitest';
import { mailSenderOf } from './mail-sender.ts';

describe('the sender of a stage', () => {
  it('is split into the address and its domain', () => {
    expect(mailSenderOf('Waymint <hello@mail.waymint.test>')).toEqual({
      address: 'hello@mail.waymint.test',
      domain: 'mail.waymint.test',
    });
  });

  it.each(['hello@waymint.test', 'Waymint <hello>', 'Waymint <a@b@c>', ''])(
    'is refused as "%s"',
    (mailFrom) => {
      expect(() => mailSenderOf(mailFrom)).toThrow(/Name <address>/);
    },
  );
});
