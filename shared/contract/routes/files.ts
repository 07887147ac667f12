import * as z from 'zod';
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
    response: { encoding: 'pdf' },
    errors: ['not-found', 'document-expired'],
  },
  followFileLink: {
    method: 'GET',
    path: '/files/{fileId}/link',
    group: 'files',
    auth: 'link-token',
    summary: 'The thirty-day link from the mail',
    encoding: 'none',
    params: fileParams,
    query: z.object({ t: z.string().min(1).max(256) }),
    response: { encoding: 'redirect' },
    errors: ['not-found', 'document-expired'],
  },
});
