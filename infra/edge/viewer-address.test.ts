import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { viewerAddressHeader } from '../../shared/contract/edge-headers.ts';
import { viewerAddressCode } from './viewer-address.ts';

it('replaces an address that the viewer made up by the one CloudFront saw', () => {
  const handler = runInContext(`${viewerAddressCode}\nhandler`, createContext({}));
  const request = { uri: '/api/user', headers: { [viewerAddressHeader]: { value: '10.0.0.1' } } };
  expect(handler({ request, viewer: { ip: '2001:db8::7' } })).toEqual({
    uri: '/api/user',
    headers: { [viewerAddressHeader]: { value: '2001:db8::7' } },
  });
});
