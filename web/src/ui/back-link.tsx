import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The way up, above the heading of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="-mb-2">
      <Link
        href={href}
        className="inline-flex min-h-12 items-center gap-2 rounded-control pr-2 font-semibold text-accent-text underline-offset-4 hover:underline"
      >
        <ArrowLeft size={20} aria-hidden />
        {children}
      </Link>
    </div>
  );
}
