import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from './class-names.ts';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The shown tab; the first by default. */
  tabs: readonly [Tab, ...Tab[]];
  value?: string;
  onChange?: (value: string) => void;
}

/** How far each key moves from the selected tab; 'first' and 'last' move to the ends. */
const moves: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};

/** Tabs after the ARIA pattern, selected by a click or with the arrow keys. */
export function Tabs({ label, tabs, value: given, onChange }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0].value);
  const value = given ?? own;
  const setValue = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const chosen = tabs.find((tab) => tab.value === value) ?? tabs[0];
  const tabId = (tab: Tab) => `${id}-tab-${tab.value}`;
  const panelId = `${id}-panel`;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const from = tabs.indexOf(chosen);
    const to = move === 'first' ? 0 : move === 'last' ? -1 : (from + move) % tabs.length;
    const next = tabs.at(to) ?? chosen;
    setValue(next.value);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div
        role="tablist"
        aria-label={label}
        className="edge-b flex gap-x-0.5 overflow-x-auto overscroll-x-contain sm:gap-x-2"
      >
        {tabs.map((tab) => {
          const isChosen = tab === chosen;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab)}
              aria-selected={isChosen}
              aria-controls={isChosen ? panelId : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => setValue(tab.value)}
              onKeyDown={onKeyDown}
              className={classNames(
                'min-h-12 flex-[1_1_auto] border-b-4 px-1 py-2 text-label leading-tight font-semibold sm:flex-none sm:px-4',
                isChosen ? 'border-accent-text text-ink' : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={chosen.value}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(chosen)}
        tabIndex={0}
        className="rounded-control"
      >
        {chosen.content}
      </div>
    </div>
  );
}
