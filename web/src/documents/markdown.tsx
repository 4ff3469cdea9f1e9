import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from 'wouter';
import { linkCfrSections } from './cfr-links.ts';
import { safeAddress } from './safe-address.ts';

const plugins = [remarkGfm, linkCfrSections];

/**
 * The text of a passage. HTML in it is shown as the text that it is, pictures by their words, and a link leads to the web
 * or to a screen of this app or nowhere.
 */
export function PassageText({ children }: { children: string }) {
  return (
    <Markdown remarkPlugins={plugins} urlTransform={safeAddress} components={components}>
      {children}
    </Markdown>
  );
}

const components: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  img: ({ alt }) => <>{alt}</>,
  // Headings of the document stand above the passage; one within a passage does not disturb their order.
  h1: ({ children }) => <p className="font-bold">{children}</p>,
  h2: ({ children }) => <p className="font-bold">{children}</p>,
  h3: ({ children }) => <p className="font-bold">{children}</p>,
  h4: ({ children }) => <p className="font-bold">{children}</p>,
  h5: ({ children }) => <p className="font-bold">{children}</p>,
  h6: ({ children }) => <p className="font-bold">{children}</p>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => <blockquote className="border-l-4 border-line pl-3">{children}</blockquote>,
  code: ({ children }) => <code className="break-words">{children}</code>,
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="edge relative max-w-full overflow-x-auto rounded-control" role="group" tabIndex={0}>
      <table className="w-full border-collapse text-label">{children}</table>
    </div>
  ),
  th: ({ children }) => <th className="edge-b bg-press px-2 py-1.5 text-left align-top">{children}</th>,
  td: ({ children }) => (
    <td className="edge-b px-2 py-1.5 align-top [&_a]:inline-flex [&_a]:min-h-12 [&_a]:items-center">
      {children}
    </td>
  ),
};

function SafeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const look = 'text-accent-text underline underline-offset-2';
  if (!href) return <>{children}</>;
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={look}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('#')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <span className="sr-only">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
