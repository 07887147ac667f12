import { afterAll, describe, expect, it } from 'vitest';
import { prodStage } from './stages/prod.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

const stage = { ...prodStage, mailFrom: 'Waymint <hello@mail.waymint.com.au>' };
const mailZone = { hostedZoneId: 'Z0123456789', zoneName: 'waymint.com.au' };
const found = synthesise({ ...stage, mailZone });
const ofType = (type: string) => found.appResources().filter((resource) => resource.type === type);

describe('the mail domain with its zone in the account', () => {
  it('is verified by DKIM and has its own sender domain', () => {
    const [identity, ...others] = ofType('AWS::SES::EmailIdentity');
    expect(others).toEqual([]);
    expect(identity?.properties).toMatchObject({
      EmailIdentity: 'mail.waymint.com.au',
      MailFromAttributes: {
        MailFromDomain: 'bounce.mail.waymint.com.au',
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    });
  });

  it('has every record in the zone, below its own name', () => {
    const records = ofType('AWS::Route53::RecordSet').map(({ properties }) => properties);
    expect(new Set(records.map(({ HostedZoneId }) => HostedZoneId))).toEqual(new Set(['Z0123456789']));
    const plain = records.filter(({ Type }) => Type !== 'CNAME');
    expect(plain.map(({ Type, Name, ResourceRecords }) => [Type, Name, ResourceRecords])).toEqual([
      ['MX', 'bounce.mail.waymint.com.au.', ['10 feedback-smtp.ap-southeast-2.amazonses.com']],
      ['TXT', 'bounce.mail.waymint.com.au.', ['"v=spf1 include:amazonses.com ~all"']],
      ['TXT', '_dmarc.mail.waymint.com.au.', ['"v=DMARC1; p=quarantine; adkim=r; aspf=r"']],
    ]);
    const dkim = records.filter(({ Type }) => Type === 'CNAME');
    expect(dkim.map(({ Name }) => Name)).toEqual(
      [1, 2, 3].map((number) => `mail-identity.DkimDNSTokenName${number}.`),
    );
  });

  it('has no unexplained finding of cdk-nag', () => {
    expect(() => found.app.synth()).not.toThrow();
  });
});

it('is left to a person if the zone is elsewhere', () => {
  const types = synthesise(stage)
    .appResources()
    .map(({ type }) => type);
  expect(types).not.toContain('AWS::SES::EmailIdentity');
  expect(types).not.toContain('AWS::Route53::RecordSet');
});
