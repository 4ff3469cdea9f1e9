import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useKeyboardHeight } from './keyboard-height.ts';

/**
 * The main buttons of a form, within reach of the thumb. On small screens they are fixed above the bottom bar
 * or the on-screen keyboard, beside the assistant's button; on larger ones they stick to the bottom of the
 * window or the end of the form. With a text size of 200 % they scroll with the form: fixed, they would cover
 * it.
 */
export function Foot({ children }: { children: ReactNode }) {
  const keyboard = useKeyboardHeight();
  return (
    <div
      data-foot
      {...(keyboard > 0 && { style: { bottom: keyboard } })}
      className={classNames(
        'edge-t fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-15 flex min-h-(--strip) items-center gap-2 bg-surface py-1.5 pl-[max(16px,env(safe-area-inset-left))] *:min-h-14 *:grow max-sm:*:px-3 max-[21rem]:[&_button>svg]:hidden short:bottom-0 short:pb-[calc(env(safe-area-inset-bottom)+6px)] short:*:min-h-12',
        'md:sticky md:inset-x-auto md:bottom-0 md:-mx-6 md:px-6 md:*:grow-0 lg:-mx-3 lg:px-3',
        'in-data-[text-size=large]:static md:in-data-[text-size=large]:static in-data-[text-size=large]:flex-col-reverse in-data-[text-size=large]:items-stretch in-data-[text-size=large]:border-0 in-data-[text-size=large]:px-0',
        keyboard > 0 ? 'pr-4' : 'pr-[calc(84px+env(safe-area-inset-right))] lg:pr-3',
      )}
    >
      {children}
    </div>
  );
}
