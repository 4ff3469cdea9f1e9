import type { SafetyDocument } from '@tailboard/contract/documents.ts';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Person, Reply } from './person.ts';

/** Sends a file as a supervisor's browser does. */
export function sendDocument(
  person: Person,
  file: { name: string; bytes: Buffer | string },
  path = '/api/osha/documents',
): Promise<Reply> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(file.bytes)]), file.name);
  return person.request('POST', path, { body: form });
}

/** The document when it is indexed, or has failed. */
export async function whenIndexed(person: Person, key: string): Promise<SafetyDocument> {
  for (;;) {
    const { body } = await person.get(`/api/osha/documents/${key}`);
    const { document } = body as { document: SafetyDocument };
    if (
      document.status === 'failed' ||
      (document.status === 'ready' && (document.progress === 1 || document.problem !== null))
    ) {
      return document;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** A PDF with these pages; one without text where a page is empty. */
export async function aPdf(pages: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const bytes = buffer(pdf);
  for (const page of pages) {
    pdf.addPage();
    if (page === '') pdf.rect(50, 50, 200, 200).fill('#999');
    else pdf.text(page);
  }
  pdf.end();
  return bytes;
}

type ZipEntry = { name: string; bytes: Buffer; method?: 0 | 8; uncompressedSize?: number };

/** A ZIP file of entries as they are given: with what sizes its directory claims. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, method = 0, uncompressedSize = bytes.length } of entries) {
    const fileName = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(method === 0 ? crc32(bytes) : 0, 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(uncompressedSize, 18);
    common.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, fileName, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, fileName]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** A Word document with these paragraphs; one that begins with '# ' is a heading. */
export function aDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs
    .map((text) => {
      const isHeading = text.startsWith('# ');
      const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
      const said = (isHeading ? text.slice(2) : text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${said}</w:t></w:r></w:p>`;
    })
    .join('');
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return aZip([
    {
      name: '[Content_Types].xml',
      bytes: xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      bytes: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/styles.xml',
      bytes: xml(
        `<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
    },
    {
      name: 'word/_rels/document.xml.rels',
      bytes: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/document.xml',
      bytes: xml(`<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
    },
  ]);
}
