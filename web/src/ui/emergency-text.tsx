import type { Ref } from 'react';
import { InItsLanguage } from '../language/in-its-language.tsx';
import { Call911 } from './call-911.tsx';

interface EmergencyTextProps {
  text: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * An answer about an injury. What not to do comes before the 911 button, because it protects the helper; the
 * rest comes after it.
 */
export function EmergencyText({ text, ref }: EmergencyTextProps) {
  const paragraphs = text.split('\n\n');
  const calls = Math.max(
    0,
    paragraphs.findIndex((paragraph) => paragraph.includes('911')),
  );
  const warning = paragraphs.slice(0, calls).join('\n\n');
  return (
    <div ref={ref}>
      {warning !== '' && (
        <p className="mb-2 font-bold whitespace-pre-line">
          <InItsLanguage text={warning} />
        </p>
      )}
      <Call911 />
      <p className="whitespace-pre-line">
        <InItsLanguage text={paragraphs.slice(calls).join('\n\n')} />
      </p>
    </div>
  );
}
