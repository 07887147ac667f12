import { describe, expect, inject, it } from 'vitest';
import { callApi } from '#functions/testing/call-api.ts';
import { eventually, mailTo } from '#functions/testing/local-tools.ts';
import { signUpPerson } from '#functions/testing/people.ts';
import { confirmedPerson, reaches, startRun, submit } from '#functions/testing/runs.ts';
import { readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import {
  type DocumentFormat,
  documentFormatNames,
  documentFormats,
} from '#shared/contract/document-formats.ts';

const paths = { pdf: '', workbook: '/workbook', calendar: '/calendar' } as const;
const starts: Readonly<Record<DocumentFormat, RegExp>> = {
  pdf: /^%PDF-/,
  workbook: /^PK/,
  calendar: /^BEGIN:VCALENDAR\r\n/,
};

async function finishedPlan() {
  const person = await confirmedPerson(4000);
  const runId = await startRun(person, 'BASIC');
  await submit(person, runId);
  const run = await reaches(person, runId, 'COMPLETED');
  return { person, runId, fileId: run.generatedFile };
}

const bytesOf = async (fileId: string, format: DocumentFormat, token: string): Promise<Uint8Array> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${inject('siteUrl')}/api/files/${fileId}${paths[format]}`, { headers });
  return new Uint8Array(await response.arrayBuffer());
};

describe('a finished plan', () => {
  it('is available to its owner as PDF, workbook and calendar, by login and by the links in the mail', async () => {
    const { person, runId, fileId } = await finishedPlan();
    const mail = await eventually(
      async () => (await mailTo(person.email)).find(({ subject }) => /is ready/.test(subject)),
      'the mail with the plan',
    );
    const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+\/link\?\S+/g)].map(([link]) => link);
    expect(links).toHaveLength(3);
    for (const [index, format] of documentFormatNames.entries()) {
      const { mediaType, fileName, shown } = documentFormats[format];
      const byLogin = await callApi(`/files/${fileId}${paths[format]}`, { token: person.token });
      expect(byLogin.status).toBe(200);
      expect(byLogin.headers.get('content-type')).toBe(mediaType);
      expect(byLogin.headers.get('content-disposition')).toBe(`${shown}; filename="${fileName}"`);
      expect(byLogin.headers.get('cache-control')).toBe('private, no-store');
      const followed = await fetch(links[index] ?? '', { redirect: 'manual' });
      expect(followed.status).toBe(303);
      const fetched = await fetch(followed.headers.get('location') ?? '');
      expect(fetched.headers.get('content-type')).toBe(mediaType);
      expect(fetched.headers.get('content-disposition')).toBe(`${shown}; filename="${fileName}"`);
      const bytes = new Uint8Array(await fetched.arrayBuffer());
      expect(new TextDecoder('latin1').decode(bytes)).toMatch(starts[format]);
      expect(bytes).toEqual(await bytesOf(fileId, format, person.token));
    }
    const book = readWorkbook(await bytesOf(fileId, 'workbook', person.token));
    expect(book.sheets[0]?.xml).toContain(runId);
    const calendar = await callApi(`/files/${fileId}/calendar`, { token: person.token });
    expect(calendar.body).toContain(`UID:${runId}-`);
  });

  it('is refused to others in every format, and has no other format', async () => {
    const { fileId, person } = await finishedPlan();
    const stranger = await signUpPerson();
    for (const path of Object.values(paths)) {
      const theirs = await callApi(`/files/${fileId}${path}`, { token: stranger.token });
      const unknown = await callApi(`/files/file_0${path}`, { token: person.token });
      for (const { status, body } of [theirs, unknown])
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
      const signedOut = await callApi(`/files/${fileId}${path}`);
      expect({ status: signedOut.status, code: signedOut.body.code }).toEqual({
        status: 401,
        code: 'session-invalid',
      });
    }
    const mail = await eventually(
      async () => (await mailTo(person.email)).find(({ subject }) => /is ready/.test(subject)),
      'the mail with the plan',
    );
    const link = new URL(/https?:\/\/\S+\/link\?\S+/.exec(mail.text ?? '')?.[0] ?? 'missing:');
    const statusAs = async (as: string): Promise<number> => {
      link.searchParams.set('as', as);
      return (await fetch(link, { redirect: 'manual' })).status;
    };
    expect([await statusAs('calendar'), await statusAs('docx')]).toEqual([303, 400]);
    link.searchParams.set('t', 'k1.usr_0.x');
    expect(await statusAs('workbook')).toBe(404);
  });
});
