import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { openDialogs } from './open-dialogs.ts';
import { dismissToast, toasts } from './toast.ts';
import { toneClass } from './tone.ts';
import { useToastPosition } from './use-toast-position.ts';

const DURATION_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/** Escape dismisses the focused toast only, not the dialog below it. */
function dismissAlone(event: KeyboardEvent, number: number): void {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('ol')?.focus();
  dismissToast(number);
}

/** Shows toasts. Rendered once, at the root, or in the topmost dialog while one is open. */
export default function Toaster() {
  const { t } = useLingui();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topmost);
  const position = useToastPosition(toast !== undefined && !dialog);
  const tone = toast?.tone ?? 'plain';
  const Icon = tone === 'bad' ? CircleAlert : tone === 'ok' ? CircleCheck : Info;
  return (
    <Radix.Provider
      label={t`Notification`}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      {toast && (
        <Radix.Root
          key={toast.number}
          {...(toast.duration !== undefined && { duration: toast.duration })}
          type={tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.number)}
          onEscapeKeyDown={(event) => dismissAlone(event, toast.number)}
          className={classNames(
            toneClass[tone],
            'floats appears throwable flex max-h-[50dvh] items-start gap-3 overflow-y-auto rounded-card border-(length:--edge) border-tone bg-card p-3 text-ink',
          )}
        >
          <Icon size={22} className="mt-3 shrink-0 text-tone" aria-hidden />
          <div className="min-w-0 grow py-2.5">
            <Radix.Title className="font-bold">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                onClick={toast.action.onPress}
                className="-mx-2 min-h-12 px-2 font-semibold text-accent-text underline underline-offset-4"
              >
                {toast.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={t`Close`}
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-press"
          >
            <X size={22} aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      {createPortal(
        <Radix.Viewport
          hotkey={HOTKEY}
          label={`${t`Notifications`} ({hotkey})`}
          style={position}
          className="fixed inset-x-0 z-40 mx-auto flex w-full flex-col p-4 sm:w-[26rem]"
        />,
        dialog ?? document.body,
      )}
    </Radix.Provider>
  );
}
