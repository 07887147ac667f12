import { describe, expect, it } from 'vitest';
import { daySerial, FormulaFault } from './excel-functions.ts';
import { type Cell, f, type Range } from './formula.ts';

const cell = (address: string, value: Cell['value'], name?: string): Cell => ({
  kind: 'cell',
  sheet: 'A',
  address,
  value,
  ...(name !== undefined && { name }),
});
const range = (...values: Range['values']): Range => ({
  kind: 'range',
  sheet: 'A',
  address: `B1:B${values.length}`,
  values,
});
const four = cell('A1', 4);
const price = cell('A2', 12.5, 'price');
const empty = cell('A3', null);
const months = range(1, 2, 3, 4);

describe('a formula', () => {
  it.each([
    [f`1+2*3-4/2`, 5],
    [f`(1+2)*-3`, -9],
    [f`-${four}*${-2}`, 8],
    [f`2-3-4`, -5],
    [f`24/4/2`, 3],
    [f`IF(${four}>=4,"yes","no")`, 'yes'],
    [f`IF(${empty}="",1,1/0)`, 1],
    [f`AND(1<2,2<>3,${four}=4)`, true],
    [f`OR(1>2,${price}<=12)`, false],
    [f`"<="&${four}-1`, '<=3'],
    [f`SUM(${range(1, null, 'x', 2.5)})`, 3.5],
    [f`AVERAGE(${months})`, 2.5],
    [f`MEDIAN(${months})+MEDIAN(${range(9, null, 1, 'x', 4)})`, 6.5],
    [f`MIN(${months},0)+MAX(${months},9)`, 9],
    [f`COUNT(${range(1, 'two', null, 4)})`, 2],
    [f`INDEX(${months},3)*MATCH(4,${months},0)`, 12],
    [f`SUMIFS(${range(10, 20, 30, 40)},${months},">"&1,${months},"<="&3)`, 50],
    [f`SUMPRODUCT(${months},${months})`, 30],
    [f`INT(-1.5)`, -2],
    [f`POWER(2,3)`, 8],
    [f`ROUNDUP(2.1,0)+ROUNDUP(-2.1,0)`, 0],
    [f`CEILING(180.1,5)+CEILING(185,5)+CEILING(0,5)`, 370],
    [f`ROUND(LN(0.05),6)`, -2.995732],
    [f`ABS(${-3})`, 3],
    [f`2E-1*5`, 1],
  ])('%# has the value that a spreadsheet calculates', (formula, value) => {
    expect(formula.value).toBe(value);
  });

  it('rounds half a cent away from zero, even where its binary fraction is lower', () => {
    expect(f`ROUND(1.005,2)`.value).toBe(1.01);
    expect(f`ROUND(675*0.02*1.15,2)`.value).toBe(15.53);
    expect(f`ROUND(-2.5,0)`.value).toBe(-3);
    expect(Object.is(f`0*${-1}`.value, 0)).toBe(true);
  });

  it('adds months as a calendar does', () => {
    const serial = (iso: string): Cell => cell('A9', daySerial(iso));
    expect(daySerial('2026-11-23')).toBe(46_349);
    expect(f`EDATE(${serial('2026-11-30')},3)`.value).toBe(daySerial('2027-02-28'));
    expect(f`EDATE(${serial('2026-11-23')},14)`.value).toBe(daySerial('2028-01-23'));
  });

  it('refers to a cell by its name, and by its sheet if that is another one', () => {
    const there: Range = { ...months, sheet: 'One sale' };
    const formula = f`SUM(${there})*${price}+${four}-${-2}`;
    expect(formula.on('A')).toBe("SUM('One sale'!B1:B4)*price+A1-(-2)");
    expect(formula.on('One sale')).toBe('SUM(B1:B4)*price+A!A1-(-2)');
    expect(f`2*${f`1+${four}`}`.on('A')).toBe('2*(1+A1)');
    expect(f`2*${f`1+${four}`}`.value).toBe(10);
  });

  it.each([
    ['an unknown function', () => f`VLOOKUP(1,${months},2)`],
    ['a missing bracket', () => f`(1+2`],
    ['something left over', () => f`1 2`],
    ['an unknown sign', () => f`1 # 2`],
    ['a text in a sum', () => f`1+"one"`],
    ['a place outside a range', () => f`INDEX(${months},5)`],
    ['no match', () => f`MATCH(7,${months},0)`],
    ['an IF without an else', () => f`IF(1,2)`],
  ])('with %s is a fault without a value', (_, write) => {
    expect(write).toThrow(FormulaFault);
  });
});
