import type { ReactNode, Ref } from 'react';

interface ShellFrameProps {
  sidebar: ReactNode;
  /** 56 px; its element, whose height what is jumped to keeps clear of. */
  header: ReactNode;
  headerRef?: Ref<HTMLElement>;
  bottomBar: ReactNode;
  /** Above the page: what everybody must know. */
  banners?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Where the parts of the signed-in app stand; the prerendered outline and the app itself share it. */
export function ShellFrame({
  sidebar,
  header,
  headerRef,
  bottomBar,
  banners,
  footer,
  children,
}: ShellFrameProps) {
  return (
    <div className="md:pl-64">
      <aside className="edge-r fixed inset-y-0 left-0 hidden w-64 flex-col gap-4 overflow-y-auto bg-card p-4 md:flex">
        {sidebar}
      </aside>
      <header
        ref={headerRef}
        className="edge-b sticky top-0 z-30 flex min-h-14 items-center bg-surface pt-[env(safe-area-inset-top)] pr-1 pl-1 in-data-[text-size=large]:static in-data-[text-size=large]:flex-wrap md:px-4 lg:gap-x-2 lg:px-6 short:static"
      >
        {header}
      </header>
      {banners}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-3.5rem-var(--strip)-var(--bottom-bar)-env(safe-area-inset-bottom))] w-full max-w-[73rem] flex-col px-4 pt-4 pb-4 md:px-6 md:pt-6 lg:pr-22 short:pt-2"
      >
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  );
}
