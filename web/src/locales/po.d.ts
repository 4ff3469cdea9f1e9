/** A catalogue as the build leaves it (@lingui/vite-plugin): messages by id. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
