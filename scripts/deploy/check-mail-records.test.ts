import { describe, expect, it } from 'vitest';
import { mailRecordFaults, type Resolver } from './check-mail-records.ts';

const none = async (): Promise<never> => {
  throw Object.assign(new Error('queryMx ENOTFOUND'), { code: 'ENOTFOUND' });
};
const right: Resolver = {
  resolveMx: async () => [{ priority: 10, exchange: 'feedback-smtp.ap-southeast-2.amazonses.com' }],
  resolveTxt: async (name) => [
    // Long values are split.
    name.startsWith('_dmarc.') ? ['v=DMARC1; ', 'p=reject'] : ['v=spf1 include:amazonses.com -all'],
  ],
};

describe('DNS of the sender’s domain', () => {
  it('is right with the records that doctor prints, or stricter ones', async () => {
    expect(await mailRecordFaults('waymint.test', right)).toEqual([]);
  });

  it('lacks each record that is not there', async () => {
    const faults = await mailRecordFaults('waymint.test', { resolveMx: none, resolveTxt: none });
    expect(faults).toEqual([
      'bounce.waymint.test needs MX “10 feedback-smtp.ap-southeast-2.amazonses.com”: it is missing',
      'bounce.waymint.test needs TXT “v=spf1 include:amazonses.com ~all”: it is missing',
      '_dmarc.waymint.test needs TXT “v=DMARC1; p=quarantine; adkim=r; aspf=r”: it is missing',
    ]);
  });

  it('is wrong when a record has another value', async () => {
    const faults = await mailRecordFaults('waymint.test', {
      resolveMx: async () => [{ priority: 10, exchange: 'mail.elsewhere.test' }],
      resolveTxt: async (name) => [[name.startsWith('_dmarc.') ? 'v=DMARC1; p=none' : 'v=spf1 -all']],
    });
    expect(faults).toEqual([
      expect.stringContaining('it is “10 mail.elsewhere.test”'),
      expect.stringContaining('it is “v=spf1 -all”'),
      expect.stringContaining('it is “v=DMARC1; p=none”'),
    ]);
  });

  it('is not judged while no server answers', async () => {
    const silent = async (): Promise<never> => {
      throw Object.assign(new Error('queryMx ETIMEOUT'), { code: 'ETIMEOUT' });
    };
    await expect(mailRecordFaults('waymint.test', { ...right, resolveMx: silent })).rejects.toThrow(
      'DNS does not answer for bounce.waymint.test',
    );
  });
});
