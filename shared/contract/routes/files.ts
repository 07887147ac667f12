import * as z from 'zod';
import { documentFormatNames } from '../document-formats.ts';
import { defineRoutes } from '../route.ts';

const fileParams = z.object({ fileId: z.string().min(1).max(64) });

export const filesRoutes = defineRoutes({
  getFile: {
    method: 'GET',
    path: '/files/{fileId}',
    group: 'files',
    auth: 'session',
    summary: 'A finished plan as PDF, for its owner, for thirty days',
    encoding: 'none',
    params: fileParams,
    response: { encoding: 'document', format: 'pdf' },
    errors: ['tokens-owed', 'not-found', 'document-expired'],
  },
  getWorkbook: {
    method: 'GET',
    path: '/files/{fileId}/workbook',
    group: 'files',
    auth: 'session',
    summary: 'The figures of a finished plan as a workbook, available as long as its PDF',
    encoding: 'none',
    params: fileParams,
    response: { encoding: 'document', format: 'workbook' },
    errors: ['tokens-owed', 'not-found', 'document-expired'],
  },
  getCalendar: {
    method: 'GET',
    path: '/files/{fileId}/calendar',
    group: 'files',
    auth: 'session',
    summary: 'The tasks of a finished plan as a calendar, available as long as its PDF',
    encoding: 'none',
    params: fileParams,
    response: { encoding: 'document', format: 'calendar' },
    errors: ['tokens-owed', 'not-found', 'document-expired'],
  },
  followFileLink: {
    method: 'GET',
    path: '/files/{fileId}/link',
    group: 'files',
    auth: 'link-token',
    summary: 'The thirty-day links from the mail: to the PDF, or to what `as` names',
    encoding: 'none',
    params: fileParams,
    query: z.object({
      t: z.string().min(1).max(256),
      as: z.exactOptional(z.enum(documentFormatNames)),
    }),
    response: { encoding: 'redirect' },
    errors: ['tokens-owed', 'not-found', 'document-expired'],
  },
});
