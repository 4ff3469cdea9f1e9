// The types go with the file into the workspaces that reach it through the server.
// oxlint-disable-next-line typescript/triple-slash-reference -- there is nothing to import from a declaration
/// <reference path="../../documents/yauzl.d.ts" />
import yauzl from 'yauzl';

/** Bytes that the parts of a workbook may unpack to, counted as they are unpacked, since sizes can lie. */
const MOST_XML = 60_000_000;
const MOST_PARTS = 1_000;
const MOST_COLUMNS = 100;
const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
const SHARED = 'xl/sharedStrings.xml';

export class UnreadableSheetError extends Error {}

/**
 * The cells of the first sheet of a workbook as text, at most `mostRows` rows and one. Formulas are not computed: their stored
 * result is taken. Throws UnreadableSheetError.
 */
export async function readXlsx(bytes: Buffer, mostRows: number): Promise<string[][]> {
  let parts: Map<string, string>;
  try {
    parts = await unpack(bytes);
  } catch (error) {
    throw new UnreadableSheetError('This workbook cannot be read', { cause: error });
  }
  const [first] = [...parts.keys()]
    .flatMap((name) => SHEET.exec(name) ?? [])
    .filter((name) => parts.has(name))
    .toSorted((a, b) => Number(SHEET.exec(a)?.[1]) - Number(SHEET.exec(b)?.[1]));
  if (first === undefined) throw new UnreadableSheetError('This workbook has no sheet');
  return cellsOf(parts.get(first) ?? '', sharedOf(parts.get(SHARED) ?? ''), mostRows);
}

async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const parts = new Map<string, string>();
  let unpacked = 0;
  if (zip.entryCount > MOST_PARTS) throw new Error('Too many parts');
  for await (const entry of zip.eachEntry()) {
    if (!SHEET.test(entry.fileName) && entry.fileName !== SHARED) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MOST_XML) throw new Error('It unpacks to too much');
      chunks.push(chunk as Buffer);
    }
    parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return parts;
}

type Piece = Readonly<{ name: string; isEnd: boolean; isEmpty: boolean; tag: string; text: string }>;

/** Tags and texts one after the other. A tag ends at the next bracket, so that no file takes more than one pass. */
function* piecesOf(xml: string): Generator<Piece> {
  for (const [piece] of xml.matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, end, name] = /^<(\/?)(?:\w+:)?(\w+)/.exec(piece) ?? [];
    const isTag = name !== undefined;
    yield {
      ...{ name: name ?? '', isEnd: end === '/', isEmpty: isTag && piece.endsWith('/>'), tag: piece },
      text: isTag || piece.startsWith('<') ? '' : decode(piece),
    };
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_, ten, sixteen, name) => {
    if (name !== undefined) return named[(name as string).toLowerCase()] ?? '';
    const code = ten === undefined ? Number.parseInt(sixteen as string, 16) : Number(ten);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Texts that cells point to. Readings of Japanese beside a text (`rPh`) are left out. */
function sharedOf(xml: string): string[] {
  const shared: string[] = [];
  let [isText, isReading] = [false, false];
  for (const { name, isEnd, isEmpty, text } of piecesOf(xml)) {
    if (name === 'si' && !isEnd) shared.push('');
    else if (name === 'rPh') isReading = !isEnd && !isEmpty;
    else if (name === 't') isText = !isEnd && !isEmpty;
    else if (isText && !isReading && name === '') shared.push((shared.pop() ?? '') + text);
  }
  return shared;
}

function cellsOf(xml: string, shared: readonly string[], mostRows: number): string[][] {
  const rows: string[][] = [];
  let row: string[] | null = null;
  let cell: { at: number; type: string; text: string } | null = null;
  let isValue = false;
  for (const { name, isEnd, isEmpty, tag, text } of piecesOf(xml)) {
    if (name === 'row' && !isEnd) {
      // Rows that are left out in the file are empty ones.
      const number = Math.min(Number(/\sr="(\d{1,7})"/.exec(tag)?.[1] ?? rows.length + 1), mostRows + 1);
      while (rows.length < number - 1) rows.push([]);
      if (rows.length > mostRows) return rows;
      row = [];
      rows.push(row);
    } else if (name === 'c' && !isEnd && row !== null) {
      const at = columnOf(/\sr="([A-Z]{1,3})\d+"/.exec(tag)?.[1]) ?? row.length;
      cell = isEmpty ? null : { at, type: /\st="(\w+)"/.exec(tag)?.[1] ?? 'n', text: '' };
    } else if (name === 'c' && isEnd && cell !== null && row !== null) {
      if (cell.at < MOST_COLUMNS) {
        while (row.length < cell.at) row.push('');
        row[cell.at] = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : cell.text;
      }
      cell = null;
    } else if (name === 'v' || name === 't') isValue = !isEnd && !isEmpty;
    else if (name === '' && isValue && cell !== null) cell.text += text;
  }
  return rows;
}

/** 0 for A, 26 for AA. */
const columnOf = (letters: string | undefined): number | null =>
  letters === undefined
    ? null
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
