import { useLingui } from '@lingui/react/macro';

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;
/** Chromium's children say that they are Chrome too, and Chrome that it is Safari. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

/** What people call the browser and the device that a User-Agent speaks of: 'Chrome on Android'. */
export function useDeviceWords(): (userAgent: string | null) => string {
  const { t } = useLingui();
  return (userAgent) => {
    const find = (names: readonly (readonly [string, RegExp])[]) =>
      names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
    const browser = find(browsers);
    const system = find(systems);
    if (browser !== undefined && system !== undefined) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Another program`;
  };
}
