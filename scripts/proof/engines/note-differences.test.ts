import { describe, expect, it } from 'vitest';
import { differencesOf, type Heard, operationOf } from './note-differences.ts';

const heard = (status: number, body = '', headers: Heard['headers'] = {}): Heard => ({
  ...{ status, headers, body: Buffer.from(body) },
});
const call = { method: 'POST', url: '/', headers: {}, body: Buffer.from('') };

describe('two answers to one call', () => {
  it('are equal when nothing that is read differs', () => {
    const answer = heard(200, 'bytes', { etag: '"1"' });
    const moto = { ...answer, headers: { ...answer.headers, server: 'Werkzeug' } };
    expect(differencesOf('s3', { standIn: answer, moto })).toEqual([]);
  });

  it('differ in a header that is read, and in their bytes', () => {
    const answers = { standIn: heard(200, 'one', { etag: '"1"' }), moto: heard(200, 'two', { etag: '"2"' }) };
    expect(differencesOf('s3', answers)).toEqual([
      'etag: stand-in "\\"1\\"", moto "\\"2\\""',
      expect.stringMatching(/^bytes: /),
    ]);
  });

  it('differ in status and error, in the format of each service', () => {
    expect(
      differencesOf('s3', { standIn: heard(404, '<Error><Code>NoSuchKey</Code></Error>'), moto: heard(200) }),
    ).toEqual(['status: stand-in 404, moto 200', 'error: stand-in "NoSuchKey", moto nothing']);
    expect(
      differencesOf('secrets', {
        standIn: heard(400, '{"__type":"ResourceNotFoundException"}'),
        moto: heard(400, '{"__type":"com.amazonaws#InvalidParameterException"}'),
      }),
    ).toEqual(['error: stand-in "ResourceNotFoundException", moto "InvalidParameterException"']);
  });

  it('do not reveal the secret that differs', () => {
    const [told = ''] = differencesOf('secrets', {
      standIn: heard(200, '{"SecretString":"sk_live_one"}'),
      moto: heard(200, '{"SecretString":"sk_live_two"}'),
    });
    expect(told).toMatch(/^text: stand-in "[0-9a-f]{8}", moto "[0-9a-f]{8}"$/);
  });

  it('are named after the operation', () => {
    expect(operationOf('s3', { ...call, method: 'PUT' })).toBe('PUT');
    expect(operationOf('ses', { ...call, body: Buffer.from('Action=SendEmail') })).toBe('SendEmail');
    const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
    expect(operationOf('secrets', { ...call, headers })).toBe('GetSecretValue');
  });
});
