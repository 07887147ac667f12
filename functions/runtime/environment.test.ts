import { afterEach, describe, expect, it, vi } from 'vitest';
import { numberSetting, setting } from './environment.ts';

afterEach(() => vi.unstubAllEnvs());
const name = 'SIGN_UPS_PER_ADDRESS_AND_HOUR';

describe('a setting', () => {
  it('is read as a number where a number is expected', () => {
    vi.stubEnv(name, '1000');
    expect(numberSetting(name)).toBe(1000);
  });

  it.each(['NaN', '', ' ', '1e3', '-1', '1.5', '0x10', '12 ', 'undefined', '99999999999999999999', '0'])(
    'of "%s" where a number is expected stops the function at startup',
    (text) => {
      vi.stubEnv(name, text);
      expect(() => numberSetting(name)).toThrow(name);
    },
  );

  it('that is missing stops the function at startup', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(() => setting('SITE_URL')).toThrow('The environment has no SITE_URL');
  });
});
