import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dialogIsOpen } from './open-dialogs.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button, and on a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** `center`: a question. `below`: a sheet. `left`: the sidebar. `right`: a sheet of full height. */
  placement?: 'center' | 'below' | 'left' | 'right';
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
}

const placements = {
  center: 'm-auto w-[min(92vw,32rem)] rounded-card appears',
  below:
    'mx-auto mt-auto mb-0 w-full max-w-none rounded-t-card pb-[env(safe-area-inset-bottom)] slides-from-below sm:max-w-[36rem] sm:my-auto sm:rounded-card',
  left: 'my-0 mr-auto ml-0 h-dvh max-h-none w-64 max-w-[85vw] slides-from-left',
  right: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[30rem] max-w-full slides-from-right',
} as const;

/** The browser's own modal dialog: it traps the focus, restores it, and needs no style element. */
export function Dialog({ open, onClose, title, placement = 'center', children, actions }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    return open ? dialogIsOpen(element) : undefined;
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBeside);
    return () => element?.removeEventListener('click', closeFromBeside);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => open && onClose()}
      className={classNames(
        'floats edge max-h-[92dvh] overflow-y-auto overscroll-contain bg-card p-0 text-ink',
        placements[placement],
      )}
    >
      {open && (
        <div
          className={classNames('flex flex-col gap-3 p-4', placement === 'right' ? 'h-full' : 'min-h-full')}
        >
          <div className="flex items-center justify-between gap-2">
            <h2 id={heading} className="min-w-0 text-heading leading-tight font-bold wrap-anywhere">
              {title}
            </h2>
            <IconButton label={t`Close`} icon={X} onClick={onClose} />
          </div>
          <div className={classNames('flex grow flex-col gap-3', placement === 'right' && 'min-h-0')}>
            {children}
          </div>
          {actions && <div className="mt-2 flex flex-col gap-2 sm:flex-row sm:justify-end">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
