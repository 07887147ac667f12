import { expect, it } from 'vitest';
import { exportFileName } from './account-data.tsx';

it.each([
  [new Date(2026, 10, 20, 23, 59), 'waymint-data-2026-11-20.json'],
  [new Date(2027, 0, 2, 0, 0), 'waymint-data-2027-01-02.json'],
])('an export is named after the day it was made', (now, name) => expect(exportFileName(now)).toBe(name));
