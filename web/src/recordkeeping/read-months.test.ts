import { expect, it } from 'vitest';
import { figureOf, readMonths } from './read-months.ts';

const of = (text: string) => readMonths(text, 2026);

it('reads months from a CSV file and from copied cells, by any usual name and in any order of columns', () => {
  const { months, fault } = of(
    '\uFEFFHours by month\r\nMonth,Hours,Employees\r\nJanuary,"1,980",12\r\nFeb 2026,1800,11\r\n\r\nTotal,3780,\r\n',
  );
  expect(fault).toBeNull();
  expect([...months]).toEqual([
    [1, { employees: '12', hours: '1,980' }],
    [2, { employees: '11', hours: '1800' }],
  ]);
  expect([...of('3\t10\t1600\n2026-04\t9\t1500\n5/31/2026\t8\t1400\nsept.\t7\t900').months.keys()]).toEqual([
    3, 4, 5, 9,
  ]);
  expect([...of('Mes;Trabajadores;Horas\nEnero;12;1.980\nDiciembre;9;1500').months.keys()]).toEqual([1, 12]);
});

it('says which line it cannot take, and takes none then', () => {
  const said = (text: string) => [of(text).fault, of(text).months.size];
  expect(said('1,10,1600\nSpring,9,1500')).toEqual([{ line: 2, what: 'month' }, 0]);
  expect(said('1,10,1600\n13,9,1500')).toEqual([{ line: 2, what: 'month' }, 0]);
  expect(said('2025-01,10,1600')).toEqual([{ line: 1, what: 'year' }, 0]);
  expect(said('1,10,1600\nJan,9,1500')).toEqual([{ line: 2, what: 'twice' }, 0]);
  expect(said('1,ten,1600')).toEqual([{ line: 1, what: 'figures' }, 0]);
  expect(said('')).toEqual([{ what: 'nothing' }, 0]);
});

it('takes thousands as they are written, and makes no thousands of a decimal', () => {
  expect(['118,000', '118 000', '1.180.000', '0', '40.5', '-3'].map(figureOf)).toEqual([
    ...[118_000, 118_000, 1_180_000, 0, 40.5, -3],
  ]);
  expect([figureOf(''), figureOf('many')]).toEqual([Number.NaN, Number.NaN]);
});
