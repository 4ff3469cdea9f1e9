import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { Brand, SidebarLinks } from './sidebar.tsx';

/** The signed-in app before its code, its person and its page are known: prerendered at build time, the same for everybody. */
export function ShellOutline() {
  const { t } = useLingui();
  return (
    <ShellFrame
      sidebar={
        <>
          <Brand />
          <SidebarLinks />
        </>
      }
      header={<p className="px-3 py-3 text-lead font-bold">Tailboard</p>}
      bottomBar={<BottomBar />}
    >
      <SkeletonRows label={t`Loading...`} />
    </ShellFrame>
  );
}
