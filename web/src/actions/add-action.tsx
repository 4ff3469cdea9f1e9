import { Trans } from '@lingui/react/macro';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Prefilled } from './use-post-action.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const ActionForm = lazyPart(() => import('./action-form.tsx'));

const nothing: Prefilled = {};

/** 'Add an action': opens the short form, filled in as far as `about` says. */
export function AddAction({ about }: { about?: Prefilled }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={ClipboardPlus} wide onClick={() => setOpen(true)}>
        <Trans>Add an action</Trans>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ActionForm about={about ?? nothing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
