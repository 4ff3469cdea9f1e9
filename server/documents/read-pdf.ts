import { escapeMarkdown, type Block } from '@tailboard/answers/library/chunks.ts';
import { UnreadableFileError } from './unreadable-file.ts';

const MOST_PAGES = 5_000;
/** A page of print has some 2,000 characters; one with fewer than these over the whole document is a picture of print. */
const LEAST_TEXT_OF_DOCUMENT = 20;

/** The text of a PDF, page by page. Throws UnreadableFileError for one that is damaged, locked or scanned. */
export async function readPdf(bytes: Buffer): Promise<{ title: string | null; blocks: Block[] }> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    const isLocked = (error as Error).name === 'PasswordException';
    throw new UnreadableFileError(
      isLocked
        ? 'This PDF is locked with a password. Save it without one and add it again.'
        : 'This PDF is damaged and cannot be read.',
      { cause: error },
    );
  });
  if (pdf.numPages > MOST_PAGES) {
    throw new UnreadableFileError(
      `This PDF has more than ${MOST_PAGES.toLocaleString('en-US')} pages. Add the part that crews need.`,
    );
  }
  const { text: pages } = await extractText(pdf, { mergePages: false }).catch((error: unknown) => {
    throw new UnreadableFileError('This PDF is damaged and cannot be read.', { cause: error });
  });
  if (pages.join('').replaceAll(/\s/g, '').length < LEAST_TEXT_OF_DOCUMENT) {
    throw new UnreadableFileError(
      'This PDF has no text: it is a scan or a picture. Run text recognition (OCR) on it, or add the original document.',
    );
  }
  const meta = await getMeta(pdf).catch(() => null);
  const title = meta?.info['Title'];
  return {
    title: typeof title === 'string' && title.trim() !== '' ? title.trim() : null,
    blocks: pages.flatMap(blocksOfPage),
  };
}

/** Lines that stand by themselves and look like headings become such; all others are joined to paragraphs. */
function blocksOfPage(page: string, index: number): Block[] {
  const blocks: Block[] = [{ kind: 'heading', level: 2, text: `Page ${index + 1}` }];
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'text', markdown: escapeMarkdown(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const raw of page.split('\n')) {
    const line = raw.replaceAll(/\s+/g, ' ').trim();
    if (line === '') flush();
    else if (looksLikeHeading(line)) {
      flush();
      blocks.push({ kind: 'heading', level: 3, text: line });
    } else {
      paragraph.push(line);
      if (/[.!?:]$/.test(line) && paragraph.join(' ').length > 500) flush();
    }
  }
  flush();
  return blocks;
}

/** 'SCOPE', '4.2 Ladders': short, no end of a sentence, numbered or in capitals. */
function looksLikeHeading(line: string): boolean {
  if (line.length < 4 || line.length > 80 || /[.,;]$/.test(line)) return false;
  return (
    /^(\d+\.){1,4}\d*\s+\p{Lu}/u.test(line) ||
    (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/\d{4}/.test(line))
  );
}
