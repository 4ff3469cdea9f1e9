import { i18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readCatalogue } from '@tailboard/contract/read-catalogue.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Spanish catalogue as the build leaves it. */
export function inSpanish(): void {
  const texts = readCatalogue(readFileSync(join(import.meta.dirname, '../src/locales/es.po'), 'utf8'));
  const messages: Messages = {};
  // A sentence of the server is found by its code, a text of the code by what the build makes of its English.
  for (const [id, text] of texts)
    messages[id] = messages[generateMessageId(id)] = compileMessageOrThrow(text);
  i18n.loadAndActivate({ locale: 'es', messages });
}
