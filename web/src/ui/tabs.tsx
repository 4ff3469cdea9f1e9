import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, read aloud. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Leave out to begin with the first and let the tabs remember by themselves. */
  value?: string;
  onChange?: (value: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const controlled = value === undefined ? { defaultValue: tabs[0].value } : { value };
  return (
    <Radix.Root
      {...controlled}
      {...(onChange && { onValueChange: onChange })}
      className="flex flex-col gap-4"
    >
      <Radix.List aria-label={label} className="edge-b flex flex-wrap gap-x-1 sm:gap-x-2">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'min-h-12 flex-[1_1_5.3rem] border-b-4 border-transparent px-1 py-2 text-label leading-tight font-semibold text-quiet sm:flex-none sm:px-4',
              'hover:text-ink data-[state=active]:border-accent-text data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-control">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
